import { SoulError } from '../../src/errors/soul-error.js';

/** The error a promise fails with, which must be one that speaks to the user. */
export async function failure(promise: Promise<unknown>): Promise<SoulError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof SoulError) return error;
    throw error;
  }
  throw new Error('It was expected to fail and did not.');
}
