// What the grammars of both languages need to know about an ability before they word it.

import {
  type Ability,
  type CardFilter,
  type Condition,
  type Effect,
  isLastingEffect,
  type RevealAbility,
  type Selector,
  type StaticAbility,
  type StaticEffect,
  type Target,
} from '../ability.ts';
import { VIRTUES, type Aspect, type Virtue } from '../virtue.ts';

/** Whether a selector can match at most one card. */
export const isSingle = (selector: Selector): boolean =>
  selector.where === 'self' ||
  selector.where === 'opposing' ||
  (selector.where === 'column' && selector.side === 'own');

/** The most cards that a selector can match; each half has two rows of three. */
function mostOf(selector: Selector): number {
  if (isSingle(selector)) return 1;
  if (!('side' in selector)) return 2;
  const { where, side } = selector;
  const cells = { column: 2, row: 3, front: 3, back: 3, field: 6 }[where];
  // The card itself is never among its own.
  return side === 'own' && (where === 'row' || where === 'field') ? cells - 1 : cells;
}

/** Whether `atLeast` is all that can be there, so that "at least" would be idle. */
export const isAllThatFit = (selector: Selector, atLeast: number): boolean => atLeast === mostOf(selector);

/** Whether the card with the ability can stand where it looks for other cards of its side. */
export function couldBeItself({ in: row, target }: RevealAbility | StaticAbility): boolean {
  const isElsewhere = (target.where === 'front' || target.where === 'back') && row !== undefined;
  return !isElsewhere || row === target.where;
}

/** Whether the owner has something to choose. */
export const isChoice = (target: Target): boolean => target.pick === 'one' && !isSingle(target);

/** Whether the text says where the targets are; without a place an ability reaches the whole field. */
export const isPlaced = (target: Target): boolean => target.where !== 'field';

/** Whether a filter lets everything through. */
export const isOpen = (filter: CardFilter | undefined): boolean =>
  filter === undefined || Object.keys(filter).length === 0;

/** Returns the virtues that a filter asks for, if it asks for nothing else. */
export function asksVirtues(filter: CardFilter): readonly Virtue[] | 'none' | undefined {
  if (Object.keys(filter).length !== 1) return undefined;
  return filter.noVirtues === undefined ? filter.anyVirtue : 'none';
}

/**
 * Returns what an ability depends on besides its row, in the order of the text, without conditions that always hold.
 */
export function conditionsOf(ability: Ability): readonly Condition[] {
  const conditions = ability.if === undefined ? [] : [ability.if];
  const holds = conditions.filter(
    (each) => each.where !== 'self' || !isOpen(each.filter) || (each.atLeast ?? 1) > 1,
  );
  if (ability.timing === 'summon') return holds;
  // A filter on the card itself, or on the only card opposite, is worded as a condition.
  const { where, filter } = ability.target;
  const isCondition = (where === 'self' || where === 'opposing') && filter !== undefined && !isOpen(filter);
  return isCondition ? [...holds, { where, filter }] : holds;
}

/** What is granted or taken away of one aspect. */
export interface Gift {
  readonly aspect: Aspect;
  readonly virtues: readonly Virtue[] | 'all';
}

/** One effect, or neighbouring effects that share a verb. */
export type Deed =
  | { readonly op: StaticEffect['op']; readonly gifts: readonly Gift[] }
  | Exclude<Effect, StaticEffect>;

/** Adds to what one verb grants or takes away; each aspect is mentioned once. */
function withGift(gifts: readonly Gift[], { aspect, virtues }: Gift): readonly Gift[] {
  const same = gifts.find((gift) => gift.aspect === aspect);
  if (same === undefined) return [...gifts, { aspect, virtues }];
  const both = same.virtues === 'all' || virtues === 'all' ? 'all' : inOrder([...same.virtues, ...virtues]);
  return gifts.map((gift) => (gift === same ? { aspect, virtues: both } : gift));
}

/** Returns one effect by itself as a deed. */
export const deedOf = (effect: Effect): Deed =>
  effect.op === 'grant' || effect.op === 'remove'
    ? { op: effect.op, gifts: [{ aspect: effect.aspect, virtues: effect.virtues }] }
    : effect;

/** Returns the effects in order, with neighbours that share a verb put together. */
export function deedsOf(ability: RevealAbility | StaticAbility): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const effect of inSayingOrder(ability)) {
    const last = deeds.at(-1);
    if (effect.op !== 'grant' && effect.op !== 'remove') {
      // Silencing a card that is silenced already changes nothing.
      if (effect.op !== 'silence' || last?.op !== 'silence') deeds.push(effect);
    } else if (last !== undefined && 'gifts' in last && last.op === effect.op) {
      deeds[deeds.length - 1] = { op: last.op, gifts: withGift(last.gifts, effect) };
    } else deeds.push({ op: effect.op, gifts: withGift([], effect) });
  }
  return deeds;
}

/** Static effects have no order among themselves (CARDS.md, Values), so grants are mentioned first. */
function inSayingOrder(ability: RevealAbility | StaticAbility): readonly Effect[] {
  if (ability.timing === 'reveal') return ability.effects;
  return [
    ...ability.effects.filter((each) => each.op === 'grant'),
    ...ability.effects.filter((each) => each.op === 'remove'),
  ];
}

/** Returns how deeds are linked: in sequence, in contrast, or just both. */
export function linkOf(
  ability: RevealAbility | StaticAbility,
  deeds: readonly Deed[],
): 'next' | 'but' | 'and' {
  // A static ability only grants and removes, and each of the two is mentioned once.
  if (ability.timing === 'static') return 'but';
  if (deeds.length > 2 || deeds.some((each) => 'gifts' in each && each.gifts.length > 1)) return 'next';
  if (deeds.every((each) => each.op === 'swap')) return 'next';
  const [first, second] = deeds;
  if (first === undefined || second === undefined || !('gifts' in first) || !('gifts' in second))
    return 'and';
  return first.gifts[0]?.aspect === second.gifts[0]?.aspect ? 'next' : 'but';
}

/** Whether the text has to say that the effects last to the end of the match. */
export const isLasting = (ability: Ability): boolean =>
  ability.timing === 'reveal' && ability.duration === 'match' && ability.effects.some(isLastingEffect);

/** Returns virtues in their canonical order. */
export const inOrder = (virtues: readonly Virtue[]): readonly Virtue[] =>
  VIRTUES.filter((virtue) => virtues.includes(virtue));
