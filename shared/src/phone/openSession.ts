// openSession: puts a match session together from its sync, its drafts, the outbox and the connection.

import type {
  ClientCommand,
  Code,
  CommandId,
  CommandResult,
  MatchId,
  SyncRequest,
  TableInfo,
  Watched,
} from '../protocol/index.ts';
import { createStore, type Store } from './store.ts';
import type { ConnectionState } from './connection.ts';
import { createBearing } from './bearing.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { isOwnPart, keepPromised, owedIn } from './fairPlay.ts';
import type { Given } from './given.ts';
import { createMatchMemory } from './matchMemory.ts';
import { type MatchSession, NO_SESSION } from './matchSession.ts';
import type { Outbox } from './outbox.ts';
import type { PhoneTable, PhoneTypes } from './phoneTable.ts';
import { createSending } from './sending.ts';
import { createSync } from './sync.ts';
import { uuidv7 } from './uuid.ts';
import type { WitnessReport } from './witnessReport.ts';

/** The parts of a session that come from outside. */
export interface SessionParts<P extends PhoneTypes> {
  readonly table: PhoneTable<P>;
  readonly given: Given;
  readonly outbox: Outbox;
  readonly connection: Store<ConnectionState>;
  /** Calls `take` once, as soon as the catalogue of a version is here; the returned function stops the tries. */
  whenCatalogue(version: string, take: (catalogue: P['catalogue']) => void): () => void;
  /** F10: returns the path of a finished match's file: a seat's own, or with a watch code the one for everybody. */
  filePath(match: MatchId, watch: Code | null): string;
  /** Fetches the file and reports on it (F8). */
  checkMatch(path: string, witness: P['witness'] | null): Promise<WitnessReport>;
}

export interface OpenSession<P extends PhoneTypes> {
  readonly session: Store<MatchSession<P>>;
  /** Asks for what came since, after the page was away. */
  ask(): void;
  stop(): void;
}

/** Fetches the catalogue of a match, each version once. */
function bringing<Catalogue>(
  whenCatalogue: (version: string, take: (catalogue: Catalogue) => void) => () => void,
  take: (catalogue: Catalogue) => void,
) {
  let version = '';
  let stop = (): void => undefined;
  return {
    look(table: TableInfo | null) {
      if (table === null || table.catalogue === version) return;
      stop();
      ({ catalogue: version } = table);
      stop = whenCatalogue(version, take);
    },
    stop: () => stop(),
  };
}

/** Reports how far the film of a seat has played: each choice once, and the newest once more on every new link. */
function telling({ wire }: Pick<Given, 'wire'>, match: MatchId) {
  let seen: Watched['choice'] | null = null;
  const tell = (): void => {
    if (seen !== null) wire.say('watched', { match, choice: seen });
  };
  return {
    tell,
    watched(choice: Watched['choice']) {
      if (seen === choice) return;
      seen = choice;
      tell();
    },
  };
}

/** Opens a session of a match at the given table. */
export function openSession<P extends PhoneTypes>(
  { table, given, outbox, connection, whenCatalogue, filePath, checkMatch }: SessionParts<P>,
  follow: SyncRequest['follow'],
): OpenSession<P> {
  type Session = MatchSession<P>;
  type Move = P['command'];
  type View = P['table']['view'];
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
  const film = follow.by === 'seat' ? telling(given, follow.match) : null;

  const matchId = (): MatchId | null =>
    follow.by === 'code' ? (sync.followed.getState().table?.match ?? null) : follow.match;
  const play: Session['play'] = (command) => {
    const match = matchId();
    if (match !== null) outbox.send(table.commandFor(uuidv7(given), match, command));
  };
  const session = createStore<Session>({
    ...NO_SESSION,
    connection: connection.getState().state,
    lost: memory?.remembered.getState().lost ?? [],
    ...drafts?.drafted.getState(),
    play(command) {
      // The earlier refusal is not about this command.
      session.setState({ refused: null });
      play(command);
    },
    watched: (choice) => film?.watched(choice),
    saveDraft: (cells) => drafts?.save(cells),
    dismissRefusal: () => session.setState({ refused: null }),
    dismissLost: () => memory?.dismissLost(),
    checkAgain: () => bearing.check(),
  });

  /** Returns the move of this match that a command holds; null for any other command. */
  const moveIn = (command: ClientCommand): Move | null => {
    const found = table.moveIn(command);
    return found !== null && found.match === matchId() ? found.command : null;
  };
  const viewNow = (): View | null => sync.followed.getState().log.view;
  const sending = createSending({
    timers,
    outbox,
    moveIn,
    version: () => sync.followed.getState().log.version,
    show: (moves) => session.setState({ sending: moves }),
    missed: () => sync.ask(),
  });
  const doOwnPart = (): void => {
    const command = owedIn(table.port, given, sync.followed.getState().log);
    if (command === null || owed.has(command.type)) return;
    owed.add(command.type);
    if (!sending.isUnanswered(command.type)) play(command);
  };
  const answered = (command: Move, id: CommandId, result: CommandResult): void => {
    if (isOwnPart(command)) {
      const view = viewNow();
      const isTaken = command.type === 'promise' && result.ok && result.value.type === 'done';
      if (isTaken && view !== null) keepPromised(storage, view, result.value.version);
      return;
    }
    if (!result.ok) return session.setState({ refused: { command, error: result.error } });
    if (result.value.type !== 'done') return;
    memory?.acknowledged(command, result.value.version);
    sending.answered(command, id, result.value.version);
  };

  const cards = bringing<P['catalogue']>(whenCatalogue, (catalogue) => session.setState({ catalogue }));

  /** Whoever follows from the floor has no seat, and reads the file by the watch code too. */
  const watchCode = (): Code | null => {
    if (follow.by === 'code') return follow.code;
    return follow.by === 'floor' ? (sync.followed.getState().table?.watch ?? null) : null;
  };
  const bearing = createBearing({
    table,
    storage,
    view: viewNow,
    pathOf: ({ seals }) => filePath(seals.match, watchCode()),
    checkMatch,
    show: (said) => session.setState(said),
  });

  const stops = [
    wire.listen({
      up() {
        // What the phone owed may have been lost with the link, or with a database, so it is owed again.
        owed.clear();
        film?.tell();
      },
    }),
    connection.subscribe(({ state }) => session.setState({ connection: state })),
    sync.followed.subscribe((followed) => {
      const { log, epoch, ...shown } = followed;
      if (epoch !== null) memory?.meet(epoch, log);
      session.setState({ ...shown, events: log.events, view: log.view });
      sending.look();
      cards.look(followed.table);
      bearing.look();
      doOwnPart();
    }),
    outbox.entries.subscribe(sending.look),
    outbox.listen({
      answered(command, result) {
        const move = moveIn(command);
        if (move !== null) answered(move, command.id, result);
      },
    }),
    drafts?.drafted.subscribe((drafted) => session.setState(drafted)),
    memory?.remembered.subscribe(({ lost }) => session.setState({ lost })),
    // The server knows what another tab has drafted last.
    memory?.onElsewhere(sync.ask),
    cards.stop,
    sync.stop,
  ];
  sending.look();
  return { session, ask: sync.ask, stop: () => stops.forEach((stop) => stop?.()) };
}
