// Simple: the simple mind. It judges a card by what is printed on it, and lays the best in front.

import type { Catalogue } from '@dunmer/shared/cards';
import { present } from '@dunmer/shared/lib';
import {
  cardsOn,
  CELLS,
  COLUMNS,
  type CopyId,
  type DeckCard,
  otherSeat,
  type Phase,
  playsOf,
  type SeatCommand,
  SEATS,
} from '@dunmer/shared/rules';
import type { WindowCards } from '@dunmer/shared/windows';
import type { Mind, SeatView } from './mind.ts';
import { rowToLay } from './place.ts';
import { plainAnswer, plainPlay } from './plainPlay.ts';
import { askedAt, type Hands } from './windows.ts';
import { byWorth } from './worth.ts';

const first = <T>(list: readonly T[]): T => present(list[0], 'there is something to choose from');
const copies = (cards: readonly DeckCard[]): readonly CopyId[] => cards.map((card) => card.copy);

/** Lays the strongest cards in front and the next ones behind; a short deck is laid from the front on. */
function place(catalogue: Catalogue, view: SeatView): SeatCommand | null {
  const { viewer: seat, own } = view;
  const row = rowToLay(view);
  if (row === null) return null;
  const best = copies(byWorth(catalogue, own.deck));
  if (row === 'half')
    return { type: 'place', seat, laying: { row, cells: CELLS.map((cell) => best[cell] ?? null) } };
  return { type: 'place', seat, laying: { row, cells: best.slice(0, COLUMNS.length) } };
}

/** Chooses the target worth most; summons the strongest creature to the free cell nearest the front. */
function choose(
  catalogue: Catalogue,
  { viewer: seat, common, own }: SeatView,
  { choice }: Extract<Phase, { at: 'choosing' }>,
): SeatCommand | null {
  if (choice.seat !== seat) return null;
  if (choice.kind === 'target') {
    const field = SEATS.flatMap((side) => cardsOn(common.field[side]));
    const options = byWorth(
      catalogue,
      field.filter((card) => choice.options.includes(card.copy)),
    );
    return { type: 'chooseTarget', seat, choice: choice.id, copy: first(options).copy };
  }
  const creatures = byWorth(
    catalogue,
    own.deck.filter((card) => own.offered.includes(card.copy)),
  );
  return { type: 'summon', seat, choice: choice.id, copy: first(creatures).copy, cell: first(choice.cells) };
}

function claim(
  catalogue: Catalogue,
  { viewer: seat, common }: SeatView,
  claimable: readonly CopyId[],
): SeatCommand {
  const winners = cardsOn(common.field[otherSeat(seat)]);
  const best = byWorth(
    catalogue,
    winners.filter((card) => claimable.includes(card.copy)),
  );
  return { type: 'claim', seat, copy: first(best).copy };
}

/** While cards are placed, plays whatever it can before it lays a row. */
const placeOrPlay = (catalogue: Catalogue, hands: Hands, view: SeatView) =>
  (rowToLay(view) === null ? null : plainPlay(catalogue, hands, view)) ?? place(catalogue, view);

/** Makes the simple mind for a catalogue, and for the promises and intrigue cards that are played with it. */
export function simpleMind(catalogue: Catalogue, windowCards: WindowCards): Mind {
  const hands = { windowCards, plays: playsOf(catalogue, windowCards) };
  return (view) => {
    const { phase } = view.common;
    if (askedAt(view) !== null) return plainAnswer(catalogue, hands, view);
    switch (phase.at) {
      case 'placing':
        return placeOrPlay(catalogue, hands, view);
      case 'choosing':
        return choose(catalogue, view, phase);
      case 'claiming':
        return phase.claimant === view.viewer ? claim(catalogue, view, phase.claimable) : null;
      case 'resolving':
      case 'stop':
      case 'finished':
        return null;
    }
  };
}
