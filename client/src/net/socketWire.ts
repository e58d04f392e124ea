// socketWire: the link over socket.io. Its buffer is never used: what is sent while the link is down is dropped here.

import { type Farewell, PROTOCOL_VERSION, type Rejection } from '@dunmer/shared/protocol';
import { ears } from './ears.ts';
import { openSocket, refusedHandshake } from './frames.ts';
import { lately } from './lately.ts';
import type { DownCause, Wire, WireEars } from './wire.ts';

/** How long an unused link stays open, in milliseconds: a change of screens needs no new one. */
const LINGER = 10_000;

const jitter = (least: number): number => least + Math.random() * least;

const REFUSALS: readonly Rejection['code'][] = ['too-old', 'unauthenticated', 'too-fast'];

/** Told so by the server, not only hung up on: mostly the oldest of too many tabs. */
const causeOf = (reason: string, said: Farewell | null): DownCause => {
  if (reason === 'io server disconnect') return said === 'full' ? 'server' : (said ?? 'elsewhere');
  const isSilent = reason === 'ping timeout' || reason === 'io client disconnect' || !navigator.onLine;
  return isSilent ? 'link' : 'server';
};

/** `greet` is asked before each first connection: it sets the device's cookie, and says whether to go on. */
export function socketWire(greet: () => Promise<boolean>): Wire {
  const socket = openSocket(PROTOCOL_VERSION);
  const listeners = ears<WireEars>();
  let holds = 0;
  let greeting = false;
  let farewell: Farewell | null = null;
  let resting = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const later = (): void => {
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), jitter(1500));
  };
  const connect = async (): Promise<void> => {
    clearTimeout(retry);
    if (holds === 0 || greeting || socket.active) return;
    greeting = true;
    const welcome = await greet();
    greeting = false;
    if (holds === 0) return;
    if (welcome) socket.connect();
    else later();
  };

  socket.on('connect', () => {
    resting = false;
    listeners.tell((ear) => ear.up?.());
  });
  socket.on('farewell', ({ why }) => void (farewell = why));
  socket.on('disconnect', (reason) => {
    const cause = causeOf(reason, farewell);
    farewell = null;
    resting = cause === 'idle';
    listeners.tell((ear) => ear.down?.(cause));
    // Tabs that all came back by themselves would push one another out for ever; what nobody needs may rest.
    if (!socket.active && cause !== 'elsewhere' && !resting) later();
  });
  socket.on('connect_error', (error) => {
    const code = refusedHandshake(error);
    const refusal = REFUSALS.find((one) => one === code);
    if (refusal !== undefined) listeners.tell((ear) => ear.rejected?.(refusal));
    // Refused by the server itself: socket.io gives up, we don't.
    if (!socket.active) later();
  });
  socket.on('batch', (batch) => listeners.tell((ear) => ear.batch?.(batch)));
  socket.on('table', (table) => listeners.tell((ear) => ear.table?.(table)));
  socket.on('presence', (presence) => listeners.tell((ear) => ear.presence?.(presence)));
  socket.on('home', (home) => listeners.tell((ear) => ear.home?.(home)));
  socket.on('floor', (floor) => listeners.tell((ear) => ear.floor?.(floor)));
  socket.on('closed', (closed) => listeners.tell((ear) => ear.closed?.(closed)));
  socket.on('clocks', (clocks) => listeners.tell((ear) => ear.clocks?.(clocks)));

  return {
    isUp: () => socket.connected,
    listen: (ear) => listeners.add(ear),
    hold() {
      holds += 1;
      // A screen may ask for the link while it is being drawn: what follows from that comes after.
      queueMicrotask(() => {
        if ((holds === 1 || resting) && !socket.active) listeners.tell((ear) => ear.trying?.());
        void connect();
      });
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        setTimeout(() => {
          holds -= 1;
          if (holds === 0) socket.disconnect();
        }, LINGER);
      };
    },
    renew() {
      if (holds === 0) return;
      socket.disconnect();
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
    watched: (watched) => void (socket.connected && socket.emit('watched', watched)),
  };
}
