// socketWire: the link over socket.io. Its buffer is never used: what is sent while the link is down is dropped here.

import { type Farewell, PROTOCOL_VERSION, type Rejection } from '@dunmer/shared/protocol';
import { ears } from './ears.ts';
import { openSocket, refusedHandshake, type ServerSocket } from './frames.ts';
import { lately } from './lately.ts';
import type { DownCause, Wire, WireEars } from './wire.ts';

/** A change of screens is no rest: the link is needed again before so many milliseconds. */
const CHANGE = 1000;
/** How long an unused link stays open, in milliseconds: the next page may need it. */
const LINGER = 10_000;

/** Phones that lost the server together come back apart: after 0.4 to 1.2 s at first, and 2.5 to 7.5 s at last. */
const FIRST = 800;
const LAST = 5000;
/** Where all places are taken, as long as after so many tries. */
const CROWDED = 3;
const pauseAfter = (tries: number): number => Math.min(FIRST * 2 ** tries, LAST) * (0.5 + Math.random());

const REFUSALS: readonly Rejection['code'][] = ['too-old', 'unauthenticated', 'too-fast'];

/** Told so by the server, not only hung up on: mostly the oldest of too many tabs. */
const causeOf = (reason: string, said: Farewell | null): DownCause => {
  if (reason === 'io server disconnect')
    return said === null || said === 'elsewhere' ? 'elsewhere' : 'server';
  const isSilent = reason === 'ping timeout' || reason === 'io client disconnect' || !navigator.onLine;
  return isSilent ? 'link' : 'server';
};

/** `greet` is asked before the first connection, and after a refusal: it sets the device's cookie, and says whether to go on. */
export function socketWire(
  greet: () => Promise<boolean>,
  socket: ServerSocket = openSocket(PROTOCOL_VERSION),
): Wire {
  const listeners = ears<WireEars>();
  let holds = 0;
  let isResting = true;
  let isWelcome = false;
  let isTrying = false;
  let tries = 0;
  let farewell: Farewell | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const later = (): void => {
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), pauseAfter(tries));
    tries += 1;
  };
  const restNow = (): void => {
    isResting = true;
    clearTimeout(retry);
    listeners.tell((ear) => ear.rested?.());
  };
  const connect = async (): Promise<void> => {
    clearTimeout(retry);
    if (holds === 0 || isTrying || socket.connected) return;
    isTrying = true;
    isWelcome ||= await greet();
    if (holds > 0 && isWelcome) return void socket.connect();
    isTrying = false;
    if (holds > 0) later();
  };

  socket.on('connect', () => {
    isTrying = false;
    tries = 0;
    listeners.tell((ear) => ear.up?.());
  });
  socket.on('farewell', ({ why }) => void (farewell = why));
  socket.on('disconnect', (reason) => {
    isTrying = false;
    const cause = causeOf(reason, farewell);
    if (farewell === 'idle') restNow();
    if (farewell === 'full') tries = CROWDED;
    farewell = null;
    listeners.tell((ear) => ear.down?.(cause));
    // Tabs that all came back by themselves would push one another out for ever; what nobody needs may rest.
    if (cause !== 'elsewhere' && !isResting) later();
  });
  socket.on('connect_error', (error) => {
    isTrying = false;
    const code = refusedHandshake(error);
    const refusal = REFUSALS.find((one) => one === code);
    if (refusal !== undefined) {
      isWelcome = false;
      listeners.tell((ear) => ear.rejected?.(refusal));
    }
    later();
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
    clearTimeout(rest);
    if (isResting) listeners.tell((ear) => ear.trying?.());
    isResting = false;
    void connect();
  };
  const letGo = (): void => {
    holds -= 1;
    if (holds > 0) return;
    clearTimeout(rest);
    rest = setTimeout(() => {
      restNow();
      rest = setTimeout(() => socket.disconnect(), LINGER);
    }, CHANGE);
  };

  return {
    isUp: () => socket.connected,
    listen: (ear) => listeners.add(ear),
    hold() {
      holds += 1;
      // A screen may ask for the link while it is being drawn: what follows from that comes after.
      queueMicrotask(need);
      let held = true;
      return () => {
        if (held) letGo();
        held = false;
      };
    },
    renew() {
      // What is open still knows this browser by its cookie of then.
      socket.disconnect();
      // One that was still on its way says nothing when it is given up.
      isTrying = false;
      void connect();
    },
    command: (command, answer) => void (socket.connected && socket.emit('command', command, answer)),
    sync: (request, answer) => void (socket.connected && socket.emit('sync', request, answer)),
    draft: (draft, answer) => void (socket.connected && socket.emit('draft', draft, answer)),
    seen: lately((seen) => void (socket.connected && socket.emit('seen', seen))),
    alive: (answer) => void (socket.connected && socket.emit('alive', answer)),
    home: (answer) => void (socket.connected && socket.emit('home', answer)),
    floor: (answer) => void (socket.connected && socket.emit('floor', answer)),
    unlock: (said, answer) => void (socket.connected && socket.emit('unlock', said, answer)),
    preview: (act, answer) => void (socket.connected && socket.emit('preview', act, answer)),
    backUp: (answer) => void (socket.connected && socket.emit('backUp', answer)),
    previewMany: (acts, answer) => void (socket.connected && socket.emit('previewMany', acts, answer)),
    watched: (watched) => void (socket.connected && socket.emit('watched', watched)),
  };
}
