// Mischief: commands that break a rule or name nothing; by chance, some of them are legal after all.

import type { MatchView } from '@dunmer/shared/fairness';
import type { PlayCommand } from '@dunmer/shared/protocol';
import { cardsOn, SEATS } from '@dunmer/shared/rules';
import type { Random } from '@dunmer/shared/testing';

const NOBODY = 'nobody';

/** Returns a command that is out of place, made of what this viewer can see. */
export function illegalCommand(view: MatchView, random: Random): PlayCommand {
  const onField = SEATS.flatMap((seat) => cardsOn(view.common.field[seat])).map((card) => card.copy);
  const copy = random.oneOf([...onField, NOBODY]);
  const choice = random.below(4);
  const own = view.viewer === 'watcher' ? [] : view.own.deck.map((card) => card.copy);
  const lain = random.shuffled([...own, NOBODY, NOBODY, NOBODY]);
  return random.oneOf<PlayCommand>([
    { type: 'place', laying: { row: 'front', cells: lain.slice(0, random.below(5)) } },
    { type: 'place', laying: { row: 'back', cells: [NOBODY, NOBODY, NOBODY] } },
    { type: 'place', laying: { row: 'half', cells: [NOBODY, null, null, null, null, null] } },
    { type: 'chooseTarget', choice, copy },
    { type: 'summon', choice, copy, cell: 0 },
    { type: 'declineSummon', choice: choice + 20 },
    { type: 'claim', copy: NOBODY },
    { type: 'open', nonce: '00'.repeat(32) },
  ]);
}
