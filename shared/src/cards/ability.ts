// Abilities as data (CARDS.md): what the format can express, and nothing else. Code that reads them handles every
// case.

import type { Aspect, Virtue } from './virtue.ts';
import type { Rarity } from './rarity.ts';

export const ROWS = ['front', 'back'] as const;
export type Row = (typeof ROWS)[number];

/** Selectors that start from the card itself: `side` is left out. */
export const NEAR_WHERES = ['self', 'opposing', 'adjacent'] as const;
type NearWhere = (typeof NEAR_WHERES)[number];

/** Selectors of places on one side: `side` is required. */
export const FAR_WHERES = ['column', 'row', 'front', 'back', 'field'] as const;
export type FarWhere = (typeof FAR_WHERES)[number];

export const SIDES = ['own', 'enemy'] as const;
export type Side = (typeof SIDES)[number];

/** All given keys must hold; a filter without keys matches everything. */
export interface CardFilter {
  readonly trait?: string;
  readonly id?: string;
  readonly rarity?: Rarity;
  readonly anyVirtue?: readonly Virtue[];
  readonly noVirtues?: true;
}

export type Selector =
  | { readonly where: NearWhere; readonly filter?: CardFilter }
  | { readonly where: FarWhere; readonly side: Side; readonly filter?: CardFilter };

export type Target = Selector & { readonly pick?: 'all' | 'one' };

export type Condition = Selector & { readonly atLeast?: number };

export type GrantEffect = {
  readonly op: 'grant';
  readonly aspect: Aspect;
  readonly virtues: readonly Virtue[];
};
export type RemoveEffect = {
  readonly op: 'remove';
  readonly aspect: Aspect;
  readonly virtues: readonly Virtue[] | 'all';
};
export type StaticEffect = GrantEffect | RemoveEffect;

/** The ops that are said by their name alone and last as long as their ability. */
export const LASTING_OPS = ['silence'] as const;
/** The ops that are said by their name alone and happen once, when the ability is cast. */
export const MOMENTARY_OPS = ['swap'] as const;
type Bare<Op> = Op extends string ? { readonly op: Op } : never;

/** An effect that works on a card's values as long as its ability lasts. */
export type LastingEffect = StaticEffect | Bare<(typeof LASTING_OPS)[number]>;
export type MomentaryEffect = Bare<(typeof MOMENTARY_OPS)[number]>;
export type Effect = LastingEffect | MomentaryEffect;

const MOMENTARY: ReadonlySet<Effect['op']> = new Set(MOMENTARY_OPS);

/** Whether an effect lasts as long as its ability does. */
export const isLastingEffect = (effect: Effect): effect is LastingEffect => !MOMENTARY.has(effect.op);

type Duration = 'field' | 'match';

export const SUMMON_TO = ['any', 'front', 'back', 'column'] as const;
type SummonTo = (typeof SUMMON_TO)[number];

export interface RevealAbility {
  readonly timing: 'reveal';
  readonly initiative: number;
  readonly target: Target;
  readonly effects: readonly Effect[];
  readonly duration?: Duration;
  readonly in?: Row;
  readonly if?: Condition;
}

export interface StaticAbility {
  readonly timing: 'static';
  readonly target: Selector;
  readonly effects: readonly StaticEffect[];
  readonly in?: Row;
  readonly if?: Condition;
}

export interface SummonAbility {
  readonly timing: 'summon';
  readonly initiative: number;
  readonly from?: CardFilter;
  readonly to?: SummonTo;
  readonly uses?: number;
  readonly in?: Row;
  readonly if?: Condition;
}

export type Ability = RevealAbility | StaticAbility | SummonAbility;
