// Duel lines: in each column who falls and who stands, and which virtues decided it.

import { otherSeat, type Seat } from '@dunmer/shared/rules';
import type { Parts } from '../../text/index.ts';
import type { Duel } from './happening.ts';
import { cardName, type Teller } from './teller.ts';

function verdictLine(teller: Teller, duelling: Duel, seat: Seat): Parts {
  const { duel } = teller.text;
  const own = duelling[seat];
  const card = cardName(teller, { ...own, seat });
  const facing = cardName(teller, { ...duelling[otherSeat(seat)], seat: otherSeat(seat) });
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

export function duelLines(teller: Teller, duels: readonly Duel[]): readonly Parts[] {
  const { text } = teller;
  if (duels.length === 0) return [text.noDuels];
  return duels.map((duel) =>
    text.column(duel.column + 1, [
      ...verdictLine(teller, duel, 'a'),
      { kind: 'text', text: ' ' },
      ...verdictLine(teller, duel, 'b'),
    ]),
  );
}
