// Dealing: opens contracts and matches of a room's traders, up to the point from which a test goes on.

import type { ContractState, Party } from '@dunmer/shared/contract';
import { present } from '@dunmer/shared/lib';
import type { CommandResult, ContractId, MatchId } from '@dunmer/shared/protocol';
import { audit } from '../../src/audit/index.ts';
import { type Asked, EventRoom, type RoomOptions } from './eventRoom.ts';
import { Table } from './playOut.ts';
import { onContract } from './onContract.ts';

/** Numbers of a room's people: two parties, a stranger, a referee, an organiser. */
export const ONE = 0;
export const TWO = 1;
export const STRANGER = 2;
export const REFEREE = 5;
export const ORGANISER = 6;

const seeding = (drakes: number) => ({
  count: 7,
  drakes,
  staff: { [REFEREE]: 'referee', [ORGANISER]: 'organiser' } as const,
});

/** Opens a room with five traders, who have 100 drakes each, and two members of staff who trade too. */
export const openRoom = (options: Partial<RoomOptions> = {}): Promise<EventRoom> =>
  EventRoom.open({ seeding: seeding(100), ...options });

/**
 * Opens the same room with empty purses: no coins were ever entered, so an organiser can still choose where they are
 * kept.
 */
export const openUnpaidRoom = (options: Partial<RoomOptions> = {}): Promise<EventRoom> =>
  openRoom({ seeding: seeding(0), ...options });

/** Opens the same room with the coins on the table. */
export async function openTableRoom(options: Partial<RoomOptions> = {}): Promise<EventRoom> {
  const room = await openUnpaidRoom(options);
  await done(room, ORGANISER, setMoney('table'));
  return room;
}

export const setMoney = (value: 'app' | 'table'): Asked => ({
  type: 'set',
  change: { name: 'money', value },
  reason: 'as we like it',
});

export { onContract } from './onContract.ts';

/** Returns the code of a refusal, or 'ok'. */
export const codeOf = (result: CommandResult): string => (result.ok ? 'ok' : result.error.code);

/** Sends a command; throws when it is refused. */
export async function done(room: EventRoom, number: number, asked: Asked): Promise<void> {
  const result = await room.ask(number, asked);
  if (!result.ok) throw new Error(`${asked.type} was refused: ${JSON.stringify(result.error)}`);
}

/** Sends a command that starts a match, and returns the match; throws when it starts none. */
export async function started(room: EventRoom, number: number, asked: Asked): Promise<MatchId> {
  const result = await room.ask(number, asked);
  if (result.ok && result.value.type === 'started') return result.value.match;
  throw new Error(`${asked.type} starts nothing: ${JSON.stringify(result)}`);
}

export interface Terms {
  readonly sum?: number;
  readonly payer?: Party;
}

/** Makes an offer of ONE to TWO; ONE pays 60 unless the terms say otherwise. */
export const offered = (room: EventRoom, { sum = 60, payer = 'one' }: Terms = {}): Promise<ContractId> =>
  room.made(ONE, {
    type: 'offerContract',
    with: room.person(TWO),
    text: 'Ten bales of silk',
    sum,
    payer,
    counters: null,
  });

/** Makes the same offer, and TWO signs it. */
export async function signed(room: EventRoom, terms: Terms = {}): Promise<ContractId> {
  const contract = await offered(room, terms);
  await done(room, TWO, onContract(contract, { type: 'accept' }));
  return contract;
}

/** Starts a game inside a signed contract, and returns its table. */
export async function playing(room: EventRoom, contract: ContractId, amount = 10, seed = 1): Promise<Table> {
  await done(room, ONE, onContract(contract, { type: 'proposeGame', amount }));
  const state = await stateOf(room, contract);
  const proposal = state.at === 'signed' ? state.proposals : 0;
  const match = await started(room, TWO, onContract(contract, { type: 'agreeGame', proposal }));
  return new Table(room, match, { a: ONE, b: TWO }, seed);
}

/** One proposes a match and the other accepts; when the other is short, the proposer has the last word (rule 2.2). */
export async function sitDown(room: EventRoom, one: number, two: number, stake: number): Promise<MatchId> {
  const asked = { type: 'proposeMatch', with: room.person(two), stake, friendly: stake === 0 } as const;
  const proposal = await room.made(one, asked);
  const said = await room.ask(two, { type: 'acceptMatch', proposal });
  if (said.ok && said.value.type === 'started') return said.value.match;
  if (!said.ok || said.value.type !== 'made') throw new Error(`not accepted: ${JSON.stringify(said)}`);
  return started(room, one, { type: 'acceptMatch', proposal: said.value.id });
}

/** Starts a match of ONE and TWO without a contract. */
export async function without(room: EventRoom, stake: number, seed = 1): Promise<Table> {
  return new Table(room, await sitDown(room, ONE, TWO, stake), { a: ONE, b: TWO }, seed);
}

export async function stateOf(room: EventRoom, contract: ContractId): Promise<ContractState> {
  return present(await room.store.read.contracts.contract(contract), 'a contract').state;
}

/** Returns the drakes in both parties' purses. */
export const purses = async (room: EventRoom): Promise<readonly number[]> => [
  await room.purse(ONE),
  await room.purse(TWO),
];

/**
 * Closes a room. P7, P18: throws when the sum over all accounts is not 0, when anybody but the bank owes, or when the
 * audit finds that the journal disagrees.
 */
export async function closeVerified(room: EventRoom): Promise<void> {
  const accounts = await room.store.read.money.accounts();
  const sum = accounts.reduce((total, { balance }) => total + balance, 0);
  const owing = accounts.filter(({ kind, balance }) => kind !== 'bank' && balance < 0);
  const { finding } = await audit(room.store.read);
  await room.close();
  if (sum !== 0 || owing.length > 0) throw new Error(`the books do not balance: ${JSON.stringify(accounts)}`);
  if (finding !== null) throw new Error(finding);
}

/** Returns whether a match binds a trader. */
export async function isBound(room: EventRoom, number: number): Promise<boolean> {
  return present(await room.store.read.people.person(room.person(number)), 'a trader').match !== null;
}
