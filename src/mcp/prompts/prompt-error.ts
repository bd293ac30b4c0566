import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { SoulError } from '../../index.js';
import { failureText } from '../tool-result.js';

/** Runs what makes the text of a prompt; a failure becomes the JSON-RPC error of the protocol. */
export async function promptError<Text>(make: () => Promise<Text>): Promise<Text> {
  try {
    return await make();
  } catch (error) {
    const code = error instanceof SoulError ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
    throw new ProtocolError(code, failureText(error));
  }
}
