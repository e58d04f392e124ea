// playScript: plays a script with the one core and returns its result.

import { ok, type Result } from '../lib/index.ts';
import { resultOf } from './resultOf.ts';
import type { Script, ScriptError, ScriptResult } from './script.ts';
import { ScriptPlay } from './scriptPlay.ts';

/** Takes a parsed script; returns its result, or refuses a choice that the rules don't allow at that moment. */
export function playScript(script: Script): Result<ScriptResult, ScriptError> {
  const play = new ScriptPlay(script);
  play.placeAll();
  const chosen = play.choose();
  return chosen.ok ? ok(resultOf(script.id, play.events, play.taken)) : chosen;
}
