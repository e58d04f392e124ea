// Abilities at the patrons' table as data (PATRONS 9): what the format can express, no more. Code that reads them
// handles every case.

export const CLASSES = ['weapon', 'armour', 'amulet', 'place', 'event'] as const;
/** The class of a support (PT7). */
export type SupportClass = (typeof CLASSES)[number];

export const WHENS = ['enter', 'death', 'turn', 'act', 'static'] as const;
/** When an ability comes up; abilities of spells leave it out. */
export type When = (typeof WHENS)[number];

export const TARGET_SIDES = ['own', 'enemy', 'any'] as const;
export type TargetSide = (typeof TARGET_SIDES)[number];

export const TARGET_KINDS = ['patron', 'creature', 'persona', 'support', 'grave'] as const;
/** The kinds of targets: a kind of card in the zone, or a creature in the own graveyard. */
export type TargetKind = (typeof TARGET_KINDS)[number];

/** One target, or up to so many; if it is left out, all that fit. */
type Pick = 'one' | { readonly upTo: number };

/** Selects cards by what they are; `maxCost` compares the printed cost. */
export interface Selector {
  readonly side: TargetSide;
  readonly of: TargetKind;
  readonly pick?: Pick;
  readonly maxCost?: number;
}

export type Target = 'self' | 'it' | Selector;

export const CHEAPENED = ['creature', 'spell', 'support'] as const;

/** Effects without a target: they work on the ability's seat. */
export type SeatEffect =
  | { readonly op: 'draw'; readonly n: number }
  | { readonly op: 'discard'; readonly n: number }
  | { readonly op: 'cheaper'; readonly n: number; readonly kind: (typeof CHEAPENED)[number] };

/** Effects that are carried out once on each target. */
export type TargetEffect =
  | { readonly op: 'wound'; readonly n: number }
  | { readonly op: 'heal'; readonly n?: number }
  | { readonly op: 'close' }
  | { readonly op: 'destroy' }
  | { readonly op: 'control' }
  | { readonly op: 'recall' }
  | { readonly op: 'raise'; readonly strike?: number; readonly life?: number };

/** Effects that stand only in static abilities: they work as long as their card lies in the zone. */
type LastingEffect = { readonly op: 'ward'; readonly n: number } | { readonly op: 'evade' };

export type Effect = SeatEffect | TargetEffect | LastingEffect;
export type Op = Effect['op'];

/** The cost of using an ability (PT5, PT14). */
export interface ActCost {
  readonly close: true;
  readonly coins?: number;
}

export interface Ability {
  readonly when?: When;
  readonly cost?: ActCost;
  readonly target?: Target;
  readonly effects: readonly Effect[];
  /** For spells: it depends on what an earlier ability does, and is not checked when the spell is played (PT12). */
  readonly rests?: true;
}

const SEATED: { readonly [O in Op]: O extends SeatEffect['op'] ? true : false } = {
  draw: true,
  discard: true,
  cheaper: true,
  wound: false,
  heal: false,
  close: false,
  destroy: false,
  control: false,
  recall: false,
  raise: false,
  ward: false,
  evade: false,
};

/** Whether an effect works on a seat, and so has no target. */
export const isSeatEffect = (effect: Effect): effect is SeatEffect => SEATED[effect.op];

/** Returns the selector by which an ability finds its targets; null for `self`, `it`, or no target. */
export const selectorOf = ({ target }: Ability): Selector | null =>
  typeof target === 'object' ? target : null;

/** Whether the targets of an ability are named when its card is played or used (PT12, PT14). */
export const isDeclared = (ability: Ability): boolean =>
  (ability.when === undefined || ability.when === 'act') &&
  ability.rests === undefined &&
  selectorOf(ability)?.pick !== undefined;
