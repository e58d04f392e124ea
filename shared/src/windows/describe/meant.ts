// What the grammars of both languages need to know about a promise or an intrigue card before they word it.

import type { CardFilter, Side } from '../../cards/index.ts';
import type { IntrigueRules, PledgeRules, With } from '../card.ts';
import type { CastTarget, WindowEffect } from '../effect.ts';

/** A number of things, and whether fewer are allowed. */
export interface Chosen {
  readonly count: number;
  readonly isMost: boolean;
}

/** What a card's words depend on, besides its effects. */
export interface Meant {
  /** Whom the text means by the other trader: a promise's owner, a third, or anybody across. */
  readonly other: With;
  readonly window: (PledgeRules | IntrigueRules)['window'];
  /** How many traders or cards are chosen. */
  readonly chosen: Chosen;
  /** In front of whom the card lies; null if it doesn't lie. A promise lies before its holder. */
  readonly lies: 'own' | 'theirs' | null;
  readonly untilRing: boolean;
}

export function meantBy(card: PledgeRules | IntrigueRules): Meant {
  const { window } = card;
  const n = 'choose' in card ? (card.choose?.n ?? 1) : 1;
  const chosen = typeof n === 'number' ? { count: n, isMost: false } : { count: n.upTo, isMost: true };
  const lies = card.lies === true ? 'own' : (card.lies ?? null);
  const other = 'with' in card ? (card.with ?? 'any') : 'any';
  return { other, window, chosen, lies, untilRing: 'until' in card && card.until !== undefined };
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

/** Lists words, with `and` before the last. */
export const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${and}${words.at(-1) ?? ''}`;

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
