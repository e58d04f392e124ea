// Handlers: one for each message that a phone may send, by its name: parse, ask, answer.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, Refusal, Rejection, SyncState } from '@dunmer/shared/protocol';
import { parseClientCommand, parseDraft, parseSeen, parseSyncRequest } from '@dunmer/shared/protocol/schema';
import type { Guess, Guesses } from '../device/index.ts';
import type { Matches } from '../match/index.ts';
import type { Admission } from './admission.ts';
import { botsOf, follow } from './follow.ts';
import type { Followers } from './followers.ts';
import type { RateName } from './limits.ts';
import type { Rooms } from './rooms.ts';
import { type Phone, TOO_LONG } from './wire.ts';

/** What handlers work with. */
export interface Desk {
  readonly matches: Matches;
  readonly followers: Followers;
  readonly rooms: Rooms;
  readonly guesses: Guesses;
  readonly admission: Admission;
  readonly epoch: string;
}

type Answered = Result<unknown, Refusal | Rejection>;

export interface Handler {
  readonly rate: RateName;
  /** Resolves to the answer; null where there is none to give. */
  handle(desk: Desk, phone: Phone, body: unknown): Promise<Answered | null>;
}

/** What a try to sit down has shown of its code. */
function judgeSeat(result: CommandResult): Guess {
  if (result.ok) return 'right';
  const { code } = result.error;
  if (code === 'unknown-code') return 'wrong';
  return code === 'seat-taken' || code === 'seat-yours' ? 'right' : 'neither';
}

async function onCommand(
  { matches, guesses }: Desk,
  { data: { session } }: Phone,
  body: unknown,
): Promise<Answered> {
  const command = parseClientCommand(body);
  if (!command.ok) return command;
  const { device } = session;
  if (command.value.type !== 'takeSeat') return matches.command(device, command.value);
  const { value } = command;
  const looked = await guesses.look(device, () => matches.command(device, value), judgeSeat);
  return looked.ok ? looked.value : looked;
}

type Synced = Awaited<ReturnType<Matches['sync']>>;

const judgeSync = (synced: Synced): Guess => {
  if (synced.ok) return 'right';
  return synced.error.code === 'unknown-code' ? 'wrong' : 'neither';
};

async function onSync(desk: Desk, phone: Phone, body: unknown): Promise<Answered> {
  const request = parseSyncRequest(body);
  if (!request.ok) return request;
  const { device } = phone.data.session;
  const find = async (): Promise<Synced> => {
    await desk.admission.pass();
    return desk.matches.sync(device, request.value);
  };
  const isByCode = request.value.follow.by === 'code';
  const looked = isByCode ? await desk.guesses.look(device, find, judgeSync) : ok(await find());
  if (!looked.ok) return looked;
  const synced = looked.value;
  if (!synced.ok) return synced;
  const { version, ...state } = synced.value;
  // Who is not up to date yet asks again; to send it more than that would make a gap.
  if (!state.more && phone.connected)
    follow(desk, phone, state, { seen: Math.min(request.value.since, version), sent: version });
  const presence = desk.followers.presence(state.table.match, botsOf(state.table));
  return ok<SyncState>({ epoch: desk.epoch, presence, ...state });
}

async function onDraft({ matches }: Desk, { data: { session } }: Phone, body: unknown): Promise<Answered> {
  const draft = parseDraft(body);
  return draft.ok ? matches.draft(session.device, draft.value.match, draft.value.cells) : draft;
}

async function onSeen(
  { followers }: Desk,
  { data: { session } }: Phone,
  body: unknown,
): Promise<Answered | null> {
  const seen = parseSeen(body);
  if (!seen.ok) return seen;
  const { match } = seen.value;
  // Nobody has seen what was not sent yet: it can't be paid in advance.
  const version = Math.min(seen.value.version, followers.version(match));
  const following = session.follows.get(match);
  if (following !== undefined && version > following.seen)
    session.follows.set(match, { ...following, seen: version, owedSince: null });
  return null;
}

/** By name; a name that is not here is rejected. */
export const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['command', { rate: 'command', handle: onCommand }],
  ['sync', { rate: 'sync', handle: onSync }],
  ['draft', { rate: 'draft', handle: onDraft }],
  ['seen', { rate: 'ping', handle: onSeen }],
  [TOO_LONG, { rate: 'command', handle: async () => err({ code: 'too-long' }) }],
  ['alive', { rate: 'ping', handle: async () => ok(null) }],
]);

/** The rejection of a message whose name nobody knows. */
export const UNKNOWN: Answered = err({ code: 'bad-shape', key: 'event' });
