// Schemas: the strict schemas of messages from phones. They have their own entry point, so that zod never reaches
// the phone.

import * as z from 'zod';
import { CELLS } from '../rules/index.ts';
import { AHEAD } from '../windows/index.ts';
import { err, ok, type Result, tied } from '../lib/index.ts';
import type { Rejection } from './answer.ts';
import type { Code, MatchId } from './ids.ts';
import type { ClientCommand, PlayCommand, PlayGameCommand } from './command.ts';
import type { ClientMessages, Handshake, Watched } from './socket.ts';
import { MOST_PREVIEWS } from './limits.ts';
import { spelledNow } from './older.ts';
import {
  code,
  commandId,
  contractText,
  copies,
  few,
  hex32,
  key,
  name,
  pin,
  reason,
  seat,
} from './schemaParts.ts';
import { type StaffAct, staffActs } from './staffActs.ts';
import { STRENGTHS } from './strength.ts';
import type { SyncRequest } from './table.ts';
import { contractWish, traderCommands } from './traderCommands.ts';

type DraftMessage = Parameters<ClientMessages['draft']>[0];
type SeenMessage = Parameters<ClientMessages['seen']>[0];
type UnlockMessage = Parameters<ClientMessages['unlock']>[0];

const LONGEST_KEY = 80;

const choice = z.int().min(0).max(10_000);
const version = z.int().min(0).max(1_000_000);
const cell = z.literal([...CELLS]);
const asking = z.templateLiteral(['asking-', z.int()]);
const heldKey = z.string().regex(/^[^\p{Cc}/#]{1,40}[/#][^\p{Cc}/#]{1,40}$/u);
const places = z.array(z.strictObject({ seat, cell })).max(CELLS.length).readonly();

const laying = z.discriminatedUnion('row', [
  z.strictObject({ row: z.literal('front'), cells: z.array(key).max(CELLS.length) }),
  z.strictObject({ row: z.literal('back'), cells: z.array(key).max(CELLS.length) }),
  z.strictObject({ row: z.literal('half'), cells: z.array(key.nullable()).max(CELLS.length) }),
]);

const playCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('place'), laying }),
  z.strictObject({ type: z.literal('chooseTarget'), choice, copy: key }),
  z.strictObject({ type: z.literal('summon'), choice, copy: key, cell }),
  z.strictObject({ type: z.literal('declineSummon'), choice }),
  z.strictObject({ type: z.literal('claim'), copy: key }),
  z.strictObject({ type: z.literal('waive') }),
  z.strictObject({ type: z.literal('concede') }),
  z.strictObject({ type: z.literal('promise'), promise: hex32 }),
  z.strictObject({ type: z.literal('open'), nonce: hex32 }),
  z.strictObject({
    type: z.literal('play'),
    card: heldKey,
    on: places,
    asking: choice.nullable(),
  }),
  z.strictObject({ type: z.literal('pass'), asking: choice }),
  z.strictObject({ type: z.literal('ahead'), windows: z.array(z.enum(AHEAD)).max(AHEAD.length).readonly() }),
]);

const turn = z.int().min(0).max(100);
const targets = z.array(copies).max(10).readonly();

const playGameCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choosePatron'), patron: key }),
  z.strictObject({ type: z.literal('exchange'), copies }),
  z.strictObject({ type: z.literal('play'), turn, copy: key, targets }),
  z.strictObject({ type: z.literal('use'), turn, copy: key, ability: few, targets }),
  z.strictObject({ type: z.literal('strike'), turn, copy: key, target: key }),
  z.strictObject({ type: z.literal('defend'), asking: choice, copy: key.nullable() }),
  z.strictObject({ type: z.literal('choose'), asking: choice, copies }),
  z.strictObject({ type: z.literal('endTurn'), turn }),
  z.strictObject({ type: z.literal('concede') }),
  z.strictObject({ type: z.literal('promise'), promise: hex32 }),
  z.strictObject({ type: z.literal('open'), nonce: hex32 }),
]);

const clientCommand = z.discriminatedUnion('type', [
  z.strictObject({
    id: commandId,
    type: z.literal('practise'),
    name,
    deck: key,
    against: z.enum(STRENGTHS),
  }),
  z.strictObject({
    id: commandId,
    type: z.literal('practiseGame'),
    name,
    against: z.enum(['simple', 'middle']),
  }),
  z.strictObject({ id: commandId, type: z.literal('play'), match: key, command: playCommand }),
  z.strictObject({ id: commandId, type: z.literal('playGame'), match: key, command: playGameCommand }),
  ...traderCommands,
  ...staffActs,
]);

/**
 * Every type of command, of move at the trade table, of move at the patrons' table and of contract wish, for those
 * who list them.
 */
export const COMMAND_TYPES: readonly string[] = clientCommand.options.map(({ shape }) => shape.type.value);
export const PLAY_TYPES: readonly string[] = playCommand.options.map(({ shape }) => shape.type.value);
export const GAME_TYPES: readonly string[] = playGameCommand.options.map(({ shape }) => shape.type.value);
export const WISH_TYPES: readonly string[] = contractWish.options.map(({ shape }) => shape.type.value);

