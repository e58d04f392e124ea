// Reveal abilities (rule 3): each comes up once, in order, and is cast, passed, or asks for a target.

import { assert, present } from '../../lib/index.ts';
import { type Effect, isLastingEffect, type MomentaryEffect, type RevealAbility } from '../../cards/index.ts';
import { behindOrBefore, columnOf } from '../cell.ts';
import type { PassReason } from '../event.ts';
import { type AbilityRef, type CopyId, placeOf } from '../field.ts';
import type { Figure, Picture } from '../figure.ts';
import type { PendingAbility } from '../phase.ts';
import { ifHolds, inHolds, select } from '../selector.ts';
import { figureOf } from '../values.ts';
import { nextPending } from './initiative.ts';
import type { Run } from './run.ts';

/** Returns the figure of a card that must be on the field. */
export const figureHere = (picture: Picture, copy: CopyId): Figure =>
  present(figureOf(picture, copy), `copy ${copy} is on the field`);

/** Returns the abilities that silence a card. */
const silencers = (figure: Figure): readonly AbilityRef[] =>
  figure.marks.flatMap((mark) => (mark.op === 'silence' ? [mark.by] : []));

/** Returns why an ability does nothing now (3.4, R6), whatever its targets; null if it works. */
export function passReason(
  figure: Figure,
  ability: Pick<RevealAbility, 'in' | 'if'>,
  picture: Picture,
): Exclude<PassReason, { reason: 'no-target' }> | null {
  if (figure.silenced) return { reason: 'silenced', by: silencers(figure) };
  if (!inHolds(ability.in, figure)) return { reason: 'in' };
  return ifHolds(ability.if, figure, picture) ? null : { reason: 'if' };
}

/** Returns the reference to the ability of an entry, without what else the entry says. */
export const refOf = ({ copy, card, ability }: AbilityRef): AbilityRef => ({ copy, card, ability });

/**
 * Carries out one swap effect on one target, which changes places with the other cell of its column, or moves there.
 */
function swap(run: Run, by: AbilityRef, copy: CopyId, moved: Set<string>, effect: number): void {
  const { field } = run.state.common;
  const at = present(placeOf(field, copy), 'a target is on the field');
  const column = `${effect} ${at.seat} ${columnOf(at.cell)}`;
  // One swap effect moves the cards of a column at most once.
  if (moved.has(column)) return;
  moved.add(column);
  const other = behindOrBefore(at.cell);
  const there = field[at.seat][other];
  const moves = [{ seat: at.seat, copy, from: at.cell, to: other }];
  if (there) moves.push({ seat: at.seat, copy: there.copy, from: other, to: at.cell });
  run.emit({ type: 'CardsSwapped', to: 'everyone', by, moves });
}

const NOW: Readonly<Record<MomentaryEffect['op'], typeof swap>> = { swap };

/**
 * Carries out the effects that happen at once when something is cast: target by target in board order, effects as
 * listed.
 */
export function doNow(
  run: Run,
  by: AbilityRef,
  targets: readonly CopyId[],
  effects: readonly Effect[],
): void {
  const moved = new Set<string>();
  for (const copy of targets)
    for (const [index, effect] of effects.entries())
      if (!isLastingEffect(effect)) NOW[effect.op](run, by, copy, moved, index);
  run.announceValues();
}

/** Casts an ability on its targets (CARDS, Effects). */
export function cast(run: Run, by: AbilityRef, targets: readonly CopyId[]): void {
  const ability = run.ability(by);
  assert(ability.timing === 'reveal', 'only reveal abilities are cast');
  run.emit({ type: 'AbilityCast', to: 'everyone', by, targets, duration: ability.duration ?? 'field' });
  doNow(run, by, targets, ability.effects);
}

/** Lets one reveal ability come up; if it has `pick: "one"` and a match, its owner is asked (CARDS, Selectors). */
function comeUp(run: Run, entry: PendingAbility): void {
  const by = refOf(entry);
  const { picture } = run;
  const figure = figureHere(picture, entry.copy);
  const ability = run.ability(by);
  assert(ability.timing === 'reveal', 'the reveal step holds reveal abilities');
  const passed = passReason(figure, ability, picture);
  if (passed !== null) return run.emit({ type: 'AbilityPassed', to: 'everyone', by, why: passed });
  const targets = select(ability.target, figure, picture).map((target) => target.copy);
  if (targets.length === 0)
    return run.emit({ type: 'AbilityPassed', to: 'everyone', by, why: { reason: 'no-target' } });
  if (ability.target.pick !== 'one') return cast(run, by, targets);
  const id = run.state.common.choices + 1;
  run.emit({
    type: 'ChoiceDue',
    to: 'everyone',
    choice: { kind: 'target', id, seat: entry.seat, by, options: targets },
  });
}

/** Lets reveal abilities come up until none is left or a choice is due. */
export function comeUps(run: Run): void {
  // R2: for a toss it only counts that the card is not silenced.
  const ready = (entry: PendingAbility): boolean => !figureHere(run.picture, entry.copy).silenced;
  while (run.state.common.phase.at === 'resolving') {
    const entry = nextPending(run, ready);
    if (entry === null) return;
    comeUp(run, entry);
  }
}
