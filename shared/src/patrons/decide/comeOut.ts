// comeOut: the first ability of the queue comes out and is carried out, asks for a choice, or is skipped (PT15–PT18).

import { assert, never } from '../../lib/index.ts';
import type { CopyId, DeckCard, Seat } from '../../rules/index.ts';
import { type Ability, isSeatEffect, type SeatEffect, selectorOf } from '../ability.ts';
import { abilityOf } from '../card.ts';
import { codeUnitOrder } from '../court.ts';
import type { Cause, SkipReason } from '../event.ts';
import type { AbilityOf, QueueEntry } from '../queue.ts';
import { candidates } from '../target.ts';
import { check } from './check.ts';
import type { Run } from './run.ts';
import { comeBack, undergo } from './undergo.ts';

const refOf = ({ copy, card, ability }: QueueEntry): AbilityOf => ({ copy, card, ability });
const causeOf = (entry: QueueEntry): Cause => ({ by: 'ability', ability: refOf(entry) });

const done = (run: Run, entry: QueueEntry, found: readonly CopyId[]): void => {
  run.emit({ type: 'AbilityDone', to: 'everyone', ability: refOf(entry), found });
  check(run);
};

const skip = (run: Run, entry: QueueEntry, why: SkipReason): void => {
  run.emit({ type: 'AbilitySkipped', to: 'everyone', ability: refOf(entry), why });
  check(run);
};

/** Moves cards from the hand into the graveyard: "what is discarded or not kept together in code-unit order" (PT23). */
export function discard(run: Run, seat: Seat, copies: readonly CopyId[], cause: Cause): void {
  const cards = run.state.secret[seat].hand.filter((card) => copies.includes(card.copy));
  assert(cards.length === copies.length, 'what is discarded is of the hand');
  run.emit({ type: 'Discarded', to: 'everyone', seat, cards: cards.toSorted(codeUnitOrder), cause });
}

/** Carries out one effect without a target; returns whether its seat has to be asked first. */
function workOnSeat(run: Run, entry: QueueEntry, effect: SeatEffect, index: number): 'done' | 'asks' {
  const { seat } = entry;
  switch (effect.op) {
    case 'draw':
      run.draw(seat, effect.n);
      return 'done';
    case 'discard': {
      const { hand } = run.state.secret[seat];
      if (hand.length > effect.n) {
        const count = { atLeast: effect.n, atMost: effect.n };
        run.ask({ what: 'discard', seat, entry, effect: index, ...count });
        return 'asks';
      }
      const all = hand.map((card) => card.copy);
      // PT16: where only one choice is possible, nobody is asked.
      if (all.length > 0) discard(run, seat, all, causeOf(entry));
      return 'done';
    }
    case 'cheaper':
      // This effect is static (PT28).
      return 'done';
  }
}

/**
 * Carries out the effects of an ability without a target from `first` on, in the order listed, until one asks (PT16,
 * PT29).
 */
function carryOnForSeat(run: Run, entry: QueueEntry, first: number): void {
  const { effects } = abilityOf(run.definition(entry.card), entry.ability);
  for (const [index, effect] of effects.entries()) {
    if (index < first) continue;
    assert(isSeatEffect(effect), 'the effects of an ability all need a target or all need none (PT28)');
    if (workOnSeat(run, entry, effect, index) === 'asks') return;
  }
  done(run, entry, []);
}

/** Carries out the discard that was asked for, then the effects after it. */
export function discardChosen(run: Run, entry: QueueEntry, effect: number, copies: readonly CopyId[]): void {
  discard(run, entry.seat, copies, causeOf(entry));
  carryOnForSeat(run, entry, effect + 1);
}

/**
 * Carries out each effect on all targets, "by arrival as it is when that effect begins (in a graveyard as they lie)"
 * (PT29).
 */
export function carryOutOn(run: Run, entry: QueueEntry, found: readonly CopyId[]): void {
  const ability = abilityOf(run.definition(entry.card), entry.ability);
  const isGrave = selectorOf(ability)?.of === 'grave';
  const cause = causeOf(entry);
  const among = (cards: readonly DeckCard[]): readonly DeckCard[] =>
    cards.filter((card) => found.includes(card.copy));
  for (const effect of ability.effects) {
    assert(
      !isSeatEffect(effect) && effect.op !== 'ward' && effect.op !== 'evade',
      'what lasts is static (PT28)',
    );
    if (isGrave) {
      for (const card of among(run.common.graveyard[entry.seat])) comeBack(run, card, entry.seat, cause);
      continue;
    }
    for (const { copy } of among(run.common.zone)) {
      const card = run.inZone(copy);
      if (card !== undefined) undergo(run, effect, card, entry.seat, cause);
    }
  }
  done(run, entry, found);
}

/** What the targets of an ability turn out to be when it comes out. */
type Meant =
  | { readonly kind: 'found'; readonly copies: readonly CopyId[] }
  | { readonly kind: 'skipped'; readonly why: SkipReason }
  | {
      readonly kind: 'asks';
      readonly from: readonly CopyId[];
      readonly atLeast: number;
      readonly atMost: number;
    };

const found = (copies: readonly CopyId[]): Meant => ({ kind: 'found', copies });
const skipped = (why: SkipReason): Meant => ({ kind: 'skipped', why });
const foundOrGone = (copies: readonly CopyId[]): Meant =>
  copies.length === 0 ? skipped('gone') : found(copies);

function meantBy(run: Run, entry: QueueEntry, target: NonNullable<Ability['target']>): Meant {
  const inZone = (copy: CopyId): boolean => run.inZone(copy) !== undefined;
  if (target === 'self') return foundOrGone([entry.copy].filter(inZone));
  if (target === 'it') return foundOrGone(run.common.found.filter(inZone));
  const fitting = candidates(run.catalogue, run.common, target, entry);
  const { pick } = target;
  if (entry.declared !== null) {
    const left = fitting.filter((copy) => entry.declared?.includes(copy));
    // If no target was named, none is found, which is legal. If all that were named are gone, the ability is skipped.
    return entry.declared.length === 0 ? found([]) : foundOrGone(left);
  }
  if (pick === undefined) return found(fitting);
  if (fitting.length === 0) return skipped('nothing-to-pick');
  if (pick !== 'one')
    return { kind: 'asks', from: fitting, atLeast: 0, atMost: Math.min(pick.upTo, fitting.length) };
  return fitting.length === 1 ? found(fitting) : { kind: 'asks', from: fitting, atLeast: 1, atMost: 1 };
}

/** Takes the first ability out of the queue and carries it out, unless a seat has to be asked; then makes the check. */
export function comeOut(run: Run, entry: QueueEntry): void {
  run.emit({ type: 'AbilityOut', to: 'everyone', entry });
  const { target } = abilityOf(run.definition(entry.card), entry.ability);
  if (target === undefined) {
    carryOnForSeat(run, entry, 0);
    return;
  }
  const meant = meantBy(run, entry, target);
  switch (meant.kind) {
    case 'found':
      carryOutOn(run, entry, meant.copies);
      return;
    case 'skipped':
      skip(run, entry, meant.why);
      return;
    case 'asks': {
      const { from, atLeast, atMost } = meant;
      run.ask({ what: 'target', seat: entry.seat, entry, from, atLeast, atMost });
      return;
    }
    default:
      never(meant);
  }
}
