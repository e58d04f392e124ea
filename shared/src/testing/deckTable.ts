// DeckTable: an event's deck in a test, to which commands are given one by one.

import { assert, present } from '../lib/index.ts';
import {
  type DeckCards,
  type DeckCommand,
  type DeckCommon,
  type DeckDue,
  deckDue,
  type DeckEvent,
  type DeckFacts,
  type DeckState,
  deckViewOf,
  decideDeck,
  evolveDeckAll,
  handOf,
  initiativeOf,
  NEW_DECK,
  playableActions,
  sealDeck,
} from '../intrigue/index.ts';
import type { TraderId } from '../windows/index.ts';
import { PRINTED } from '../windows/printed.ts';

export const DECK_SEED = 'c0'.repeat(32);
const DECK_WORD = 'Пепел';

/** Where copies lie when a test begins; all other copies are out of play. */
export interface DeckSetting {
  readonly cards?: DeckCards;
  readonly traders?: readonly TraderId[];
  readonly hands?: Readonly<Record<TraderId, readonly string[]>>;
  readonly fronts?: Readonly<Record<TraderId, readonly string[]>>;
  /** From the top down. */
  readonly pile?: readonly string[];
  readonly spent?: readonly string[];
}

/** Until the next ring, the initiative is in order of names. */
const TRADERS = ['anna', 'boris', 'carol', 'dora'];

export const QUIET: DeckFacts = {
  isOn: true,
  isPaused: false,
  traders: TRADERS,
  busy: new Set(),
  frozen: new Set(),
  purseOf: () => 100,
  audiencePrice: 3,
};

function dealt(cards: DeckCards, facts: DeckFacts, setting: DeckSetting): DeckState {
  const sealed = sealDeck(cards, { event: 'vvardenfell', packs: 1, seed: DECK_SEED });
  assert(sealed.ok, 'one pack is made');
  const said = decideDeck(
    cards,
    evolveDeckAll(NEW_DECK, sealed.value),
    { type: 'sayWord', word: DECK_WORD },
    facts,
  );
  assert(said.ok, 'the word is said');
  const { common, vault } = said.value.state;
  const { hands = {}, fronts = {}, pile = [], spent = [] } = setting;
  return {
    common: {
      ...common,
      order: facts.traders,
      pile: pile.length,
      spent,
      hands: Object.fromEntries(Object.entries(hands).map(([who, copies]) => [who, copies.length])),
      fronts: Object.entries(fronts).flatMap(([before, copies]) => copies.map((copy) => ({ copy, before }))),
    },
    secret: Object.fromEntries(Object.entries(hands).map(([who, hand]) => [who, { hand, dropping: {} }])),
    vault: { ...vault, order: pile },
  };
}

export class DeckTable {
  readonly cards: DeckCards;
  facts: DeckFacts;
  state: DeckState;
  /** The events of the last command that was accepted. */
  last: readonly DeckEvent[] = [];
  readonly log: DeckEvent[] = [];

  constructor(setting: DeckSetting = {}) {
    this.cards = setting.cards ?? PRINTED.intrigue;
    this.facts = { ...QUIET, traders: setting.traders ?? TRADERS };
    this.state = dealt(this.cards, this.facts, setting);
  }

  get common(): DeckCommon {
    return this.state.common;
  }

  /** Carries out a command; returns 'ok', or why it is refused. */
  try(command: DeckCommand): string {
    const decided = decideDeck(this.cards, this.state, command, this.facts);
    if (!decided.ok) return decided.error.code;
    this.state = decided.value.state;
    this.last = decided.value.events;
    this.log.push(...this.last);
    return 'ok';
  }

  /** Carries out a command that must be accepted. */
  when(command: DeckCommand): this {
    const became = this.try(command);
    assert(became === 'ok', `${command.type}: ${became}`);
    return this;
  }

  /** Changes the facts from now on. */
  while(facts: Partial<DeckFacts>): this {
    this.facts = { ...this.facts, ...facts };
    return this;
  }

  play(who: TraderId, copy: string, ...chosen: readonly string[]): string {
    return this.try({ type: 'playAction', id: `${who} ${copy}`, who, copy, chosen });
  }

  cancel(who: TraderId, copy: string): string {
    return this.try({ type: 'cancel', who, copy, asking: this.asking(who) });
  }

  pass(who: TraderId): string {
    return this.try({ type: 'passAnswer', who, asking: this.asking(who) });
  }

  drop(who: TraderId, ...copies: readonly string[]): string {
    return this.try({ type: 'chooseDrop', who, copies, asking: this.asking(who) });
  }

  /** Does what a clock does when it runs out: for a surplus if `asking` is null, otherwise for what is asked. */
  silent(who: TraderId, asking: number | null = this.asking(who)): string {
    return this.try({ type: 'answerFor', who, asking, by: 'clock' });
  }

  get due(): readonly DeckDue[] {
    return deckDue(this.cards, this.common);
  }

  /** The traders from whom an answer or a drop is awaited. */
  get asked(): readonly TraderId[] {
    return this.due.filter(({ what }) => what !== 'surplus').map(({ who }) => who);
  }

  /** Returns the number of what a trader is asked; 0 if nothing is. */
  asking(who: TraderId): number {
    const due = this.due.find((one) => one.who === who && one.what !== 'surplus');
    return due === undefined || due.what === 'surplus' ? 0 : due.asking;
  }

  hand(who: TraderId): readonly string[] {
    return handOf(this.state, who);
  }

  /** Returns the copies that a trader could play as actions, and what each can choose. */
  playable(who: TraderId) {
    return playableActions(this.cards, deckViewOf(this.state, who), this.facts);
  }

  /** Returns the order of initiative at a ring. */
  initiative(ring: number, people: readonly TraderId[] = this.facts.traders): readonly TraderId[] {
    return initiativeOf({ seed: DECK_SEED, word: DECK_WORD }, ring, people);
  }

  /** Returns the trader in whose front a copy lies. */
  before(copy: string): TraderId {
    const front = this.common.fronts.find((one) => one.copy === copy);
    return present(front, `${copy} lies in a front`).before;
  }
}
