// openSession: puts a match session together from its sync, its drafts, the outbox and the connection.

import type { MatchView, Witness } from '../fairness/index.ts';
import type {
  CatalogueInfo,
  Code,
  CommandId,
  CommandResult,
  MatchId,
  PlayCommand,
  SyncRequest,
  Watched,
} from '../protocol/index.ts';
import { createStore, type Store } from './store.ts';
import type { ConnectionState } from './connection.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { isOwnPart, owedCommand } from './fairPlay.ts';
import type { Given } from './given.ts';
import { createMatchMemory } from './matchMemory.ts';
import { type MatchSession, NO_SESSION, type PendingCommand } from './matchSession.ts';
import type { Outbox } from './outbox.ts';
import { createSync, type Followed } from './sync.ts';
import { uuidv7 } from './uuid.ts';
import { keepWitness, witnessOf } from './witness.ts';
import type { WitnessReport } from './witnessReport.ts';

/** What a session is given beside what the phone is. */
export interface SessionParts {
  readonly given: Given;
  readonly outbox: Outbox;
  readonly connection: Store<ConnectionState>;
  /** Calls `take` once, as soon as the catalogue of a version is here; the returned function stops trying. */
  whenCatalogue(version: string, take: (catalogue: CatalogueInfo) => void): () => void;
  /** F10: where a finished match's file is: a seat's own, or with a watch code everybody's. */
  filePath(match: MatchId, watch: Code | null): string;
  /** Fetches the file and says what it is (F8). */
  checkMatch(path: string, witness: Witness | null): Promise<WitnessReport>;
}

export interface OpenSession {
  readonly session: Store<MatchSession>;
  /** Asks what came since, where the page has been away. */
  ask(): void;
  stop(): void;
}

/** The events of an answered command come at once; later than this, in milliseconds, they were missed. */
const SETTLE = 1500;

const isSame = (left: readonly PendingCommand[], right: readonly PendingCommand[]): boolean =>
  left.length === right.length &&
  left.every((one, i) => one.id === right[i]?.id && one.late === right[i]?.late);

/** Answered, but its events are not here yet: still under way for who looks at the screen. */
interface Settling {
  readonly entry: PendingCommand;
  readonly version: number;
}

export function openSession(
  { given, outbox, connection, whenCatalogue, filePath, checkMatch }: SessionParts,
  follow: SyncRequest['follow'],
): OpenSession {
  const { wire, timers, storage } = given;
  const memory = follow.by === 'seat' ? createMatchMemory(storage, follow.match) : null;
  const drafts: Drafts | null =
    follow.by === 'seat' && memory !== null ? createDrafts(given, follow.match, memory) : null;
  const sync = createSync(
    given,
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
  let witnessed: MatchView | null = null;
  let seenChoice: Watched['choice'] | null = null;
  let settling: readonly Settling[] = [];
  let catalogue = { version: '', stop: (): void => undefined };

  const matchId = (): MatchId | null =>
    follow.by === 'code' ? (sync.followed.getState().table?.match ?? null) : follow.match;
  const play: MatchSession['play'] = (command) => {
    const match = matchId();
    if (match !== null) outbox.send({ id: uuidv7(given), type: 'play', match, command });
  };
  const watched: MatchSession['watched'] = (choice) => {
    const match = matchId();
    if (follow.by !== 'seat' || match === null || seenChoice === choice) return;
    seenChoice = choice;
    wire.say('watched', { match, choice });
  };
  const session = createStore<MatchSession>({
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

  const showSending = (): void => {
    const { version } = sync.followed.getState().log;
    settling = settling.filter((one) => one.version > version);
    const waiting = outbox.entries
      .getState()
      .flatMap(({ command, since, late }): readonly PendingCommand[] => {
        const isOurs = command.type === 'play' && command.match === matchId() && !isOwnPart(command.command);
        const isSettling = settling.some(({ entry }) => entry.id === command.id);
        return isOurs && !isSettling ? [{ id: command.id, command: command.command, since, late }] : [];
      });
    const sending = [...settling.map(({ entry }) => entry), ...waiting];
    if (!isSame(session.getState().sending, sending)) session.setState({ sending });
  };
  const askIfUnsettled = (): void => {
    if (settling.length > 0) sync.ask();
  };
  const doOwnPart = (): void => {
    const { view } = sync.followed.getState().log;
    const command = view === null ? null : owedCommand(given, view);
    if (command === null || owed.has(command.type)) return;
    owed.add(command.type);
    const isUnderWay = outbox.entries
      .getState()
      .some(
        (entry) =>
          entry.command.type === 'play' &&
          entry.command.match === matchId() &&
          entry.command.command.type === command.type,
      );
    if (!isUnderWay) play(command);
  };
  const answered = (command: PlayCommand, id: CommandId, result: CommandResult): void => {
    if (isOwnPart(command)) return;
    if (!result.ok) return session.setState({ refused: { command, error: result.error } });
    if (result.value.type !== 'done') return;
    memory?.acknowledged(command, result.value.version);
    const entry = { id, command, since: timers.now(), late: false };
    settling = [...settling, { entry, version: result.value.version }];
    timers.after(SETTLE, askIfUnsettled);
  };

  const showCatalogue = ({ table }: Followed): void => {
    if (table === null || table.catalogue === catalogue.version) return;
    catalogue.stop();
    const stop = whenCatalogue(table.catalogue, (found) => session.setState({ catalogue: found }));
    catalogue = { version: table.catalogue, stop };
  };

  /** From the floor as by the watch link: who follows so has no seat. */
  const watchCode = (): Code | null => {
    if (follow.by === 'code') return follow.code;
    return follow.by === 'floor' ? (sync.followed.getState().table?.watch ?? null) : null;
  };
  const pathOf = ({ seals }: MatchView): string => filePath(seals.match, watchCode());
  const check = async (): Promise<void> => {
    const { view } = sync.followed.getState().log;
    if (view === null || session.getState().witness.at === 'checking') return;
    session.setState({ witness: { at: 'checking' } });
    session.setState({ witness: await checkMatch(pathOf(view), witnessOf(storage, view)) });
  };
  const bearWitness = (): void => {
    const { view } = sync.followed.getState().log;
    if (view === null || view === witnessed) return;
    witnessed = view;
    keepWitness(storage, view);
    const isOver = view.common.phase.at === 'finished' && view.seals.seed !== null;
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
        if (command.type === 'play' && command.match === matchId())
          answered(command.command, command.id, result);
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
