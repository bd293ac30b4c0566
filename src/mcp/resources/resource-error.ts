import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from '@modelcontextprotocol/server';
import { SoulError } from '../../index.js';
import { failureText } from '../tool-result.js';

const missing: readonly string[] = [
  'not-found',
  'unknown-role',
  'unknown-scope',
  'unknown-memory',
  'unknown-entity',
  'no-graph',
  'ambiguous',
  // What may not be seen looks like what is not there.
  'scope-above-ceiling',
];

/** The JSON-RPC error for a resource that could not be read. */
export function resourceError(error: unknown, uri: string): ProtocolError {
  if (error instanceof SoulError && missing.includes(error.code)) return new ResourceNotFoundError(uri);
  return new ProtocolError(ProtocolErrorCode.InternalError, failureText(error));
}
