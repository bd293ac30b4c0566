import { SoulError } from '../index.js';

/** Passes on what is no failure of the caller: those are answered, and are no news to whoever runs the server. */
export function onlyBugs(report: (error: unknown) => void): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof SoulError)) report(error);
  };
}
