// The cards of both modules as they are written (PROMISES 5, INTRIGUE 5), and their catalogues.

import type { CardId, Words } from '../cards/index.ts';
import { present } from '../lib/index.ts';
import type { Count, IntrigueEffect, PledgeEffect } from './effect.ts';
import type { IntrigueWindow, PledgeWindow } from './window.ts';

export const WITHS = ['owner', 'third', 'any'] as const;
/** With whom a promise may be played: its owner, a third trader, or anybody (PR10). */
export type With = (typeof WITHS)[number];

/** The parts of a card that the rules need. */
interface Rules<Window, Effect> {
  readonly id: CardId;
  readonly window: Window;
  readonly effects: readonly Effect[];
}

export interface PledgeRules extends Rules<PledgeWindow, PledgeEffect> {
  /** Left out for the windows `free` and `received`. */
  readonly with?: With;
  /** The promise stays in front of its holder and works by itself. */
  readonly lies?: true;
}

export const CHOSEN = ['trader', 'hand', 'spent', 'front'] as const;

/**
 * What an action chooses: other traders who hold at least so many cards, own cards in hand, spent cards, or any card
 * in a front.
 */
export interface Choose {
  readonly what: (typeof CHOSEN)[number];
  readonly n: Count;
  readonly cards?: number;
}

export interface IntrigueRules extends Rules<IntrigueWindow, IntrigueEffect> {
  /** IN16: the card harms another trader, and never its player. */
  readonly attack?: true;
  /** For `answer`: the card answers only a demand. */
  readonly demanded?: true;
  readonly choose?: Choose;
  /** The card goes to a front, the player's or the chosen trader's, instead of being spent. */
  readonly lies?: 'own' | 'theirs';
  readonly until?: 'ring';
}

/** What is printed besides the rules. A card without a text of its own gets one that is made from its data. */
interface Printed {
  readonly name: Words;
  readonly text?: Words;
}

/** A promise that everybody has, or the promise of a house. */
export type PledgeCard = PledgeRules &
  Printed &
  ({ readonly kind: 'common' } | { readonly kind: 'house'; readonly house: Words });

export interface IntrigueCard extends IntrigueRules, Printed {
  /** How many copies a pack has (IN1). */
  readonly n: number;
}

/** The rules of both modules' cards, by id. */
export interface WindowCards {
  readonly pledges: ReadonlyMap<CardId, PledgeRules>;
  readonly intrigue: ReadonlyMap<CardId, IntrigueRules>;
}

/** The cards of both modules with everything that is printed on them. */
export interface WindowCatalogue extends WindowCards {
  readonly pledges: ReadonlyMap<CardId, PledgeCard>;
  readonly intrigue: ReadonlyMap<CardId, IntrigueCard>;
}

/** The cards of a match or an event in which both modules are off. */
export const NO_WINDOW_CARDS: WindowCards = { pledges: new Map(), intrigue: new Map() };

/** Returns the rules of a promise; throws if it is not in the catalogue. */
export const pledgeIn = ({ pledges }: WindowCards, id: CardId): PledgeRules =>
  present(pledges.get(id), `promise ${id} is in the catalogue`);

/** Returns the rules of an intrigue card; throws if it is not in the catalogue. */
export const intrigueIn = ({ intrigue }: WindowCards, id: CardId): IntrigueRules =>
  present(intrigue.get(id), `intrigue card ${id} is in the catalogue`);
