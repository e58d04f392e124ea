// Sending: the moves of one match that are under way from this phone, until they are answered and their events are
// here.

import type { ClientCommand, CommandId } from '../protocol/index.ts';
import { isOwnPart } from './fairPlay.ts';
import type { Timers } from './given.ts';
import type { PendingCommand } from './matchSession.ts';
import type { Outbox } from './outbox.ts';

/** The events of an answered command come at once. After this many milliseconds they count as missed. */
const SETTLE = 1500;

/** A command that is answered but whose events are not here yet: the screen still shows it as under way. */
interface Settling<Move> {
  readonly entry: PendingCommand<Move>;
  readonly version: number;
}

interface SendingParts<Move> {
  readonly timers: Timers;
  readonly outbox: Outbox;
  /** Returns the move of this match that a command holds; null for any other command. */
  moveIn(command: ClientCommand): Move | null;
  /** Returns the version of the log that is here. */
  version(): number;
  /** Shows the moves under way after they have changed, oldest first. */
  show(sending: readonly PendingCommand<Move>[]): void;
  /** The events of an answered command are missing. */
  missed(): void;
}

export interface Sending<Move> {
  /** Checks again what is under way, after the outbox or the log has changed. */
  look(): void;
  /** A move was answered; `version` is the one that its events make. */
  answered(command: Move, id: CommandId, version: number): void;
  /** Whether a move of this type is unanswered. */
  isUnanswered(type: string): boolean;
}

type Pending = readonly PendingCommand<unknown>[];

const isSame = (left: Pending, right: Pending): boolean =>
  left.length === right.length &&
  left.every((one, i) => one.id === right[i]?.id && one.late === right[i]?.late);

/** Follows what is under way, without the phone's own part in the tosses, for which its owner does not wait. */
export function createSending<Move extends { readonly type: string }>({
  timers,
  outbox,
  moveIn,
  version,
  show,
  missed,
}: SendingParts<Move>): Sending<Move> {
  let settling: readonly Settling<Move>[] = [];
  let shown: readonly PendingCommand<Move>[] = [];
  const unanswered = (): readonly PendingCommand<Move>[] =>
    outbox.entries.getState().flatMap(({ command: { id }, command, since, late }) => {
      const move = moveIn(command);
      return move === null ? [] : [{ id, command: move, since, late }];
    });
  return {
    look() {
      const here = version();
      settling = settling.filter((one) => one.version > here);
      const waiting = unanswered().filter(
        ({ id, command }) => !isOwnPart(command) && !settling.some(({ entry }) => entry.id === id),
      );
      const sending = [...settling.map(({ entry }) => entry), ...waiting];
      if (isSame(shown, sending)) return;
      shown = sending;
      show(sending);
    },
    answered(command, id, made) {
      const entry = { id, command, since: timers.now(), late: false };
      settling = [...settling, { entry, version: made }];
      timers.after(SETTLE, () => {
        if (settling.length > 0) missed();
      });
    },
    isUnanswered: (type) => unanswered().some(({ command }) => command.type === type),
  };
}
