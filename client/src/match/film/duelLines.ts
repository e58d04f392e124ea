// Duel lines: in each column who falls and who stands, and which virtues decided it.

import { otherSeat, type Seat } from '@dunmer/shared/rules';
import type { Parts } from '../../text/index.ts';
import type { Duel } from './happening.ts';
import { cardName, type Seer } from './teller.ts';

function verdictLine(seer: Seer, duelling: Duel, seat: Seat): Parts {
  const { duel } = seer.text;
  const own = duelling[seat];
  const card = cardName(seer, { card: own.card, seat });
  const facing = cardName(seer, { card: duelling[otherSeat(seat)].card, seat: otherSeat(seat) });
  switch (own.verdict.why) {
    case 'overcome':
      return duel.overcome(card, facing, own.virtues);
    case 'no-virtues':
      return duel.noVirtues(card, facing);
    case 'not-overcome':
      return duel.notOvercome(card, facing, own.beyond);
    case 'protected':
      return duel.protected(card, facing, own.facing);
  }
}

export function duelLines(seer: Seer, duels: readonly Duel[]): readonly Parts[] {
  const { text } = seer;
  if (duels.length === 0) return [text.noDuels];
  return duels.map((duel) =>
    text.column(duel.column + 1, [
      ...verdictLine(seer, duel, 'a'),
      { kind: 'text', text: ' ' },
      ...verdictLine(seer, duel, 'b'),
    ]),
  );
}
