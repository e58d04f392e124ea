// Handlers: one for each message that a phone may send, found by its name; each parses, asks and answers.

import { tableOf } from '@dunmer/shared/contract';
import { err, ok, type Result } from '@dunmer/shared/lib';
import {
  type ClientCommand,
  type CommandResult,
  PROTOCOL_VERSION,
  type Refusal,
  type Rejection,
  type SyncState,
} from '@dunmer/shared/protocol';
import {
  parseClientCommand,
  parseDraft,
  parseSeen,
  parseStaffAct,
  parseStaffActs,
  parseSyncRequest,
  parseWatched,
} from '@dunmer/shared/protocol/schema';
import type { RateName } from '../callers/index.ts';
import { isGuess, type Looked } from '../commands/index.ts';
import type { Guess } from '../device/index.ts';
import { wakeMatch } from '../floor/index.ts';
import { type FollowState, type Matches, seatHeldBy } from '../match/index.ts';
import type { Actor } from '../world/index.ts';
import { botsOf, follow } from './follow.ts';
import type { HandlerPorts } from './handlerPorts.ts';
import { onBackUp, onHome, onUnlock } from './personHandlers.ts';
import { repeatedIn } from './repeated.ts';
import { type Phone, TOO_LONG } from './wire.ts';

type Answered = Result<unknown, Refusal | Rejection>;
type Answer = (answered: Answered) => void;

export interface Handler {
  readonly rate: RateName;
  /** Resolves to the answer; to null when there is none, or when the handler has called `answer` itself. */
  handle(desk: HandlerPorts, phone: Phone, body: unknown, answer: Answer): Promise<Answered | null>;
}

const WRONG: ReadonlySet<string> = new Set(['dead-link', 'unknown-code', 'wrong-pin', 'pin-rests']);

/** Says what the result of a command shows about the secret that it names. */
function judge(result: CommandResult): Guess {
  if (result.ok) return 'right';
  const { code } = result.error;
  if (WRONG.has(code)) return 'wrong';
  return code === 'link-elsewhere' ? 'right' : 'neither';
}

/** Whether a command may be heard now; only commands that may be sent seldom are ever held back. */
async function isInPace(desk: HandlerPorts, phone: Phone, command: ClientCommand): Promise<boolean> {
  const { pace } = desk;
  const { caller } = phone.data.session;
  const { type } = command;
  if (type === 'practise' || type === 'practiseGame') return pace.mayPractise(caller);
  const where = repeatedIn(command);
  const isShow = type === 'showIntrigue' || type === 'showPledges';
  if (!isShow && where === null) return true;
  const { person } = await actorOf(desk, phone);
  if (person === null) return true;
  return where === null ? pace.mayShow(caller, person.id) : pace.mayRepeat(caller, person.id, where);
}

async function onCommand(desk: HandlerPorts, phone: Phone, body: unknown): Promise<Answered> {
  const { commands, guesses, pace } = desk;
  const { session } = phone.data;
  const command = parseClientCommand(body);
  if (!command.ok) return command;
  const { device } = session;
  const { value } = command;
  const run = (): Promise<CommandResult> => commands.command(device, value);
  if (!(await isInPace(desk, phone, value))) return err({ code: 'too-fast' });
  if (!isGuess(value)) return run();
  const looked = await pace.look(
    session.caller,
    () => guesses.look(device, run, judge),
    (result) => judge(result) === 'wrong',
  );
  return looked.ok ? looked.value : looked;
}

const actorOf = ({ matches, store }: HandlerPorts, { data: { session } }: Phone): Promise<Actor> =>
  matches.context.actors.of(store.read, session.device);

type Synced = Awaited<ReturnType<Matches['follow']>>;

const judgeSync = (synced: Synced): Guess => {
  if (synced.ok) return 'right';
  return synced.error.code === 'unknown-code' ? 'wrong' : 'neither';
};

