// SealedGameTable: a sealed game in a test, with the commands of both phones and of a referee.

import { promiseOf, type EventOf } from '../fairness/index.ts';
import {
  decideSealedGame,
  type GameTerms,
  openSealedGame,
  type Patrons,
  type SealedGame,
} from '../patrons/index.ts';
import { PRINTED } from '../patrons/script.ts';
import type { Seat } from '../rules/index.ts';
import type { AnyGameCommand } from './sealedGame.ts';
import { countedEntropy } from './sealedPlay.ts';
import { N } from './sealedTable.ts';

/** A game with the printed cards to which commands are given one by one; it counts the draws. */
export class SealedGameTable {
  readonly terms: GameTerms = { catalogue: PRINTED };
  readonly batches: (readonly EventOf<Patrons>[])[] = [];
  drawn = 0;
  state: SealedGame;
  readonly #decide = decideSealedGame(this.terms);
  readonly #source;
  readonly #entropy = {
    draw: () => {
      this.drawn += 1;
      return this.#source.draw();
    },
  };

  constructor(bots: readonly Seat[] = [], label = 'test') {
    this.#source = countedEntropy(label);
    const opened = openSealedGame(this.terms, { match: 'm', bots }, this.#entropy);
    this.state = opened.state;
    this.batches.push(opened.events);
  }

  get log(): readonly EventOf<Patrons>[] {
    return this.batches.flat();
  }

  get last(): readonly EventOf<Patrons>[] {
    return this.batches.at(-1) ?? [];
  }

  /** The names of the last command's events, with their audience unless that is everyone. */
  get names(): readonly string[] {
    return this.last.map(({ type, to }) => (to === 'everyone' ? type : `${type} to ${to}`));
  }

  when(...commands: readonly AnyGameCommand[]): this {
    for (const command of commands) {
      const decided = this.#decide(this.state, command, this.#entropy);
      if (!decided.ok) throw new Error(`${command.type} is refused: ${JSON.stringify(decided.error)}`);
      this.state = decided.value.state;
      this.batches.push(decided.value.events);
    }
    return this;
  }

  /** Returns why a command is refused; 'accepted' if it isn't. */
  refusal(command: AnyGameCommand): string {
    const decided = this.#decide(this.state, command, this.#entropy);
    return decided.ok ? 'accepted' : decided.error.code;
  }

  /** F2: returns the command with which a seat's phone sends its K. */
  promise(seat: Seat): AnyGameCommand {
    return { type: 'promise', seat, promise: promiseOf('m', seat, this.state.seals.commitment, N[seat]) };
  }

  /** Lets both phones promise. */
  promised(): this {
    return this.when(this.promise('a'), this.promise('b'));
  }

  /** Lets both phones promise and open. */
  withBothN(): this {
    return this.promised().when(
      { type: 'open', seat: 'a', nonce: N.a },
      { type: 'open', seat: 'b', nonce: N.b },
    );
  }

  /** Lets both seats choose a patron. */
  chosen(a = 'salt-lady', b = 'shadow-master'): this {
    return this.when(
      { type: 'choosePatron', seat: 'a', patron: a },
      { type: 'choosePatron', seat: 'b', patron: b },
    );
  }

  /** Plays up to the main stage, without exchanges. */
  begun(): this {
    return this.withBothN()
      .chosen()
      .when({ type: 'exchange', seat: 'a', copies: [] }, { type: 'exchange', seat: 'b', copies: [] });
  }

  /** Applies a clock's default for the seat that is awaited, until the game is over. */
  silent(): this {
    while (this.state.rules.common.stage.at === 'turn') {
      const { stage } = this.state.rules.common;
      this.when({ type: 'applyDefault', seat: stage.asked?.seat ?? stage.seat, by: 'clock' });
    }
    return this;
  }
}
