// Deck: the event's intrigue deck in memory, a cache of its log and never the truth itself (INTRIGUE).

import {
  deckEntriesOf,
  type DeckEntry,
  type DeckState,
  evolveDeckAll,
  NEW_DECK,
} from '@dunmer/shared/intrigue';
import { present } from '@dunmer/shared/lib';
import { Cache, type InBody } from '../memory/index.ts';
import type { DeckClockName, PersonKey, Reader, Tx } from '../store/index.ts';
import type { EventSettings } from './eventSettings.ts';

/** A stored copy: its key, and how often it has moved. */
export interface KeptCopy {
  readonly key: number;
  readonly turn: number;
}

/** The deck as it stands after `nth` events. */
export interface LiveDeck {
  readonly nth: number;
  readonly state: DeckState;
  readonly copies: ReadonlyMap<string, KeptCopy>;
}

/** How much a clock of the deck has left, and how much it had, in milliseconds. */
export interface DeckTime {
  readonly left: number;
  readonly full: number;
  readonly runs: boolean;
}

/** The deck's clocks, as far as others use them. */
export interface DeckFace {
  timeOf(name: DeckClockName): DeckTime | null;
  /** Hears that a phone of this person has been told what is asked of them. */
  told(person: PersonKey): void;
}

const NO_FACE: DeckFace = { timeOf: () => null, told: () => undefined };

const DECK = 'deck';

async function read({ intrigue }: Reader): Promise<LiveDeck> {
  const log = await intrigue.deckLog();
  const copies = log.length === 0 ? [] : await intrigue.intrigueCopies();
  return {
    nth: log.at(-1)?.nth ?? 0,
    state: evolveDeckAll(
      NEW_DECK,
      log.map(({ event }) => event),
    ),
    copies: new Map(copies.map(({ copy, key, turn }) => [copy, { key, turn }])),
  };
}

export class Deck {
  readonly #settings: EventSettings;
  readonly #known = new Cache<typeof DECK, LiveDeck>({ most: 1 });
  /** The open log of each deck, made once of the whole log however often it is asked for. */
  readonly #entries = new WeakMap<LiveDeck, Promise<readonly DeckEntry[]>>();

  readonly #listeners: (() => void)[] = [];
  /** The deck's clocks, once they run. */
  face: DeckFace = NO_FACE;

  constructor(settings: EventSettings) {
    this.#settings = settings;
  }

  /** Returns the deck as it stands for this reader, from memory or from its log; null where none was ever made. */
  async of(reader: Reader): Promise<LiveDeck | null> {
    const { settings } = await this.#settings.of(reader);
    // Nobody has ever switched it on or off, so there is nothing to read.
    if (settings.intrigue === undefined) return null;
    const deck = present(await this.#known.find(reader, DECK, () => read(reader)), 'a log is a deck');
    return deck.state.common.sealed === null ? null : deck;
  }

  /** Returns the open log of this deck (IN5). */
  entries({ intrigue }: Reader, live: LiveDeck): Promise<readonly DeckEntry[]> {
    const known = this.#entries.get(live);
    if (known !== undefined) return known;
    const made = intrigue
      .deckLog()
      .then((log) => deckEntriesOf(log.flatMap(({ nth, event }) => (nth > live.nth ? [] : event))));
    this.#entries.set(live, made);
    made.catch(() => this.#entries.delete(live));
    return made;
  }

  /** Calls `act` after every commit that has changed the deck or its timetable. */
  listen(act: () => void): void {
    this.#listeners.push(act);
  }

  /** Puts the deck into memory as this body leaves it. */
  put(tx: Tx, deck: LiveDeck): void {
    this.#known.put(tx, DECK, deck);
    this.change(tx);
  }

  /** Tells listeners after the commit that the deck or its timetable has changed. */
  change(tx: Tx): void {
    tx.afterCommit(() => {
      for (const act of this.#listeners) act();
    });
  }

  /** Forgets the deck, so that it is read again. */
  clear(tx: InBody): void {
    this.#known.clear(tx);
  }
}
