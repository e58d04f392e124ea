// Older phones: what they are told instead of a refusal that they have no words for (RELIABILITY, P17).

import type { Refusal, Rejection } from './answer.ts';
import type { ClientCommand } from './command.ts';
import type { ContractWish } from './traderCommands.ts';
import { PROTOCOL_VERSION } from './version.ts';

/** The codes that phones of the release before do not know, each with the nearest refusal that they do know. */
const NEW_CODES: ReadonlyMap<string, Refusal> = new Map<Refusal['code'], Refusal>([
  ['pin-rests', { code: 'wrong-pin' }],
  ['last-organiser', { code: 'not-allowed', why: 'own-interest' }],
  // An offer that these phones show without its promises, and games that a promise forbids.
  ['promises-unseen', { code: 'stale-proposal' }],
  ['truce', { code: 'game-over' }],
  ['game-barred', { code: 'game-over' }],
  ['promises-off', { code: 'event-paused' }],
  ['pledges-closed', { code: 'event-paused' }],
  ['not-to-be-had', { code: 'stale-proposal' }],
  // A game at the patrons' table, which these phones do not show.
  ['table-unseen', { code: 'stale-proposal' }],
  ['patrons-off', { code: 'event-paused' }],
  // A game that an open action of the intrigue deck delays.
  ['play-open', { code: 'in-match' }],
]);

/** Returns a refusal in a form that a phone with this protocol version knows. */
export const refusalIn = <Error extends Refusal | Rejection>(
  protocol: number,
  error: Error,
): Error | Refusal => (protocol < PROTOCOL_VERSION ? (NEW_CODES.get(error.code) ?? error) : error);

/**
 * The name of each wish of a contract's party in the contract's history and in the journal. Phones of earlier
 * releases send the wish as a command of this name, with the wish's own facts beside the contract.
 */
const ACTS = {
  accept: 'acceptContract',
  decline: 'declineContract',
  withdraw: 'withdrawContract',
  confirmHandover: 'confirmHandover',
  takeBackHandover: 'takeBackHandover',
  agreeAnnul: 'agreeAnnul',
  takeBackAnnul: 'takeBackAnnul',
  proposeGame: 'proposeGame',
  agreeGame: 'agreeGame',
  counterGame: 'counterGame',
  withdrawGame: 'withdrawGame',
  demandSixth: 'demandSixth',
  chooseRounding: 'chooseRounding',
  refuseGame: 'refuseGame',
  demandWith: 'demandWith',
  answerWith: 'answerWith',
  demandWithIntrigue: 'demandWithIntrigue',
  answerWithIntrigue: 'answerWithIntrigue',
  cancelPlay: 'cancelPlay',
  passPlay: 'passPlay',
} as const satisfies Readonly<Record<ContractWish['type'], string>>;

/** Each wish by its name in `ACTS`. */
const WISHES: ReadonlyMap<unknown, string> = new Map(Object.entries(ACTS).map(([wish, act]) => [act, wish]));

/** Returns the name of a command in histories and in the journal. */
export const actOf = ({ type, wish }: { readonly type: string; readonly wish?: ContractWish }): string =>
  wish === undefined ? type : ACTS[wish.type];

/**
 * Returns a command as phones of earlier releases spell it. The two spellings are one command (P2): a phone may
 * resend it in the other spelling, after a reload or a new release of the server.
 */
export function spelledBefore(command: ClientCommand): object {
  if (command.type !== 'actOnContract') return command;
  const { id, contract, wish } = command;
  const { type, ...facts } = wish;
  return { id, contract, type: ACTS[type], ...facts };
}

/** Returns a party's wish in the earlier spelling as a command with a wish, and any other value unchanged. */
export function spelledNow(command: ClientCommand): ClientCommand;
export function spelledNow(value: unknown): unknown;
export function spelledNow(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value)) return value;
  const wish = WISHES.get(value.type);
  if (wish === undefined) return value;
  const { id, contract, ...facts } = { id: undefined, contract: undefined, ...value };
  return { id, type: 'actOnContract', contract, wish: { ...facts, type: wish } };
}
