// meant: what an ability is about, as both languages word it: whose cards, of which kind, how many.

import type { Ability, Selector, TargetKind, TargetSide } from '../ability.ts';
import type { GameCard } from '../card.ts';
import { isOfKind } from '../target.ts';

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
      /** `own` never includes the card itself; this says whether the text has to make that clear. */
      readonly isOther: boolean;
    };

/** A side has one patron, so "all patrons" of a side means one. */
const countOf = ({ side, of, pick }: Selector): Count =>
  pick ?? (of === 'patron' && side !== 'any' ? 'one' : 'all');

/** Returns what the ability at this index of a card is about; null if it has no target. */
export function meantBy(card: GameCard, index: number): Meant | null {
  const target = card.abilities?.[index]?.target;
  if (target === undefined) return null;
  if (target === 'self') return { kind: 'self' };
  if (target === 'it') return { kind: 'it', isOne: isOne(meantBy(card, index - 1)) };
  const { side, of, maxCost = null } = target;
  return {
    kind: 'cards',
    side,
    of,
    count: countOf(target),
    maxCost,
    isOther: side === 'own' && isOfKind(card, of),
  };
}

/** Whether verbs and pronouns are singular. */
export function isOne(meant: Meant | null): boolean {
  if (meant === null || meant.kind === 'self') return true;
  return meant.kind === 'it' ? meant.isOne : meant.count === 'one';
}

/** Whether an ability depends on another one before it in the same spell. */
export const leansOnBefore = ({ target, rests }: Ability): boolean => target === 'it' || rests === true;

/** Returns a number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
