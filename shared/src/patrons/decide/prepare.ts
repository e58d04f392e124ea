// The preparatory stage (PT8): patrons, the zone, who begins, shuffling, hands, the exchange, coins.

import { err, present } from '../../lib/index.ts';
import { bySeat, type CopyId, type DeckCard, otherSeat, type Seat, SEATS } from '../../rules/index.ts';
import type { CardId } from '../../cards/index.ts';
import { codeUnitOrder, courtOf, patronCopy } from '../court.ts';
import { DONE, noCard, notNow, type Refused } from './moment.ts';
import type { Run } from './run.ts';
import { beginTurn } from './turn.ts';

export const HAND_OF_FIRST = 4;
export const HAND_OF_OTHER = 5;

const chosenBy = (run: Run, seat: Seat): CardId =>
  present(run.state.secret[seat].patron, 'both patrons are chosen');

/** Steps 1 and 2: "when both have, both are opened with their salts", and enter the zone. */
export function choosePatron(run: Run, seat: Seat, patron: CardId): Refused {
  const { stage } = run.common;
  if (stage.at !== 'preparing' || stage.step !== 'patrons' || stage.sealed[seat] !== null) return notNow(run);
  if (run.catalogue.get(patron)?.kind !== 'patron') return err({ code: 'patron', patron });
  const { salt, commitment } = run.chance.seal(seat, patron);
  run.emit({ type: 'PatronChosen', to: seat, patron });
  run.emit({ type: 'PatronSalted', to: 'server', seat, salt });
  run.emit({ type: 'PatronSealed', to: 'everyone', seat, commitment });
  const { salts } = run.state.vault;
  if (salts.a === null || salts.b === null) return DONE;
  const patrons = bySeat((side) => patronCopy(side, chosenBy(run, side)));
  run.emit({ type: 'PatronsOpened', to: 'everyone', patrons, salts: { a: salts.a, b: salts.b } });
  return DONE;
}

function shuffle(run: Run, seat: Seat, nth: 1 | 2, cards: readonly DeckCard[]): void {
  run.emit({ type: 'PileOrdered', to: 'server', seat, pile: run.chance.shuffle(seat, nth, cards) });
  run.emit({ type: 'PileShuffled', to: 'everyone', seat, nth, size: cards.length });
}

/** Steps 3 to 5. The table does this by itself once both n are published (F3). */
export function begin(run: Run): Refused {
  const { stage } = run.common;
  if (stage.at !== 'preparing' || stage.step !== 'toss') return notNow(run);
  const winner = run.chance.first();
  run.emit({ type: 'FirstTossed', to: 'everyone', winner });
  for (const seat of SEATS) shuffle(run, seat, 1, courtOf(run.terms, seat, chosenBy(run, seat)));
  run.draw(winner, HAND_OF_FIRST);
  run.draw(otherSeat(winner), HAND_OF_OTHER);
  return DONE;
}

/** Step 7: the first coins; then turn 1 begins. */
function beginMainStage(run: Run, first: Seat): void {
  for (const seat of [first, otherSeat(first)]) run.emit({ type: 'CoinGained', to: 'everyone', seat });
  beginTurn(run, 1, first);
}

/** Step 6: "draws as many, puts those named under the pile in code-unit order and has the whole pile shuffled". */
export function exchange(run: Run, seat: Seat, copies: readonly CopyId[]): Refused {
  const { stage } = run.common;
  if (stage.at !== 'preparing' || stage.step !== 'exchange' || stage.exchanged[seat] !== null)
    return notNow(run);
  const { hand } = run.state.secret[seat];
  const named = hand.filter((card) => copies.includes(card.copy));
  const stray = copies.find(
    (copy, i) => copies.indexOf(copy) < i || !named.some((card) => card.copy === copy),
  );
  if (stray !== undefined) return noCard(stray);
  if (named.length > 0) {
    const under = named.toSorted(codeUnitOrder);
    run.draw(seat, named.length);
    run.emit({ type: 'HandExchanged', to: seat, copies: under.map((card) => card.copy) });
    shuffle(run, seat, 2, [...run.state.vault.piles[seat], ...under]);
  }
  run.emit({ type: 'ExchangeCounted', to: 'everyone', seat, count: named.length });
  if (stage.exchanged[otherSeat(seat)] !== null) beginMainStage(run, stage.first);
  return DONE;
}
