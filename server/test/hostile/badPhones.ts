// Bad phones: phones that don't read, don't report what they have read, or take a second for every byte.

import { connect, type Socket } from 'node:net';
import { RawWire, upgradeOf } from './rawWire.ts';
import { bytesOf, OPCODE } from './rawFrame.ts';

const SECOND = 1000;
const PONG = '3';

/** What a bad phone needs to know. */
export interface Place {
  readonly port: number;
  readonly cookie: string;
  /** Codes of matches in which much happens. */
  readonly watch: readonly string[];
}

/** A phone that has begun to behave badly; `socket` is its end of the connection. */
export interface BadPhone {
  readonly socket: Socket;
  stop(): void;
}

const every = (ms: number, act: () => void): (() => void) => {
  const timer = setInterval(act, ms);
  return () => clearInterval(timer);
};

const bad = (socket: Socket, ...stops: readonly (() => void)[]): BadPhone => ({
  socket,
  stop() {
    for (const stop of stops) stop();
    socket.destroy();
  },
});

const syncOf = (id: number, code: string): string =>
  `42${id}${JSON.stringify(['sync', { follow: { by: 'code', code }, since: 0 }])}`;

/** Returns a phone that follows all those matches, up to date, and from now on is left to itself. */
async function watching({ port, cookie, watch }: Place, matches: Set<string> = new Set()): Promise<RawWire> {
  const wire = await RawWire.join(port, cookie);
  for (const [id, code] of watch.entries()) {
    let more = true;
    for (let since = 0; more;) {
      const answered = wire.next((text) => text.startsWith(`43${id}[`));
      wire.say(syncOf(id, code).replace('"since":0', `"since":${since}`));
      const text = (await answered) ?? '';
      for (const [, match = ''] of text.matchAll(/"match":"(\w+)"/g)) matches.add(match);
      more = text.includes('"more":true');
      since = Math.max(
        since,
        ...[...text.matchAll(/"version":(\d+)/g)].map(([, version]) => Number(version)),
      );
    }
  }
  return wire;
}

/** Sends one byte of `bytes` a second. */
function drip(socket: Socket, bytes: Buffer): () => void {
  let sent = 0;
  const send = (): void => {
    if (!socket.destroyed) socket.write(bytes.subarray(sent, sent + 1));
    sent = Math.min(sent + 1, bytes.length - 1);
  };
  send();
  return every(SECOND, send);
}

const pongs = (wire: RawWire): (() => void) => every(2 * SECOND, () => wire.say(PONG));

const plain = (port: number): Socket => {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  return socket;
};

/** The bad phones, named by what they do. */
export const BAD_PHONES: Readonly<Record<string, (place: Place) => Promise<BadPhone>>> = {
  async 'reads nothing and says nothing'(place) {
    const wire = await watching(place);
    wire.socket.pause();
    return bad(wire.socket);
  },
  async 'answers heartbeats and reads nothing'(place) {
    const wire = await watching(place);
    wire.socket.pause();
    return bad(wire.socket, pongs(wire));
  },
  async 'says at once that it has seen all that will ever be, and reads nothing'(place) {
    const matches = new Set<string>();
    const wire = await watching(place, matches);
    for (const match of matches) wire.say(`42${JSON.stringify(['seen', { match, version: 1_000_000 }])}`);
    wire.socket.pause();
    return bad(wire.socket, pongs(wire));
  },
  async 'reads everything and never says what it has seen'(place) {
    const wire = await watching(place);
    return bad(wire.socket);
  },
  async 'asks for more and more and reads nothing'(place) {
    const wire = await watching(place);
    wire.socket.pause();
    let id = 1000;
    const greed = every(50, () => {
      for (const code of place.watch) wire.say(syncOf(id++, code));
    });
    return bad(wire.socket, pongs(wire), greed);
  },
  async 'reads a byte a second'(place) {
    const wire = await watching(place);
    wire.socket.pause();
    return bad(
      wire.socket,
      pongs(wire),
      every(SECOND, () => void wire.socket.read(1)),
    );
  },
  async 'writes a byte of a message a second'(place) {
    const wire = await watching(place);
    wire.answersPings = false;
    return bad(
      wire.socket,
      drip(wire.socket, bytesOf({ opcode: OPCODE.text, payload: Buffer.alloc(10_000, 'x') })),
    );
  },
  async 'writes a byte of its request a second'({ port, cookie }) {
    const socket = plain(port);
    return bad(socket, drip(socket, Buffer.from(upgradeOf(port, cookie))));
  },
  async 'connects and says nothing at all'({ port }) {
    return bad(plain(port));
  },
  async 'opens a socket and never joins'({ port, cookie }) {
    const wire = await RawWire.open(port, cookie);
    return bad(wire.socket);
  },
};
