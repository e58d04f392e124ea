// Summons (rule 5.1): between the rounds, each summon ability may bring a creature from its owner's deck.

import { assert } from '../../lib/index.ts';
import type { SummonAbility } from '../../cards/index.ts';
import { CELLS, type Cell, columnOf, rowOf } from '../cell.ts';
import type { DeckQuestion } from '../deckAnswer.ts';
import type { SummonPassReason } from '../event.ts';
import type { AbilityRef, CopyId, Half } from '../field.ts';
import { passes } from '../filter.ts';
import type { PendingAbility } from '../phase.ts';
import { pendingAbilities } from '../order.ts';
import type { Seat } from '../seat.ts';
import { isBarred } from '../windowsState.ts';
import { figureHere, passReason, refOf } from './comeUp.ts';
import { nextPending } from './initiative.ts';
import type { Run } from './run.ts';

type SummonCheck =
  | { readonly due: true; readonly cells: readonly Cell[]; readonly creatures: readonly CopyId[] }
  | { readonly due: false; readonly why: SummonPassReason };

/** Returns the free cells of a half where a creature may be put (CARDS, Summons); `column` is the summoner's own. */
function freeCells(half: Half, ability: SummonAbility, summoner: Cell): readonly Cell[] {
  const to = ability.to ?? 'any';
  return CELLS.filter((cell) => {
    if (half[cell]) return false;
    if (to === 'any') return true;
    return to === 'column' ? columnOf(cell) === columnOf(summoner) : rowOf(cell) === to;
  });
}

/** Returns the creatures in a deck that an ability may bring, by their printed virtues (CARDS, Summons). */
function fittingCreatures(run: Run, seat: Seat, ability: SummonAbility): readonly CopyId[] {
  return run.state.secret[seat].deck
    .filter(({ card }) => {
      const prepared = run.cards(card);
      return (
        prepared.card.traits.includes('creature') && passes(ability.from, prepared.card, prepared.virtues)
      );
    })
    .map(({ copy }) => copy);
}

const isSpent = (run: Run, by: AbilityRef, uses: number | undefined): boolean =>
  uses !== undefined &&
  run.state.common.summons.filter((used) => used.copy === by.copy && used.ability === by.ability).length >=
    uses;

/**
 * R6: returns whether a summon is due now, or why it is passed over. What the board shows is checked before the deck
 * (R16).
 */
function check(run: Run, entry: PendingAbility, asks: DeckQuestion['asks']): SummonCheck {
  const { picture } = run;
  const { windows } = run.state.common;
  if (windows !== undefined && isBarred(windows, entry.seat, run.queue.step))
    return { due: false, why: { reason: 'barred' } };
  const figure = figureHere(picture, entry.copy);
  const ability = run.ability(entry);
  assert(ability.timing === 'summon', 'the summon step holds summon abilities');
  const passed = passReason(figure, ability, picture);
  if (passed !== null) return { due: false, why: passed };
  if (isSpent(run, entry, ability.uses)) return { due: false, why: { reason: 'uses' } };
  const cells = freeCells(run.state.common.field[entry.seat], ability, figure.cell);
  if (cells.length === 0) return { due: false, why: { reason: 'no-cell' } };
  const found = fittingCreatures(run, entry.seat, ability);
  const creatures = run.deckAnswer(found, { asks, step: run.queue.step, entry });
  return creatures.length === 0
    ? { due: false, why: { reason: 'owner-knows' } }
    : { due: true, cells, creatures };
}

/** Lets one summon come up: it asks its owner, or is passed over. */
function comeUp(run: Run, entry: PendingAbility): void {
  const by = refOf(entry);
  const checked = check(run, entry, 'summon');
  if (checked.due) {
    const id = run.state.common.choices + 1;
    run.emit({
      type: 'ChoiceDue',
      to: 'everyone',
      choice: { kind: 'summon', id, seat: entry.seat, by, cells: checked.cells },
    });
    run.emit({ type: 'CreaturesOffered', to: entry.seat, choice: id, creatures: checked.creatures });
    return;
  }
  run.emit({ type: 'SummonPassed', to: 'everyone', by, why: checked.why });
  if (checked.why.reason === 'owner-knows') run.emit({ type: 'SummonLacked', to: entry.seat, by });
}

/** Fixes the list of summons of this step (5.1); does nothing if no card on the field has one. */
export function beginSummons(run: Run): void {
  const { field, rounds } = run.state.common;
  const pending = pendingAbilities(run.cards, field, 'summon');
  if (pending.length === 0) return;
  run.emit({ type: 'SummonsBegun', to: 'everyone', step: rounds === 1 ? 'summon-1' : 'summon-2', pending });
}

/** Lets summons come up until none is left or a choice is due. */
export function summons(run: Run): void {
  while (run.state.common.phase.at === 'resolving') {
    const entry = nextPending(run, (candidate) => check(run, candidate, 'turn').due);
    if (entry === null) return;
    comeUp(run, entry);
  }
}
