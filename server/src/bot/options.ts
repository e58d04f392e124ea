// Options: all answers that a seat may give to what is awaited of it; equivalent ones once.

import type { CopyId, SeatCommand } from '@dunmer/shared/rules';
import type { SeatView } from './mind.ts';

/** The offered creatures, one copy of each card. */
function creatures({ own }: SeatView): readonly CopyId[] {
  const cards = new Set<string>();
  return own.deck.flatMap(({ copy, card }) => {
    if (!own.offered.includes(copy) || cards.has(card)) return [];
    cards.add(card);
    return [copy];
  });
}

/** The possible answers to the choice or claim awaited of this seat; empty if none is. */
export function optionsOf(view: SeatView): readonly SeatCommand[] {
  const { viewer: seat, common } = view;
  const { phase } = common;
  if (phase.at === 'claiming' && phase.claimant === seat)
    return phase.claimable.map((copy) => ({ type: 'claim', seat, copy }));
  if (phase.at !== 'choosing' || phase.choice.seat !== seat) return [];
  const { choice } = phase;
  if (choice.kind === 'target')
    return choice.options.map((copy) => ({ type: 'chooseTarget', seat, choice: choice.id, copy }));
  return [
    ...creatures(view).flatMap((copy) =>
      choice.cells.map((cell): SeatCommand => ({ type: 'summon', seat, choice: choice.id, copy, cell })),
    ),
    { type: 'declineSummon', seat, choice: choice.id },
  ];
}
