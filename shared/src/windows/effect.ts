// Effects as data (PROMISES 5, INTRIGUE 5): what promises and intrigue cards can do. Code that reads them handles
// every case.

import type { CardFilter, Effect, Side } from '../cards/index.ts';

/** Where a cast looks for its targets: which part of a half, seen from the player's side. */
export const CAST_WHERES = ['front', 'back', 'field'] as const;

/** How many are chosen: exactly this many, or up to this many (IN15). */
export type Count = number | { readonly upTo: number };

export interface CastTarget {
  readonly side: Side;
  readonly where: (typeof CAST_WHERES)[number];
  readonly filter?: CardFilter;
  readonly pick?: 'all' | 'one' | { readonly upTo: number };
}

/** On a promise that lies, or on a card played at a stop: the same number at the count is a victory. */
type Tie = { readonly op: 'tie' };

/** Effects in a match. */
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

/** Effects on the game of a contract. */
export type ContractEffect =
  | { readonly op: 'decline'; readonly bars?: true }
  | { readonly op: 'part'; readonly n: number }
  | { readonly op: 'rounding' };

/** Effects of a promise while it lies in front of its holder. */
export type LastingEffect =
  | { readonly op: 'share'; readonly n: number }
  | { readonly op: 'rebate'; readonly n: number }
  | { readonly op: 'insure'; readonly n: number; readonly most: number }
  | { readonly op: 'console'; readonly n: number; readonly most: number }
  | { readonly op: 'truce' }
  | Tie;

/** Effects on the hands, the pile and the fronts of the intrigue deck. */
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

/** The effects of a promise. */
export type PledgeEffect = Extract<MatchEffect | ContractEffect, { readonly op: Shared }> | LastingEffect;

/** The effects of an intrigue card. */
export type IntrigueEffect =
  | MatchEffect
  | ContractEffect
  | ActionEffect
  /** IN20: the play that the card answers has no effect. */
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

/** Whether an effect belongs to a match. */
export const isMatchEffect = (effect: WindowEffect): effect is MatchEffect => Object.hasOwn(MATCH, effect.op);

/** Whether an effect belongs to the game of a contract. */
export const isContractEffect = (effect: WindowEffect): effect is ContractEffect =>
  Object.hasOwn(CONTRACT, effect.op);

/** Whether an effect belongs to the hands, the pile and the fronts of the intrigue deck. */
export const isActionEffect = (effect: WindowEffect): effect is ActionEffect =>
  Object.hasOwn(ACTION, effect.op);
