// resolveLine: one line of the conformance tool: a script in, its result or its error out.

import { parseScript } from './parseScript.ts';
import { playScript } from './playScript.ts';
import { type BadLine, readLine } from './readLine.ts';
import type { ScriptError, ScriptResult } from './script.ts';

/** What the tool prints for a line. */
export type ResolvedLine = ScriptResult | BadLine<ScriptError['code']>;

/** Resolves one line; never throws for bad input. */
export const resolveLine = (line: string): ResolvedLine =>
  readLine(line, (value) => {
    const script = parseScript(value);
    return script.ok ? playScript(script.value) : script;
  });