async function onSync(
  desk: HandlerPorts,
  phone: Phone,
  body: unknown,
  answer: Answer,
): Promise<Answered | null> {
  const request = parseSyncRequest(body);
  if (!request.ok) return request;
  const { device, caller, protocol } = phone.data.session;
  const { by } = request.value.follow;
  // In the same moment the phone begins to hear batches and is told up to which version it already has everything.
  const join = ({ version, hasWindows, ...state }: FollowState): void => {
    const { match } = state.table;
    // Phones of the release before know only the trade's table, and no windows there. They could make no view of other
    // events, and would start over for ever.
    if (protocol < PROTOCOL_VERSION && (hasWindows === true || tableOf(state.table) !== 'trade'))
      return answer(err({ code: 'too-old' }));
    const seen = Math.min(request.value.since, version);
    // A phone that is not up to date yet asks again; batches sent to it before that would leave a gap.
    if (!state.more && phone.connected) follow(desk, phone, state, { way: by, seen, sent: version });
    const presence = desk.followers.presence(match, botsOf(state.table));
    answer(ok<SyncState>({ epoch: desk.epoch, ...state, presence, clocks: desk.clocks.of(match) }));
  };
  const find = async (): Promise<Synced> => {
    await desk.admission.pass();
    return desk.matches.follow(device, request.value, join);
  };
  const byCode = () =>
    desk.pace.look(
      caller,
      () => desk.guesses.look(device, find, judgeSync),
      (found) => judgeSync(found) === 'wrong',
    );
  const looked = by === 'code' ? await byCode() : ok(await find());
  if (!looked.ok) return looked;
  return looked.value.ok ? null : looked.value;
}

async function onDraft(desk: HandlerPorts, phone: Phone, body: unknown): Promise<Answered> {
  const draft = parseDraft(body);
  if (!draft.ok) return draft;
  return desk.matches.draft(await actorOf(desk, phone), draft.value.match, draft.value.cells);
}

async function onSeen(
  { followers }: HandlerPorts,
  { data: { session } }: Phone,
  body: unknown,
): Promise<Answered | null> {
  const seen = parseSeen(body);
  if (!seen.ok) return seen;
  const { match } = seen.value;
  // A phone can't have seen what was not sent yet, so it can't confirm a version in advance.
  const version = Math.min(seen.value.version, followers.version(match));
  const following = session.follows.get(match);
  if (following !== undefined && version > following.seen)
    session.follows.set(match, { ...following, seen: version, owedSince: null });
  return null;
}

/**
 * Hears that this phone's film has come up to the question asked of its owner, and starts the owner's clock. A phone
 * that comes back says so before it follows the match again, so the seat is looked up at the table. After a restart it
 * may say so before anybody has read the match; then the match is read here.
 */
async function onWatched(desk: HandlerPorts, phone: Phone, body: unknown): Promise<Answered | null> {
  const watched = parseWatched(body);
  if (!watched.ok) return watched;
  const { match, choice } = watched.value;
  const { clocks, matches, store } = desk;
  const actor = await actorOf(desk, phone);
  const table = await matches.context.lives.table(store.read, match);
  if (table === null || table.kind === 'practice' || table.phase === 'finished') return null;
  const seat = seatHeldBy(table.seats, actor);
  if (seat === null) return null;
  if (clocks.of(match).length === 0) await wakeMatch(desk, match, clocks.wake);
  clocks.watched(match, seat, choice);
  return null;
}

async function onPreview(
  { commands }: HandlerPorts,
  { data: { session } }: Phone,
  body: unknown,
): Promise<Answered> {
  const act = parseStaffAct(body);
  return act.ok ? commands.preview(session.device, act.value) : act;
}

async function onFloor(
  { floorScreens }: HandlerPorts,
  phone: Phone,
  _body: unknown,
  answer: Answer,
): Promise<null> {
  await floorScreens.open(phone, answer);
  return null;
}

async function onPreviewMany(
  { commands }: HandlerPorts,
  { data: { session } }: Phone,
  body: unknown,
): Promise<Answered> {
  const acts = parseStaffActs(body);
  if (!acts.ok) return acts;
  // One after another, so that other commands are heard in between.
  const looked: Looked[] = [];
  for (const act of acts.value) looked.push(await commands.preview(session.device, act));
  return ok(looked);
}

/** All handlers by the name of their message; a name that is missing here is rejected. */
export const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['command', { rate: 'command', handle: onCommand }],
  ['sync', { rate: 'sync', handle: onSync }],
  ['draft', { rate: 'draft', handle: onDraft }],
  ['home', { rate: 'sync', handle: onHome }],
  ['unlock', { rate: 'command', handle: onUnlock }],
  ['watched', { rate: 'ping', handle: onWatched }],
  ['preview', { rate: 'command', handle: onPreview }],
  ['backUp', { rate: 'command', handle: onBackUp }],
  ['previewMany', { rate: 'command', handle: onPreviewMany }],
  ['floor', { rate: 'sync', handle: onFloor }],
  ['seen', { rate: 'ping', handle: onSeen }],
  [TOO_LONG, { rate: 'command', handle: async () => err({ code: 'too-long' }) }],
  ['alive', { rate: 'ping', handle: async () => ok(null) }],
]);

/** The rejection of a message whose name is unknown. */
export const UNKNOWN: Answered = err({ code: 'bad-shape', key: 'event' });
