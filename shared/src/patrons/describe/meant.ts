// meant: what an ability is about, as both languages say it: whose cards, of what kind, how many.

import type { Ability, Selector, TargetKind, TargetSide } from '../ability.ts';
import type { GameCard } from '../card.ts';

/** How many cards are meant: exactly one, up to so many, or all that fit. */
export type Count = 'one' | 'all' | { readonly upTo: number };

export type Meant =
  | { readonly kind: 'self' }
  /** What the ability before has found. */
  | { readonly kind: 'it'; readonly isOne: boolean }
  | {
      readonly kind: 'cards';
      readonly side: TargetSide;
      readonly of: TargetKind;
      readonly count: Count;
      readonly maxCost: number | null;
      /** `own` never means the card itself: it has to be said where it could be thought. */
      readonly isOther: boolean;
    };

const couldMeanItself = (card: GameCard, { side, of }: Selector): boolean =>
  side === 'own' &&
  (card.kind === (of === 'grave' ? 'creature' : of) ||
    (of === 'persona' && (card.kind === 'patron' || card.kind === 'creature')));

/** One patron lies on each side, so all of a side are one. */
const countOf = ({ side, of, pick }: Selector): Count =>
  pick ?? (of === 'patron' && side !== 'any' ? 'one' : 'all');

/** What the ability at this index of a card is about; null where it has no target. */
export function meantBy(card: GameCard, index: number): Meant | null {
  const target = card.abilities?.[index]?.target;
  if (target === undefined) return null;
  if (target === 'self') return { kind: 'self' };
  if (target === 'it') return { kind: 'it', isOne: isOne(meantBy(card, index - 1)) };
  const { side, of, maxCost = null } = target;
  return { kind: 'cards', side, of, count: countOf(target), maxCost, isOther: couldMeanItself(card, target) };
}

/** Whether verbs and pronouns are of one card. */
export function isOne(meant: Meant | null): boolean {
  if (meant === null || meant.kind === 'self') return true;
  return meant.kind === 'it' ? meant.isOne : meant.count === 'one';
}

/** Whether an ability comes after another of its spell and leans on it. */
export const leansOnBefore = ({ target, rests }: Ability): boolean => target === 'it' || rests === true;

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
