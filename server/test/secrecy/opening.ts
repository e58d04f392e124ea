// Opening: how the two traders of a plan come to their match: by a proposal (R20), or by a contract for whose prestige
// they play.

import { assert } from '@dunmer/shared/lib';
import type { CommandId, MatchId, ClientCommand } from '@dunmer/shared/protocol';
import { type Guest, personOf } from './people.ts';
import type { Plan } from './plan.ts';
import type { Room } from './visitor.ts';
import { onContract } from '../support/onContract.ts';

export interface Opened {
  readonly match: MatchId;
  /** The proposal that was accepted; with a contract, one that nobody can name. */
  readonly proposal: string;
  /** The contract for whose prestige they play; null when there is none. */
  readonly contract: string | null;
}

type Player = Extract<Guest, 'hider' | 'opponent'>;
type Pair = readonly [one: Player, two: Player];
type Without<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Sends everything that opens the match. */
class Opening {
  readonly #room: Room;
  readonly #newId: () => CommandId;

  constructor(room: Room, newId: () => CommandId) {
    this.#room = room;
    this.#newId = newId;
  }

  async byProposal([one, two]: Pair): Promise<Opened> {
    const wish = { type: 'proposeMatch', with: personOf(two), stake: 1, friendly: false } as const;
    const proposal = await this.#made(one, wish);
    await this.#ask('thirdTrader', { type: 'acceptMatch', proposal });
    const said = await this.#ask(two, { type: 'acceptMatch', proposal });
    // When the accepting trader is short, the answer is a proposal of the same, and the proposer has the last word
    // (rule 2.2).
    const back = said.ok && said.value.type === 'made' ? said.value.id : null;
    const started = back === null ? said : await this.#ask(one, { type: 'acceptMatch', proposal: back });
    assert(started.ok && started.value.type === 'started', 'a match is opened');
    return { match: started.value.match, proposal, contract: null };
  }

  async byContract([one, two]: Pair): Promise<Opened> {
    const terms = { text: 'Ten bales of silk', sum: 12, payer: 'one', counters: null } as const;
    const contract = await this.#made(one, { type: 'offerContract', with: personOf(two), ...terms });
    await this.#ask('thirdTrader', onContract(contract, { type: 'accept' }));
    await this.#ask(two, onContract(contract, { type: 'accept' }));
    await this.#ask(one, onContract(contract, { type: 'proposeGame', amount: 2 }));
    // Proposals of a contract are counted from 1.
    const started = await this.#ask(two, onContract(contract, { type: 'agreeGame', proposal: 1 }));
    assert(started.ok && started.value.type === 'started', 'a match of a contract is opened');
    return { match: started.value.match, proposal: 'none', contract };
  }

  async #made(who: Player, wish: Without<ClientCommand>): Promise<string> {
    const said = await this.#ask(who, wish);
    assert(said.ok && said.value.type === 'made', 'it is proposed');
    return said.value.id;
  }

  #ask(who: Player | 'thirdTrader', wish: Without<ClientCommand>) {
    return this.#room[who].command({ id: this.#newId(), ...wish });
  }
}

/** Opens the match of a plan. */
export function openTable(
  room: Room,
  { hider, isForContract }: Plan,
  newId: () => CommandId,
): Promise<Opened> {
  const pair: Pair = hider === 'a' ? ['hider', 'opponent'] : ['opponent', 'hider'];
  const opening = new Opening(room, newId);
  return isForContract ? opening.byContract(pair) : opening.byProposal(pair);
}
