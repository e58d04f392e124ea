// readLine: the form of every line of the conformance tool: one JSON object with an id.

import { err, type Result } from '../lib/index.ts';

/** What can be wrong with a line of any table: it is no JSON object, or a script of the wrong form. */
export interface LineError<Code extends string> {
  readonly code: 'bad-json' | Code;
  /** One sentence that names what is wrong. */
  readonly message: string;
}

/** What is printed for a line without a result. */
export interface BadLine<Code extends string> {
  readonly id: string | null;
  readonly error: LineError<Code>;
}

function parseJson(line: string): Result<object, LineError<never>> {
  const bad = (message: string): Result<never, LineError<never>> => err({ code: 'bad-json', message });
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return bad(`the line is not JSON: ${error instanceof Error ? error.message : 'it does not parse'}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return bad(`the line is ${Array.isArray(value) ? 'a list' : JSON.stringify(value)}, not an object`);
  return { ok: true, value };
}

const idOf = (value: object): string | null =>
  'id' in value && typeof value.id === 'string' ? value.id : null;

/** Takes one line, and a function that resolves its script. Returns the result, or the error under the script's id. */
export function readLine<T, Code extends string>(
  line: string,
  resolve: (script: object) => Result<T, LineError<Code>>,
): T | BadLine<Code> {
  const json = parseJson(line);
  if (!json.ok) return { id: null, error: json.error };
  const result = resolve(json.value);
  return result.ok ? result.value : { id: idOf(json.value), error: result.error };
}
