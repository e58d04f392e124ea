// openSession: puts a match session together from its sync, its drafts, the outbox and the connection.

import type {
  ClientCommand,
  Code,
  CommandId,
  CommandResult,
  MatchId,
  SyncRequest,
  Watched,
} from '../protocol/index.ts';
import { createStore, type Store } from './store.ts';
import type { ConnectionState } from './connection.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { isOwnPart, owedAt } from './fairPlay.ts';
import type { Given } from './given.ts';
import { createMatchMemory } from './matchMemory.ts';
import { type MatchSession, NO_SESSION, type PendingCommand } from './matchSession.ts';
import type { Outbox } from './outbox.ts';
import type { PhoneTable, PhoneTypes } from './phoneTable.ts';
import { createSync, type Followed } from './sync.ts';
import { uuidv7 } from './uuid.ts';
import { keepWitness } from './witness.ts';
import type { WitnessReport } from './witnessReport.ts';

/** What a session is given beside what the phone is. */
export interface SessionParts<P extends PhoneTypes> {
  readonly table: PhoneTable<P>;
  readonly given: Given;
  readonly outbox: Outbox;
  readonly connection: Store<ConnectionState>;
  /** Calls `take` once, as soon as the catalogue of a version is here; the returned function stops trying. */
  whenCatalogue(version: string, take: (catalogue: P['catalogue']) => void): () => void;
  /** F10: where a finished match's file is: a seat's own, or with a watch code everybody's. */
  filePath(match: MatchId, watch: Code | null): string;
  /** Fetches the file and says what it is (F8). */
  checkMatch(path: string, witness: P['witness'] | null): Promise<WitnessReport>;
}

export interface OpenSession<P extends PhoneTypes> {
  readonly session: Store<MatchSession<P>>;
  /** Asks what came since, where the page has been away. */
  ask(): void;
  stop(): void;
}

/** The events of an answered command come at once; later than this, in milliseconds, they were missed. */
const SETTLE = 1500;

type Pending = readonly PendingCommand<unknown>[];

const isSame = (left: Pending, right: Pending): boolean =>
  left.length === right.length &&
  left.every((one, i) => one.id === right[i]?.id && one.late === right[i]?.late);

/** Answered, but its events are not here yet: still under way for who looks at the screen. */
interface Settling<Move> {
  readonly entry: PendingCommand<Move>;
  readonly version: number;
}

