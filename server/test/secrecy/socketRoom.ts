// Socket room: the whole server on a port, with scripted clock and chance, and real clients.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScriptedClock } from '@dunmer/shared/testing';
import { seedStore } from '../support/seed.ts';
import { testApp } from '../support/testApp.ts';
import { taped } from './inProcessRoom.ts';
import type { OpenRoom } from './pairs.ts';
import { PAIR_EDITION } from './pairDecks.ts';
import { cookieOf, guestsWith } from './people.ts';
import { SocketVisitor } from './socketVisitor.ts';
import { Tape } from './tape.ts';

const START = 1_800_000_000_000;

function writeCards(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dunmer-cards-'));
  writeFileSync(join(folder, 'cards.json'), JSON.stringify(PAIR_EDITION.cards));
  writeFileSync(join(folder, 'decks.json'), JSON.stringify(PAIR_EDITION.decks));
  return folder;
}

/** Opens a room whose visitors come over real sockets and HTTP. Its server is never restarted. */
export const overSockets: OpenRoom = async ({ hider }, entropy, decks) => {
  const cardsDir = writeCards();
  const clock = new ScriptedClock(START);
  const log = new Tape(hider);
  const { app, url, close } = await testApp(
    { cardsDir, publicUrl: 'http://trade.test' },
    { clock, entropy, log: taped(log), storage: 'memory', seeding: null },
  );
  await seedStore(app.store, guestsWith(decks));
  const visitors: SocketVisitor[] = [];
  const connect = async (cookie: string | null): Promise<SocketVisitor> => {
    const visitor = await SocketVisitor.connect(url, cookie, new Tape(hider));
    visitors.push(visitor);
    return visitor;
  };
  return {
    hider: await connect(cookieOf('hider')),
    opponent: await connect(cookieOf('opponent')),
    watcher: await connect(cookieOf('watcher')),
    thirdTrader: await connect(cookieOf('thirdTrader')),
    organiser: await connect(cookieOf('organiser')),
    referee: await connect(cookieOf('referee')),
    display: await connect(cookieOf('display')),
    stranger: await connect(null),
    watchOf: (match) =>
      visitors.map((visitor) => visitor.watchOf(match)).find((code) => code !== null) ?? null,
    log,
    advance: (ms) => clock.advance(ms),
    restart: async () => undefined,
    // The in-process room reads the journal.
    journal: async () => '',
    async settle() {
      for (const visitor of visitors) await visitor.settle();
    },
    async close() {
      for (const visitor of visitors) visitor.close();
      await close();
      rmSync(cardsDir, { recursive: true, force: true });
    },
  };
};
