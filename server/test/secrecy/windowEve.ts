// Window eve: what happens to hands before the match, in public: a surplus, cards in contracts and their answers,
// actions, an audience, previews of acts that concern the hider.

import type { ContractWish } from '@dunmer/shared/protocol';
import { assert, present } from '@dunmer/shared/lib';
import { cardOf, type DeckState, handOf } from '@dunmer/shared/intrigue';
import { openPlayIn } from '@dunmer/shared/contract';
import { onContract } from '../support/onContract.ts';
import { trader } from '../support/seed.ts';
import type { App } from '../../src/app/index.ts';
import type { Crowd, Guest } from './crowd.ts';
import { GIVER, NUMBERS } from './windowPeople.ts';

const LETTER = 'intercepted-letter';
const idOf = (who: Guest): string => trader(NUMBERS[who]).person;
const HIDER = idOf('hider');
const reason = 'as it goes';

export class WindowEve {
  readonly #app: App;
  readonly #crowd: Crowd;
  readonly contracts: string[] = [];

  constructor(app: App, crowd: Crowd) {
    this.#app = app;
    this.#crowd = crowd;
  }

  async play(): Promise<void> {
    await this.#surplus();
    await this.#demandOn();
    await this.#demandBy();
    await this.#search();
    await this.#lookedAt();
    await this.#audience();
    await this.#shown();
    await this.#crowd.readsAll({ match: 'none', contracts: this.contracts });
  }

