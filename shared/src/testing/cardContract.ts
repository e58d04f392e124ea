// CardContract: a contract between Anna and Boris in a test, in which promises and intrigue cards are played.

import {
  type CardFacts,
  type CardMove,
  type ContractCardCommand,
  type ContractCommand,
  type ContractState,
  type ContractWindows,
  contractPlays,
  decideWithCards,
  type Effect,
  type Facts,
  NEW_CONTRACT,
  type Party,
  sixthChoices,
  type Terms,
} from '../contract/index.ts';
import { assert } from '../lib/index.ts';
import { NO_WINDOW_CARDS, type WindowCards } from '../windows/index.ts';
import { PRINTED } from '../windows/printed.ts';
import { PLENTY } from './agreed.ts';
import { heldOf } from './windowSetting.ts';

/** The hands, as keys of cards. */
interface Hands {
  readonly one?: readonly string[];
  readonly two?: readonly string[];
}

const NOTHING_HELD: ContractWindows = {
  cards: NO_WINDOW_CARDS,
  traders: { one: 'anna', two: 'boris' },
  hands: { one: [], two: [] },
  surplus: { one: false, two: false },
  frozen: { one: false, two: false },
  isPaused: false,
  truce: false,
  holdsPledge: false,
};

export class CardContract {
  state: ContractState = NEW_CONTRACT;
  facts: CardFacts;
  /** The moves of cards in the last step that was accepted. */
  moves: readonly CardMove[] = [];
  effects: readonly Effect[] = [];
  readonly terms: Terms;

  constructor(hands: Hands = {}, terms: Partial<Terms> = {}, more: Partial<WindowCards> = {}) {
    this.terms = { sum: 60, payer: 'two', game: null, ...terms };
    const cards = {
      pledges: new Map([...PRINTED.pledges, ...(more.pledges ?? [])]),
      intrigue: new Map([...PRINTED.intrigue, ...(more.intrigue ?? [])]),
    };
    const held = { one: (hands.one ?? []).map(heldOf), two: (hands.two ?? []).map(heldOf) };
    this.facts = { ...PLENTY, windows: { ...NOTHING_HELD, cards, hands: held } };
  }

  /**
   * Carries out a command; returns 'ok', or why it is refused. A card that is played leaves its hand, as the modules
   * do it.
   */
  try(command: ContractCommand | ContractCardCommand): string {
    const decided = decideWithCards(this.terms, this.state, command, this.facts);
    if (!decided.ok) return decided.error.code;
    ({ state: this.state, moves: this.moves, effects: this.effects } = decided.value);
    const played = new Set(this.moves.flatMap((move) => (move.do === 'play' ? [move.card.key] : [])));
    const { hands } = this.facts.windows;
    const left = (party: Party) => hands[party].filter(({ key }) => !played.has(key));
    this.where({}, { hands: { one: left('one'), two: left('two') } });
    return 'ok';
  }

  /** Carries out these commands; throws if one is refused. */
  after(...commands: readonly (ContractCommand | ContractCardCommand)[]): this {
    for (const command of commands) {
      const became = this.try(command);
      assert(became === 'ok', `${command.type}: ${became}`);
    }
    return this;
  }

  /** Signs the contract. */
  signed(): this {
    return this.after({ type: 'accept', by: 'two', game: null });
  }

  /** Changes the facts from now on. */
  where(facts: Partial<Facts>, windows: Partial<ContractWindows> = {}): this {
    this.facts = { ...this.facts, ...facts, windows: { ...this.facts.windows, ...windows } };
    return this;
  }

  /** Anna demands the sixth with this card. */
  demand(key: string, rounding: 'floor' | 'ceil' | null = null): string {
    return this.try({ type: 'demandWith', by: 'one', card: heldOf(key), rounding });
  }

  answer(by: Party, key: string): string {
    return this.try({ type: 'answerWith', by, proposal: this.proposal, card: heldOf(key) });
  }

  cancel(by: Party, key: string): string {
    return this.try({ type: 'cancelPlay', by, asking: this.asking, card: heldOf(key) });
  }

  pass(by: Party): string {
    return this.try({ type: 'passPlay', by, asking: this.asking });
  }

  get game(): string {
    return this.state.at === 'signed' ? this.state.game.at : this.state.at;
  }

  /** The number of the standing proposal or demand. */
  get proposal(): number {
    return this.state.at === 'signed' ? this.state.proposals : 0;
  }

  get asking(): number {
    return this.state.at === 'signed' ? (this.state.cards?.askings ?? 0) : 0;
  }

  /** The party who is asked for an answer to a play; null if there is none. */
  get asked(): Party | null {
    return this.state.at === 'signed' ? (this.state.cards?.play?.asked.by ?? null) : null;
  }

  /** The sizes that may be chosen now. */
  get sizes(): readonly number[] {
    const game = this.state.at === 'signed' && this.state.game.at === 'demanded' ? this.state.game : {};
    return sixthChoices(this.terms.sum, this.facts.least, this.facts.purses, game);
  }

  /** The moves of the last step, each as what was done and with which card. */
  get moved(): readonly string[] {
    return this.moves.map(({ do: what, card }) => `${what} ${card.key}`);
  }

  /** What a party could play now. */
  plays(by: Party): readonly string[] {
    return contractPlays(this.terms, this.state, this.facts, by).map((command) =>
      'card' in command
        ? [
            command.type,
            command.card.key,
            ...('rounding' in command && command.rounding !== null ? [command.rounding] : []),
          ].join(' ')
        : command.type,
    );
  }
}
