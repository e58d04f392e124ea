// The rules of the table itself: practising and playing.

import { play, practise } from '../match/index.ts';
import { other, own, type RulesFor } from '../door/index.ts';

export const matchRules: RulesFor<'practise' | 'play'> = {
  practise: {
    relate: other,
    handle: ({ context, tx, actor, command }) => practise(context, tx, actor, command),
  },
  // Whose seat it is, is asked with the match at hand: who has none is refused there.
  play: { relate: own, handle: ({ context, tx, actor, command }) => play(context, tx, actor, command) },
};