const keysOf = (...parts: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    clientCommand.options.flatMap(({ shape }) =>
      Object.entries<unknown>(shape).flatMap(([key, part]) => (parts.includes(part) ? [key] : [])),
    ),
  );

/**
 * The keys of commands in which people write (names, contracts, reasons), and those of secrets that are easy to
 * guess.
 */
export const WRITTEN = keysOf(name, contractText, reason);
export const SECRET = keysOf(pin);

const staffAct = z.discriminatedUnion('type', staffActs);
const fewActs = z.array(staffAct).min(1).max(MOST_PREVIEWS);

const syncRequest = z.strictObject({
  follow: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('seat'), match: key }),
    z.strictObject({ by: z.literal('code'), code }),
    z.strictObject({ by: z.literal('floor'), match: key }),
  ]),
  since: version,
  before: z.strictObject({ epoch: key, version }).optional(),
});

const draft = z.strictObject({ match: key, cells: z.array(key.nullable()).length(CELLS.length) });
const seen = z.strictObject({ match: key, version });
const watched = z.strictObject({ match: key, choice: z.union([choice, z.literal('claim'), asking]) });
const unlock = z.strictObject({ passphrase: z.string().min(1).max(200) });
const ticket = z.strictObject({ ticket: hex32 });
// A newer phone may say more about itself, so this is the one message that may have unknown keys.
const handshake = z.object({ protocol: z.int(), epoch: key.optional() });

// These lines don't compile if a schema and its type differ.
tied<z.output<typeof playCommand>, PlayCommand>(true);
tied<z.output<typeof playGameCommand>, PlayGameCommand>(true);
tied<z.output<typeof clientCommand>, ClientCommand>(true);
tied<z.output<typeof syncRequest>, SyncRequest>(true);
tied<z.output<typeof draft>, DraftMessage>(true);
tied<z.output<typeof seen>, SeenMessage>(true);
tied<z.output<typeof watched>, Watched>(true);
tied<z.output<typeof unlock>, UnlockMessage>(true);
tied<z.output<typeof handshake>, Handshake>(true);

type BadShape = Extract<Rejection, { code: 'bad-shape' }>;

/** Returns the path of the first error, such as `command.laying.cells.2`, or the name of an unknown key. */
function keyOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...(issue?.path ?? []), ...unknown].map(String).join('.').slice(0, LONGEST_KEY);
}

function parse<T>(schema: z.ZodType<T>, value: unknown): Result<T, BadShape> {
  const parsed = schema.safeParse(value);
  return parsed.success ? ok(parsed.data) : err({ code: 'bad-shape', key: keyOf(parsed.error) });
}

/** Returns the command in `value` with its name and code in normal form, or rejects it with the key at fault. */
export const parseClientCommand = (value: unknown): Result<ClientCommand, BadShape> =>
  parse(clientCommand, spelledNow(value));

/** Returns the sync request in `value`, or rejects it with the key at fault. */
export const parseSyncRequest = (value: unknown): Result<SyncRequest, BadShape> => parse(syncRequest, value);

/** Returns the draft of six cells in `value` with its match, or rejects it with the key at fault. */
export const parseDraft = (value: unknown): Result<DraftMessage, BadShape> => parse(draft, value);

/** Returns the version that a phone has seen, or rejects `value` with the key at fault. */
export const parseSeen = (value: unknown): Result<SeenMessage, BadShape> => parse(seen, value);

/** Returns what a phone says when it connects, or rejects `value` with the key at fault. */
export const parseHandshake = (value: unknown): Result<Handshake, BadShape> => parse(handshake, value);

/** Returns a typed or scanned code in normal form, or rejects it. */
export const parseCode = (value: unknown): Result<Code, BadShape> => parse(code, value);

/** Returns the id of a match, or rejects `value`. There may be no match with this id. */
export const parseMatchId = (value: unknown): Result<MatchId, BadShape> => parse(key, value);

/** Returns the staff act in `value`, to preview it, or rejects it with the key at fault. */
export const parseStaffAct = (value: unknown): Result<StaffAct, BadShape> => parse(staffAct, value);

/** Returns up to twenty staff acts, to preview them together, or rejects `value` with the key at fault. */
export const parseStaffActs = (value: unknown): Result<readonly StaffAct[], BadShape> =>
  parse(fewActs, value);

/** Returns how far a phone's film has played, or rejects `value` with the key at fault. */
export const parseWatched = (value: unknown): Result<Watched, BadShape> => parse(watched, value);

/** Returns the digits that a browser has drawn and kept, or rejects `value`. */
export const parseTicket = (value: unknown): Result<{ readonly ticket: string }, BadShape> =>
  parse(ticket, value);

/** Returns the passphrase of a member of staff, or rejects `value`. */
export const parseUnlock = (value: unknown): Result<UnlockMessage, BadShape> => parse(unlock, value);
