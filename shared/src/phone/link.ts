// Link: the wire over socket.io. The socket's buffer is never used: what is said while the link is down is dropped.

import type { Farewell, Rejection, ServerMessages } from '../protocol/index.ts';
import { ears } from './ears.ts';
import type { Given } from './given.ts';
import type { DownCause, Say, Wire, WireEars } from './wire.ts';

/** A socket of socket.io that connects only when it is told to. */
export interface LinkSocket {
  readonly connected: boolean;
  connect(): unknown;
  disconnect(): unknown;
  readonly emit: Say;
  on(event: 'connect', hear: () => void): unknown;
  on(event: 'disconnect', hear: (reason: string) => void): unknown;
  on(event: 'connect_error', hear: (error: Error) => void): unknown;
  on(event: 'farewell', hear: ServerMessages['farewell']): unknown;
  on(event: 'batch', hear: ServerMessages['batch']): unknown;
  on(event: 'table', hear: ServerMessages['table']): unknown;
  on(event: 'presence', hear: ServerMessages['presence']): unknown;
  on(event: 'home', hear: ServerMessages['home']): unknown;
  on(event: 'floor', hear: ServerMessages['floor']): unknown;
  on(event: 'closed', hear: ServerMessages['closed']): unknown;
  on(event: 'clocks', hear: ServerMessages['clocks']): unknown;
}

export interface LinkOptions extends Pick<Given, 'timers' | 'chance'> {
  readonly socket: LinkSocket;
  /** Called before the first connection, and after a refusal: sets the device's cookie. Returns whether to go on. */
  greet(): Promise<boolean>;
  /** Whether this machine has a network, as far as it knows. */
  isOnline(): boolean;
  /** The pause before the first try to come back, and the longest one, in milliseconds. */
  readonly pauses?: readonly [first: number, last: number];
}

/** A change of screens does not count as a rest: within so many milliseconds the link is needed again. */
const CHANGE = 1000;
/** How long an unused link stays open, in milliseconds, because the next page may need it. */
const LINGER = 10_000;

/**
 * With these, phones that lost the server together don't return together: after 0.4 to 1.2 s at first, 2.5 to 7.5 s
 * at last.
 */
const PAUSES = [800, 5000] as const;
/** If all places are taken, the pause is as long as after so many tries. */
const CROWDED = 3;

const REFUSALS: readonly Rejection['code'][] = ['too-old', 'unauthenticated', 'too-fast'];

/** Returns the code with which the server refused a socket's handshake. */
function refusalIn(error: Error): Rejection['code'] | undefined {
  const data: unknown = 'data' in error ? error.data : null;
  const code: unknown =
    typeof data === 'object' && data !== null && 'code' in data ? data.code : error.message;
  return REFUSALS.find((one) => one === code);
}

/** Returns why a link went down. A server that closes it expressly mostly does so to the oldest of too many tabs. */
function causeOf(reason: string, said: Farewell | null, isOnline: () => boolean): DownCause {
  if (reason === 'io server disconnect')
    return said === null || said === 'elsewhere' ? 'elsewhere' : 'server';
  const isSilent = reason === 'ping timeout' || reason === 'io client disconnect' || !isOnline();
  return isSilent ? 'link' : 'server';
}

/** Tries again after each failure, with a longer pause each time. */
function createTries(
  { timers, chance, pauses: [first, last] = PAUSES }: Pick<LinkOptions, 'timers' | 'chance' | 'pauses'>,
  again: () => void,
) {
  let count = 0;
  let stop = (): void => undefined;
  return {
    stop: () => stop(),
    later() {
      stop();
      const pause = Math.min(first * 2 ** count, last) * (0.5 + chance.fraction());
      stop = timers.after(pause, again);
      count += 1;
    },
    /** Makes the next pause the one that follows so many tries. */
    countFrom: (tries: number) => void (count = tries),
  };
}

export function createLink(options: LinkOptions): Wire {
  const { socket, greet, isOnline, timers } = options;
  const listeners = ears<WireEars>();
  const tries = createTries(options, () => void connect());
  let holds = 0;
  let isResting = true;
  let isWelcome = false;
  let isTrying = false;
  let farewell: Farewell | null = null;
  let stopRest = (): void => undefined;

  const restNow = (): void => {
    isResting = true;
    tries.stop();
    listeners.tell((ear) => ear.rested?.());
  };
  const connect = async (): Promise<void> => {
    tries.stop();
    if (holds === 0 || isTrying || socket.connected) return;
    isTrying = true;
    isWelcome ||= await greet();
    if (holds > 0 && isWelcome) return void socket.connect();
    isTrying = false;
    if (holds > 0) tries.later();
  };

  socket.on('connect', () => {
    isTrying = false;
    tries.countFrom(0);
    listeners.tell((ear) => ear.up?.());
  });
  socket.on('farewell', ({ why }) => void (farewell = why));
  socket.on('disconnect', (reason) => {
    isTrying = false;
    const cause = causeOf(reason, farewell, isOnline);
    if (farewell === 'idle') restNow();
    if (farewell === 'full') tries.countFrom(CROWDED);
    farewell = null;
    listeners.tell((ear) => ear.down?.(cause));
    // If these tabs reconnected by themselves they would push one another out for ever; a link that rests may stay
    // closed.
    if (cause !== 'elsewhere' && !isResting) tries.later();
  });
  socket.on('connect_error', (error) => {
    isTrying = false;
    const refusal = refusalIn(error);
    if (refusal !== undefined) {
      isWelcome = false;
      listeners.tell((ear) => ear.rejected?.(refusal));
    }
    tries.later();
  });
  socket.on('batch', (batch) => listeners.tell((ear) => ear.batch?.(batch)));
  socket.on('table', (table) => listeners.tell((ear) => ear.table?.(table)));
  socket.on('presence', (presence) => listeners.tell((ear) => ear.presence?.(presence)));
  socket.on('home', (home) => listeners.tell((ear) => ear.home?.(home)));
  socket.on('floor', (floor) => listeners.tell((ear) => ear.floor?.(floor)));
  socket.on('closed', (closed) => listeners.tell((ear) => ear.closed?.(closed)));
  socket.on('clocks', (clocks) => listeners.tell((ear) => ear.clocks?.(clocks)));

  const need = (): void => {
    if (holds === 0) return;
    stopRest();
    if (isResting) listeners.tell((ear) => ear.trying?.());
    isResting = false;
    void connect();
  };
  const letGo = (): void => {
    holds -= 1;
    if (holds > 0) return;
    stopRest();
    stopRest = timers.after(CHANGE, () => {
      restNow();
      stopRest = timers.after(LINGER, () => void socket.disconnect());
    });
  };

  return {
    isUp: () => socket.connected,
    say: (name, ...said) => void (socket.connected && socket.emit(name, ...said)),
    listen: (ear) => listeners.add(ear),
    hold() {
      holds += 1;
      // A screen may ask for the link while it is being drawn, so the consequences wait until after that.
      void Promise.resolve().then(need);
      let held = true;
      return () => {
        if (held) letGo();
        held = false;
      };
    },
    renew() {
      // The open connection still has the device's cookie of that time.
      socket.disconnect();
      // A connection that was still being made says nothing when it is given up.
      isTrying = false;
      void connect();
    },
  };
}