/** Opens a session of a match at the table that is given. */
export function openSession<P extends PhoneTypes>(
  { table, given, outbox, connection, whenCatalogue, filePath, checkMatch }: SessionParts<P>,
  follow: SyncRequest['follow'],
): OpenSession<P> {
  type Session = MatchSession<P>;
  type Move = P['command'];
  type View = P['table']['view'];
  const { port } = table;
  const { wire, timers, storage } = given;
  const memory = follow.by === 'seat' ? createMatchMemory<Move>(storage, follow.match) : null;
  const drafts: Drafts | null =
    table.name === 'trade' && follow.by === 'seat' && memory !== null
      ? createDrafts(given, follow.match, memory)
      : null;
  const sync = createSync(
    given,
    table,
    follow,
    {
      draft: (cells) => drafts?.take(cells),
      otherEpoch() {
        memory?.restored();
        drafts?.saveAgain();
      },
      before: () => memory?.remembered.getState().before ?? null,
      heard: (before) => memory?.heard(before),
    },
    memory?.remembered.getState().epoch ?? null,
  );
  const owed = new Set<string>();
  let witnessed: View | null = null;
  let seenChoice: Watched['choice'] | null = null;
  let settling: readonly Settling<Move>[] = [];
  let catalogue = { version: '', stop: (): void => undefined };

  const matchId = (): MatchId | null =>
    follow.by === 'code' ? (sync.followed.getState().table?.match ?? null) : follow.match;
  const play: Session['play'] = (command) => {
    const match = matchId();
    if (match !== null) outbox.send(table.commandFor(uuidv7(given), match, command));
  };
  const watched: Session['watched'] = (choice) => {
    const match = matchId();
    if (follow.by !== 'seat' || match === null || seenChoice === choice) return;
    seenChoice = choice;
    wire.say('watched', { match, choice });
  };
  const session = createStore<Session>({
    ...NO_SESSION,
    connection: connection.getState().state,
    lost: memory?.remembered.getState().lost ?? [],
    ...drafts?.drafted.getState(),
    play,
    watched,
    saveDraft: (cells) => drafts?.save(cells),
    dismissRefusal: () => session.setState({ refused: null }),
    dismissLost: () => memory?.dismissLost(),
    checkAgain: () => void check(),
  });

  /** The move of this match that a command holds; null for everything else. */
  const moveIn = (command: ClientCommand): Move | null => {
    const found = table.moveIn(command);
    return found !== null && found.match === matchId() ? found.command : null;
  };
  const showSending = (): void => {
    const { version } = sync.followed.getState().log;
    settling = settling.filter((one) => one.version > version);
    const waiting = outbox.entries
      .getState()
      .flatMap(({ command: { id }, command, since, late }): readonly PendingCommand<Move>[] => {
        const move = moveIn(command);
        if (move === null || isOwnPart(move) || settling.some(({ entry }) => entry.id === id)) return [];
        return [{ id, command: move, since, late }];
      });
    const sending = [...settling.map(({ entry }) => entry), ...waiting];
    if (!isSame(session.getState().sending, sending)) session.setState({ sending });
  };
  const askIfUnsettled = (): void => {
    if (settling.length > 0) sync.ask();
  };
  const doOwnPart = (): void => {
    const { view } = sync.followed.getState().log;
    const command = view === null ? null : owedAt(port, given, view);
    if (command === null || owed.has(command.type)) return;
    owed.add(command.type);
    const isUnderWay = outbox.entries
      .getState()
      .some((entry) => moveIn(entry.command)?.type === command.type);
    if (!isUnderWay) play(command);
  };
  const answered = (command: Move, id: CommandId, result: CommandResult): void => {
    if (isOwnPart(command)) return;
    if (!result.ok) return session.setState({ refused: { command, error: result.error } });
    if (result.value.type !== 'done') return;
    memory?.acknowledged(command, result.value.version);
    const entry = { id, command, since: timers.now(), late: false };
    settling = [...settling, { entry, version: result.value.version }];
    timers.after(SETTLE, askIfUnsettled);
  };

  const showCatalogue = ({ table: info }: Followed<P['table']>): void => {
    if (info === null || info.catalogue === catalogue.version) return;
    catalogue.stop();
    const stop = whenCatalogue(info.catalogue, (found) => session.setState({ catalogue: found }));
    catalogue = { version: info.catalogue, stop };
  };

  /** From the floor as by the watch link: who follows so has no seat. */
  const watchCode = (): Code | null => {
    if (follow.by === 'code') return follow.code;
    return follow.by === 'floor' ? (sync.followed.getState().table?.watch ?? null) : null;
  };
  const pathOf = ({ seals }: View): string => filePath(seals.match, watchCode());
  const check = async (): Promise<void> => {
    const { view } = sync.followed.getState().log;
    if (view === null || session.getState().witness.at === 'checking') return;
    session.setState({ witness: { at: 'checking' } });
    session.setState({ witness: await checkMatch(pathOf(view), table.witnessOf(storage, view)) });
  };
  const bearWitness = (): void => {
    const { view } = sync.followed.getState().log;
    if (view === null || view === witnessed) return;
    witnessed = view;
    keepWitness(table, storage, view);
    const isOver = port.progressOf(view) === 'finished' && view.seals.seed !== null;
    if (!isOver || session.getState().witness.at !== 'watching') return;
    session.setState({ filePath: pathOf(view) });
    void check();
  };

  const stops = [
    wire.listen({
      up() {
        // What was lost with a link, or with a database, is owed again.
        owed.clear();
        const match = matchId();
        if (match !== null && seenChoice !== null) wire.say('watched', { match, choice: seenChoice });
      },
    }),
    connection.subscribe(({ state }) => session.setState({ connection: state })),
    sync.followed.subscribe((followed) => {
      const { log, epoch, ...shown } = followed;
      if (epoch !== null) memory?.meet(epoch, log);
      session.setState({ ...shown, events: log.events, view: log.view });
      showSending();
      showCatalogue(followed);
      bearWitness();
      doOwnPart();
    }),
    outbox.entries.subscribe(showSending),
    outbox.listen({
      answered(command, result) {
        const move = moveIn(command);
        if (move !== null) answered(move, command.id, result);
      },
    }),
    drafts?.drafted.subscribe((drafted) => session.setState(drafted)),
    memory?.remembered.subscribe(({ lost }) => session.setState({ lost })),
    // What another tab has drafted last, the server knows.
    memory?.onElsewhere(sync.ask),
    () => catalogue.stop(),
    sync.stop,
  ];
  showSending();
  return { session, ask: sync.ask, stop: () => stops.forEach((stop) => stop?.()) };
}
