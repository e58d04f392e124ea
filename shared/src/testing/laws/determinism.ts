// Law: the same commands and the same chance give the same events, and deciding changes none of its arguments.

import { sameValue } from '../../lib/index.ts';
import type { Seat } from '../../rules/index.ts';
import type { Law } from '../law.ts';
import { deciderOf, type MakeDecide, playRandomly } from '../randomGame.ts';

const tossing = (winners: readonly Seat[]) => ({ toss: (_: unknown, nth: number) => winners[nth] ?? 'a' });

/** The same command and the same chance give the same decision, and no argument is changed. */
export const determinism =
  (makeDecide: MakeDecide): Law =>
  (game, play = playRandomly) => {
    const again = deciderOf(game, makeDecide);
    for (const { before, command, tosses, events, after } of play(game, makeDecide)) {
      const copy: unknown = JSON.parse(JSON.stringify(before));
      const held = before.common.tosses;
      const chance = tossing([...Array.from({ length: held }, (): Seat => 'a'), ...tosses]);
      const decided = again(before, command, command.type === 'tossForPlacement' ? tossing(tosses) : chance);
      if (!decided.ok || !sameValue(decided.value.events, events))
        return `${command.type} leads to other events`;
      if (!sameValue(decided.value.state, after)) return `${command.type} leads to another state`;
      if (!sameValue(before, copy)) return `${command.type} changes the state that it was given`;
    }
    return null;
  };
