// What the grammars of both languages need to know about a promise or an intrigue card before they word it.

import type { CardFilter, Side } from '../../cards/index.ts';
import type { Choose, IntrigueRules, PledgeRules, With } from '../card.ts';
import type { CastTarget, Count, WindowEffect } from '../effect.ts';

/** What a card's words depend on, besides its effects. */
export interface Meant {
  /** Whom the text means by the other trader: a promise's owner, a third, or anybody across. */
  readonly other: With;
  readonly window: (PledgeRules | IntrigueRules)['window'];
  readonly choose: Choose | null;
  /** In front of whom the card lies; null if it doesn't lie. A promise lies before its holder. */
  readonly lies: 'own' | 'theirs' | null;
  readonly untilRing: boolean;
}

export function meantBy(card: PledgeRules | IntrigueRules): Meant {
  const { window } = card;
  const choose = 'choose' in card ? (card.choose ?? null) : null;
  const lies = card.lies === true ? 'own' : (card.lies ?? null);
  const other = 'with' in card ? (card.with ?? 'any') : 'any';
  return { other, window, choose, lies, untilRing: 'until' in card && card.until !== undefined };
}

/** The cards that a cast is about: one, up to so many, or all. */
export interface Aim {
  readonly side: Side;
  readonly where: CastTarget['where'];
  readonly filter: CardFilter;
  readonly most: number | 'all';
}

export function aimOf({ side, where, filter = {}, pick = 'all' }: CastTarget): Aim {
  const most = pick === 'all' ? 'all' : pick === 'one' ? 1 : pick.upTo;
  return { side, where, filter, most };
}

/** Returns the number in a count, and whether fewer are allowed. */
export const countOf = (n: Count): { readonly count: number; readonly isMost: boolean } =>
  typeof n === 'number' ? { count: n, isMost: false } : { count: n.upTo, isMost: true };

/** What one sentence says: one effect, or the combination that others draw and then the player draws as many. */
export type Saying = WindowEffect | { readonly op: 'all draw'; readonly n: number };

/** Returns the sayings for the effects in their order, each for a sentence of its own. */
export function sayingsOf(effects: readonly WindowEffect[]): readonly Saying[] {
  const sayings: Saying[] = [];
  for (const effect of effects) {
    const before = sayings.at(-1);
    const isSame = before?.op === 'draw' && effect.op === 'draw' && before.n === effect.n;
    if (isSame && before.each === true && effect.each !== true)
      sayings[sayings.length - 1] = { op: 'all draw', n: effect.n };
    else sayings.push(effect);
  }
  return sayings;
}
