// resolveGameLine: one line of the conformance tool at the patrons' table: a script in, its result or its error out.

import { type BadLine, readLine } from '../../script/index.ts';
import { parseGameScript } from './parseGameScript.ts';
import { playGameScript } from './playGameScript.ts';
import type { GameResult } from './resultOf.ts';
import type { GameScriptError } from './script.ts';

/** Resolves one line; never throws for bad input. */
export const resolveGameLine = (line: string): GameResult | BadLine<GameScriptError['code']> =>
  readLine(line, (value) => {
    const script = parseGameScript(value);
    return script.ok ? playGameScript(script.value) : script;
  });
