// Abilities at the patrons' table as data (PATRONS 9): what the format can express, no more. Readers are exhaustive.

export const CLASSES = ['weapon', 'armour', 'amulet', 'place', 'event'] as const;
/** The class of a support (PT7). */
export type SupportClass = (typeof CLASSES)[number];

export const WHENS = ['enter', 'death', 'turn', 'act', 'static'] as const;
/** When an ability comes up; those of spells say nothing of it. */
export type When = (typeof WHENS)[number];

export const TARGET_SIDES = ['own', 'enemy', 'any'] as const;
export type TargetSide = (typeof TARGET_SIDES)[number];

export const TARGET_KINDS = ['patron', 'creature', 'persona', 'support', 'grave'] as const;
/** What a target may be: a kind of card in the zone, or a creature in the own graveyard. */
export type TargetKind = (typeof TARGET_KINDS)[number];

/** One target, or none up to so many; left out, all that fit are meant. */
type Pick = 'one' | { readonly upTo: number };

/** Cards looked for by what they are; `maxCost` looks at the printed cost. */
export interface Selector {
  readonly side: TargetSide;
  readonly of: TargetKind;
  readonly pick?: Pick;
  readonly maxCost?: number;
}

export type Target = 'self' | 'it' | Selector;

export const CHEAPENED = ['creature', 'spell', 'support'] as const;

/** Effects without a target: of the seat whose ability it is. */
export type SeatEffect =
  | { readonly op: 'draw'; readonly n: number }
  | { readonly op: 'discard'; readonly n: number }
  | { readonly op: 'cheaper'; readonly n: number; readonly kind: (typeof CHEAPENED)[number] };

/** What is done once to each target. */
export type TargetEffect =
  | { readonly op: 'wound'; readonly n: number }
  | { readonly op: 'heal'; readonly n?: number }
  | { readonly op: 'close' }
  | { readonly op: 'destroy' }
  | { readonly op: 'control' }
  | { readonly op: 'recall' }
  | { readonly op: 'raise'; readonly strike?: number; readonly life?: number };

/** What works as long as its card lies in the zone, and nowhere else. */
type LastingEffect = { readonly op: 'ward'; readonly n: number } | { readonly op: 'evade' };

export type Effect = SeatEffect | TargetEffect | LastingEffect;
export type Op = Effect['op'];

/** What using an ability costs (PT5, PT14). */
export interface ActCost {
  readonly close: true;
  readonly coins?: number;
}

export interface Ability {
  readonly when?: When;
  readonly cost?: ActCost;
  readonly target?: Target;
  readonly effects: readonly Effect[];
  /** In spells: rests on what one before it does, and is not looked at when the spell is played (PT12). */
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

/** Whether an effect is of a seat, and so has no target. */
export const isSeatEffect = (effect: Effect): effect is SeatEffect => SEATED[effect.op];

/** The selector of an ability whose targets are looked for; null for `self`, `it`, or no target. */
export const selectorOf = ({ target }: Ability): Selector | null =>
  typeof target === 'object' ? target : null;

/** Whether the targets of an ability are named by whoever plays or uses its card (PT12, PT14). */
export const isDeclared = (ability: Ability): boolean =>
  (ability.when === undefined || ability.when === 'act') &&
  ability.rests === undefined &&
  selectorOf(ability)?.pick !== undefined;