  async #deck(): Promise<DeckState> {
    const { matches, store } = this.#app;
    return present(await matches.context.deck.of(store.read), 'a deck').state;
  }

  /** Returns what somebody holds in both runs, the oldest first. */
  async #common(who: Guest, card: string | null = null): Promise<readonly string[]> {
    const { buried } = this.#crowd.before.stacked;
    const hand = handOf(await this.#deck(), idOf(who));
    return hand.filter((copy) => !buried.has(copy) && (card === null || cardOf(copy) === card));
  }

  async #one(who: Guest, card: string): Promise<string> {
    const [copy] = await this.#common(who, card);
    return present(copy, `${who} holds ${card}`);
  }

  async #read(): Promise<void> {
    await this.#crowd.readsOfCards();
  }

  /** IN10: two too many; both runs spend the same ones, and so would a referee's default. */
  async #surplus(): Promise<void> {
    const crowd = this.#crowd;
    for (const card of ['market-talk', 'from-the-ashes']) {
      await crowd.before.stacked.onTop(card, 'pile');
      await crowd.does('organiser', { type: 'letDraw', person: HIDER, n: 1, reason });
    }
    await this.#crowd.staffLook();
    const spent = (await this.#common('hider')).slice(-2);
    const kept = handOf(await this.#deck(), HIDER).filter((copy) => !spent.includes(copy));
    await crowd.does('hider', { type: 'keepIntrigue', copies: kept });
  }

  async #signed(one: Guest, two: Guest): Promise<string> {
    const crowd = this.#crowd;
    const offer = { type: 'offerContract', with: idOf(two), text: 'Ten bales of silk' } as const;
    const contract = await crowd.does(one, { ...offer, sum: 40, payer: 'one', counters: null });
    await crowd.does(two, onContract(contract, { type: 'accept' }));
    this.contracts.push(contract);
    return contract;
  }

  async #wishes(who: Guest, contract: string, wish: ContractWish): Promise<void> {
    await this.#crowd.does(who, onContract(contract, wish));
  }

  async #askedIn(contract: string): Promise<{ readonly asking: number; readonly by: 'one' | 'two' } | null> {
    const found = present(await this.#app.store.read.contracts.contract(contract), 'a contract');
    return openPlayIn(found.state)?.asked ?? null;
  }

  /** Somebody makes a demand on the hider, who cancels its card, passes, or stays silent. */
  async #demandOn(): Promise<void> {
    const crowd = this.#crowd;
    const contract = await this.#signed('thirdTrader', 'hider');
    const card = await this.#one('thirdTrader', 'hard-bargain');
    await this.#wishes('thirdTrader', contract, { type: 'demandWithIntrigue', card, rounding: null });
    await this.#read();
    await this.#inVain(contract);
    const asking = present(await this.#askedIn(contract), 'the hider is asked').asking;
    const way = crowd.random.below(3);
    if (way === 0) await this.#wishes('hider', contract, { type: 'passPlay', asking });
    else if (way === 1) {
      const letter = await this.#one('hider', LETTER);
      await this.#wishes('hider', contract, { type: 'cancelPlay', asking, card: letter });
    }
    await this.#untilThrough(contract);
  }

  /** Tries to use a card that differs, in ways that are refused. */
  async #inVain(contract: string): Promise<void> {
    const { before } = this.#crowd;
    const hand = handOf(await this.#deck(), HIDER);
    const card = present(
      hand.find((copy) => before.stacked.buried.has(copy)),
      'something differs',
    );
    for (const wish of [
      { type: 'cancelPlay', asking: 999, card },
      { type: 'answerWithIntrigue', proposal: 999, card },
    ] as const)
      await this.#crowd.tries('hider', onContract(contract, wish));
    await this.#crowd.tries('hider', { type: 'cancelIntrigue', asking: 999, card });
    await this.#crowd.tries('hider', { type: 'playIntrigue', card, chosen: ['nobody'] });
  }

  /** Waits until everybody who is asked has passed by silence (IN19). */
  async #untilThrough(contract: string): Promise<void> {
    for (let i = 0; i < 4 && (await this.#askedIn(contract)) !== null; i += 1) {
      await this.#crowd.goesBy(14_000);
      await this.#crowd.reads('/api/me/contracts');
      await this.#crowd.goesBy(2_000);
    }
    assert((await this.#askedIn(contract)) === null, 'silence has passed');
  }

  /** The hider demands with a card that both runs have; it is cancelled, and the hider is asked about that. */
  async #demandBy(): Promise<void> {
    const contract = await this.#signed('hider', 'thirdTrader');
    const card = await this.#one('hider', 'own-scales');
    await this.#wishes('hider', contract, { type: 'demandWithIntrigue', card, rounding: 'ceil' });
    const asked = present(await this.#askedIn(contract), 'the third trader is asked');
    const letter = await this.#one('thirdTrader', LETTER);
    await this.#wishes('thirdTrader', contract, {
      type: 'cancelPlay',
      asking: asked.asking,
      card: letter,
    });
    await this.#untilThrough(contract);
  }

  /** Returns who is asked by an action now. */
  async #askedByAction() {
    const { actions } = (await this.#deck()).common;
    return actions[0]?.asked ?? null;
  }

  /** The hider stays silent, everybody else passes at once. */
  async #answered(): Promise<void> {
    for (let asked = await this.#askedByAction(); asked !== null; asked = await this.#askedByAction()) {
      const who = (['opponent', 'thirdTrader'] as const).find((each) => idOf(each) === asked?.who);
      if (who === undefined) await this.#crowd.goesBy(16_000);
      else await this.#crowd.does(who, { type: 'passIntrigue', asking: asked.asking });
    }
  }

  /** `drop`: two people spend one card each, the hider one that both runs have. */
  async #search(): Promise<void> {
    const crowd = this.#crowd;
    const card = await this.#one('opponent', 'house-search');
    const chosen = (['hider', 'thirdTrader'] as const).map(idOf);
    await crowd.does('opponent', { type: 'playIntrigue', card, chosen });
    await this.#answered();
    const { drop } = present((await this.#deck()).common.actions[0], 'a search');
    const asking = present(drop, 'it asks both').asking;
    // With the cancel that both runs hold gone, one of the runs still holds one, when that is the card that differs.
    const [letter] = await this.#common('hider', LETTER);
    const mine = letter ?? present((await this.#common('hider')).at(-1), 'the hider has a card');
    await crowd.does('hider', { type: 'dropIntrigue', asking, copies: [mine] });
    await this.#read();
    const theirs = await this.#one('thirdTrader', 'market-talk');
    await crowd.does('thirdTrader', { type: 'dropIntrigue', asking, copies: [theirs] });
  }

  /** GIVER, who reads nothing else here, sees the hand: everybody hears that it was seen, and nobody what was seen. */
  async #lookedAt(): Promise<void> {
    const state = await this.#deck();
    const tongue = present(handOf(state, trader(GIVER).person)[0], 'GIVER has a card');
    await this.#crowd.before.ask(GIVER, { type: 'playIntrigue', card: tongue, chosen: [HIDER] });
    await this.#answered();
  }

  async #audience(): Promise<void> {
    const crowd = this.#crowd;
    await crowd.does('organiser', { type: 'openAudience', person: idOf('thirdTrader'), reason });
    await crowd.before.stacked.onTop(LETTER, 'pile');
    await crowd.does('hider', { type: 'buyDraw' });
    await crowd.does('organiser', { type: 'closeAudience', reason });
  }

  /** The hider shows what differs to GIVER, who reads nothing else here. */
  async #shown(): Promise<void> {
    const { stacked } = this.#crowd.before;
    const copies = handOf(await this.#deck(), HIDER).filter((copy) => stacked.buried.has(copy));
    const to = trader(GIVER).person;
    await this.#crowd.does('hider', { type: 'showIntrigue', copies, to });
    await this.#crowd.reads('/api/me/intrigue');
  }
}
