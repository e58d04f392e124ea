// Effects as data (PROMISES 5, INTRIGUE 5): what promises and intrigue cards can do. Readers are exhaustive.

import type { CardFilter, Effect, Side } from '../cards/index.ts';

/** Where a cast looks for its targets: on a half, seen from the player's. */
export const CAST_WHERES = ['front', 'back', 'field'] as const;

/** How many are chosen: exactly so many, or up to so many (IN15). */
export type Count = number | { readonly upTo: number };

export interface CastTarget {
  readonly side: Side;
  readonly where: (typeof CAST_WHERES)[number];
  readonly filter?: CardFilter;
  readonly pick?: 'all' | 'one' | { readonly upTo: number };
}

/** Of a card that lies, or of one that is played at a stop: the same number at the count is a victory. */
type Tie = { readonly op: 'tie' };

/** What is done in a match. */
export type MatchEffect =
  | { readonly op: 'peek' }
  | { readonly op: 'first' }
  | { readonly op: 'cast'; readonly target: CastTarget; readonly effects: readonly Effect[] }
  | { readonly op: 'shield' }
  | Tie
  | { readonly op: 'glimpse'; readonly n: number }
  | { readonly op: 'bar' }
  | { readonly op: 'solace'; readonly n: number }
  | { readonly op: 'wide' };

/** What is done to the game of a contract. */
export type ContractEffect =
  | { readonly op: 'decline'; readonly bars?: true }
  | { readonly op: 'part'; readonly n: number }
  | { readonly op: 'rounding' };

/** What a promise does while it lies in front of its holder. */
export type LastingEffect =
  | { readonly op: 'share'; readonly n: number }
  | { readonly op: 'rebate'; readonly n: number }
  | { readonly op: 'insure'; readonly n: number; readonly most: number }
  | { readonly op: 'console'; readonly n: number; readonly most: number }
  | { readonly op: 'truce' }
  | Tie;

/** What is done to hands, pile and fronts of the intrigue deck. */
export type ActionEffect =
  | { readonly op: 'draw'; readonly n: number; readonly each?: true }
  | { readonly op: 'exchange' }
  | { readonly op: 'look' }
  | { readonly op: 'take'; readonly n: number }
  | { readonly op: 'drop'; readonly n: number }
  | { readonly op: 'retrieve' }
  | { readonly op: 'limit'; readonly by: number }
  | { readonly op: 'remove' };

type Shared = 'decline' | 'part' | 'first' | 'peek' | 'cast' | 'tie' | 'shield';

/** What a promise may do. */
export type PledgeEffect = Extract<MatchEffect | ContractEffect, { readonly op: Shared }> | LastingEffect;

/** What an intrigue card may do. */
export type IntrigueEffect =
  | MatchEffect
  | ContractEffect
  | ActionEffect
  /** IN20: the play that it answers has no effect. */
  | { readonly op: 'cancel' };

export type WindowEffect = PledgeEffect | IntrigueEffect;
export type Op = WindowEffect['op'];

/** The ops of some effects, each once. */
type Ops<Some extends WindowEffect> = Readonly<Record<Some['op'], true>>;

const MATCH: Ops<MatchEffect> = {
  peek: true,
  first: true,
  cast: true,
  shield: true,
  tie: true,
  glimpse: true,
  bar: true,
  solace: true,
  wide: true,
};
const CONTRACT: Ops<ContractEffect> = { decline: true, part: true, rounding: true };
const ACTION: Ops<ActionEffect> = {
  draw: true,
  exchange: true,
  look: true,
  take: true,
  drop: true,
  retrieve: true,
  limit: true,
  remove: true,
};

/** Whether it is done in a match. */
export const isMatchEffect = (effect: WindowEffect): effect is MatchEffect => Object.hasOwn(MATCH, effect.op);

/** Whether it is done to the game of a contract. */
export const isContractEffect = (effect: WindowEffect): effect is ContractEffect =>
  Object.hasOwn(CONTRACT, effect.op);

/** Whether it is done to hands, pile and fronts of the intrigue deck. */
export const isActionEffect = (effect: WindowEffect): effect is ActionEffect =>
  Object.hasOwn(ACTION, effect.op);
