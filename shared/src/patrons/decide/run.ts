// Run: one decision in progress at the patrons' table. It evolves the state as it emits, so every step sees what the
// one before did.

import { assert, present } from '../../lib/index.ts';
import type { CopyId, Seat } from '../../rules/index.ts';
import { cardIn, type GameCard, type GameCatalogue } from '../card.ts';
import type { Chance } from '../chance.ts';
import type { GameTerms } from '../court.ts';
import type { Cause, GameEvent } from '../event.ts';
import { evolveGame } from '../evolve.ts';
import type { Asked, TurnStage } from '../stage.ts';
import type { GameCommon, GameState, ZoneCard } from '../state.ts';
import { NO_VALUES, type Values, valuesIn } from '../values.ts';

/** `Omit` that keeps a union a union. */
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

export class Run {
  readonly terms: GameTerms;
  readonly chance: Chance;
  readonly events: GameEvent[] = [];
  #state: GameState;
  // The zone that the values were made from; they are valid as long as it is unchanged.
  #zone: readonly ZoneCard[] | null = null;
  #valuesOf: (card: ZoneCard) => Values = () => NO_VALUES;

  constructor(terms: GameTerms, chance: Chance, state: GameState) {
    this.terms = terms;
    this.chance = chance;
    this.#state = state;
  }

  get state(): GameState {
    return this.#state;
  }

  get common(): GameCommon {
    return this.#state.common;
  }

  get catalogue(): GameCatalogue {
    return this.terms.catalogue;
  }

  get isOver(): boolean {
    return this.common.stage.at === 'finished';
  }

  /** The turn in progress; throws if there is none. */
  get turn(): TurnStage {
    const { stage } = this.common;
    assert(stage.at === 'turn', 'a turn is under way');
    return stage;
  }

  emit(event: GameEvent): void {
    this.#state = evolveGame(this.#state, event);
    this.events.push(event);
  }

  ask(asked: Unnumbered<Asked>): void {
    this.emit({ type: 'Asked', to: 'everyone', asked: { ...asked, id: this.common.askings + 1 } });
  }

  definition(id: string): GameCard {
    return cardIn(this.catalogue, id);
  }

  /** Returns the card with this name if it lies in the zone. */
  inZone(copy: CopyId): ZoneCard | undefined {
    return this.common.zone.find((card) => card.copy === copy);
  }

  /** Returns all current values of a card in the zone (PT22). */
  values(card: ZoneCard): Values {
    const { zone } = this.common;
    if (this.#zone !== zone) {
      this.#zone = zone;
      this.#valuesOf = valuesIn(this.catalogue, zone);
    }
    return this.#valuesOf(card);
  }

  isCreature({ card }: Pick<ZoneCard, 'card'>): boolean {
    return this.definition(card).kind === 'creature';
  }

  /** Returns the patron of a seat, which lies in the zone from the beginning to the end (PT5). */
  patronOf(seat: Seat): ZoneCard {
    const patron = this.common.zone.find(
      ({ owner, card }) => owner === seat && this.definition(card).kind === 'patron',
    );
    return present(patron, 'a patron lies in the zone to the end');
  }

  /** PT22: wounds a persona `times` times by n at once; `ward` takes its part off each wounding. */
  wound(copy: CopyId, n: number, cause: Cause, times = 1): void {
    const all = n * times;
    if (all === 0) return;
    const card = present(this.inZone(copy), 'who is wounded is in the zone');
    const warded = Math.min(n, this.values(card).ward) * times;
    this.emit({ type: 'Wounded', to: 'everyone', copy, n: all - warded, warded, cause });
  }

  /** Draws n cards from the top, one by one; each one that is missing wounds the patron by 1 (PT24). */
  draw(seat: Seat, n: number): void {
    const cards = this.state.vault.piles[seat].slice(0, n);
    if (cards.length > 0) {
      this.emit({ type: 'CardsDrawn', to: seat, cards });
      this.emit({ type: 'DrawCounted', to: 'everyone', seat, count: cards.length });
    }
    const missing = n - cards.length;
    if (missing > 0) this.wound(this.patronOf(seat).copy, 1, { by: 'missing-card' }, missing);
  }
}
