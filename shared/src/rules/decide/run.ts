// Run: one decision in progress. It evolves the state as it emits, so every step sees what the one before did.

import { assert } from '../../lib/index.ts';
import type { Held, WindowCards } from '../../windows/index.ts';
import type { DeckAnswer } from '../deckAnswer.ts';
import type { RuleEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import {
  type AbilityRef,
  type Altered,
  cardsOn,
  type CopyId,
  type Field,
  type Half,
  sameAltered,
} from '../field.ts';
import { alteredOf, type Picture } from '../figure.ts';
import type { InitiativeQueue } from '../phase.ts';
import type { Cards } from '../prepared.ts';
import type { Random } from '../random.ts';
import { ofSeat, type Seat, SEATS } from '../seat.ts';
import type { Cast, MatchState } from '../state.ts';
import { pictureOf } from '../values.ts';

/** Events that bring cards, or effects, that can alter values. All other events only move or remove them. */
const COMING: ReadonlySet<RuleEvent['type']> = new Set([
  'CardsRevealed',
  'CreatureSummoned',
  'AbilityCast',
  'PlayCast',
]);

export class Run {
  readonly cards: Cards;
  readonly random: Random;
  readonly deckAnswer: DeckAnswer;
  readonly windowCards: WindowCards;
  readonly events: RuleEvent[] = [];
  #state: MatchState;
  // The field and casts that `#picture` was made from; it is valid as long as both are unchanged.
  #field: Field | null = null;
  #casts: readonly Cast[] = [];
  #picture: Picture | null = null;
  // Whether values can change at all; null if a card or a cast has come since this was last checked.
  #alters: boolean | null = null;

  constructor(
    cards: Cards,
    random: Random,
    deckAnswer: DeckAnswer,
    windowCards: WindowCards,
    state: MatchState,
  ) {
    this.cards = cards;
    this.random = random;
    this.deckAnswer = deckAnswer;
    this.windowCards = windowCards;
    this.#state = state;
  }

  /** The promises and intrigue cards in a seat's hand. */
  handOf(seat: Seat): readonly Held[] {
    return ofSeat(this.#state.secret, seat).windows?.hand ?? [];
  }

  get state(): MatchState {
    return this.#state;
  }

  /** The field with all current values (CARDS, Values). */
  get picture(): Picture {
    const { field, casts } = this.#state.common;
    if (this.#picture !== null && field === this.#field && casts === this.#casts) return this.#picture;
    return this.#keep(pictureOf(this.cards, field, casts));
  }

  /** The abilities of the present step that have not come up yet. */
  get queue(): InitiativeQueue {
    const { phase } = this.#state.common;
    assert(phase.at === 'resolving', 'a step is under way');
    return phase.queue;
  }

  emit(event: RuleEvent): void {
    this.#state = evolve(this.#state, event);
    if (COMING.has(event.type)) this.#alters = null;
    this.events.push(event);
  }

  #keep(picture: Picture): Picture {
    const { field, casts } = this.#state.common;
    this.#field = field;
    this.#casts = casts;
    this.#picture = picture;
    return picture;
  }

  /** Emits which values the latest events have changed, each with its causes; emits nothing if none have changed. */
  announceValues(): void {
    const { field } = this.#state.common;
    if (!(this.#alters ??= this.#canAlter())) return;
    const { picture } = this;
    const changes: { copy: CopyId; altered: Altered | null }[] = [];
    for (const seat of SEATS)
      for (const figure of ofSeat(picture, seat)) {
        const card = figure === null ? null : ofSeat(field, seat)[figure.cell];
        if (figure === null || !card) continue;
        const altered = alteredOf(figure);
        if (!sameAltered(card.altered, altered)) changes.push({ copy: figure.copy, altered });
      }
    if (changes.length === 0) return;
    this.emit({ type: 'ValuesChanged', to: 'everyone', changes });
    // The event changes the field, but only to what the picture already shows, so the picture stays valid.
    this.#keep(picture);
  }

  /** Holds a toss, emits its winner and returns it. */
  toss(occasion: Parameters<Random['toss']>[0]): Seat {
    const winner = this.random.toss(occasion, this.#state.common.tosses);
    this.emit({ type: 'TossHeld', to: 'everyone', occasion, winner });
    return winner;
  }

  // If no card on the field can alter values, and none is altered, there is nothing to compare.
  #canAlter(): boolean {
    const { field, casts } = this.#state.common;
    return casts.length > 0 || this.#hasAlterer(field.a) || this.#hasAlterer(field.b);
  }

  #hasAlterer(half: Half): boolean {
    return half.some(
      (card) => card !== null && (card.altered !== null || this.cards(card.card).statics.length > 0),
    );
  }

  /** Returns the ability that a pending entry or a choice refers to. */
  ability(by: AbilityRef) {
    const ability = this.cards(by.card).abilities[by.ability];
    assert(ability !== undefined, 'an ability that comes up is on its card');
    return ability;
  }

  /** How many cards stand on a seat's half. */
  standing(seat: Seat): number {
    return cardsOn(ofSeat(this.#state.common.field, seat)).length;
  }
}
