// Steps: what becomes of the deck in one command, one thing after another; nothing is written until everything is
// decided.

import { err, ok, type Result } from '@dunmer/shared/lib';
import {
  type DeckCommand,
  type DeckEvent,
  type DeckRefusal,
  type DeckState,
  decideDeck,
  evolveDeckAll,
} from '@dunmer/shared/intrigue';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { DeckAround } from './around.ts';

/** The table on which a card is played: of a contract or of a match, by its key. */
export interface PlayedOn {
  readonly contract: number | null;
  readonly match: number | null;
}

export const NOWHERE: PlayedOn = { contract: null, match: null };

/** An event that is still to be written. */
export interface Happened {
  readonly event: DeckEvent;
  readonly on: PlayedOn;
}

/** Why a command to the deck comes to nothing. */
export type DeckNo = Exclude<DeckRefusal, { readonly code: 'no-deck' }> | { readonly code: 'intrigue-off' };

/** Names a refusal as the wire does: it has one code for a deck that rests and for none at all. */
const inWords = (refusal: DeckRefusal): DeckNo =>
  refusal.code === 'no-deck' ? { code: 'intrigue-off' } : refusal;

export class DeckSteps {
  readonly around: DeckAround;
  readonly #happened: Happened[] = [];
  #state: DeckState;

  constructor(around: DeckAround) {
    this.around = around;
    this.#state = around.live.state;
  }

  get state(): DeckState {
    return this.#state;
  }

  get happened(): readonly Happened[] {
    return this.#happened;
  }

  /** Decides what a command leads to; where it is refused, nothing has happened. */
  take(command: DeckCommand, on: PlayedOn = NOWHERE): Result<readonly DeckEvent[], DeckNo> {
    const decided = decideDeck(PRINTED.intrigue, this.#state, command, this.around.facts);
    if (!decided.ok) return err(inWords(decided.error));
    this.#add(decided.value.events, decided.value.state, on);
    return ok(decided.value.events);
  }

  /** Adds events that no command has asked for: those by which the deck is made. */
  happen(events: readonly DeckEvent[]): void {
    this.#add(events, evolveDeckAll(this.#state, events), NOWHERE);
  }

  #add(events: readonly DeckEvent[], state: DeckState, on: PlayedOn): void {
    for (const event of events) this.#happened.push({ event, on });
    this.#state = state;
  }
}
