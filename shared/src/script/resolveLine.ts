// resolveLine: one line of the conformance tool: a script in, its result or its error out.

import { err, type Result } from '../lib/index.ts';
import { parseScript } from './parseScript.ts';
import { playScript } from './playScript.ts';
import type { ScriptError, ScriptResult } from './script.ts';

/** What the tool prints for a line. */
export type ResolvedLine = ScriptResult | { readonly id: string | null; readonly error: ScriptError };

function parseJson(line: string): Result<object, ScriptError> {
  const bad = (message: string): Result<never, ScriptError> => err({ code: 'bad-json', message });
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

/** Takes one line; never throws for bad input. */
export function resolveLine(line: string): ResolvedLine {
  const json = parseJson(line);
  if (!json.ok) return { id: null, error: json.error };
  const script = parseScript(json.value);
  const result = script.ok ? playScript(script.value) : script;
  return result.ok ? result.value : { id: idOf(json.value), error: result.error };
}
