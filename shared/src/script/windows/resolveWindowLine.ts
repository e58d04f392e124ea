// resolveWindowLine: one line of the conformance tool with windows: a script in, its result or its error out.

import { type BadLine, readLine } from '../readLine.ts';
import type { ScriptError } from '../script.ts';
import { parseWindowScript } from './parseWindowScript.ts';
import { playWindowScript } from './playWindowScript.ts';
import type { WindowResult } from './windowScript.ts';

/** Resolves one line; never throws for bad input. */
export const resolveWindowLine = (line: string): WindowResult | BadLine<ScriptError['code']> =>
  readLine(line, (value) => {
    const script = parseWindowScript(value);
    return script.ok ? playWindowScript(script.value) : script;
  });
