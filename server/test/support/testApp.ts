// testApp: a whole server inside the test's own process, on a free port of its own and a temporary folder.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, type AppOptions, startApp } from '../../src/app/index.ts';
import type { Config } from '../../src/config.ts';
import { openFormed } from './formedDatabase.ts';
import { beginFresh } from './freshTrader.ts';
import { type Seeding, seedFolder } from './seed.ts';

export interface TestApp {
  readonly app: App;
  readonly url: string;
  readonly config: Config;
  close(): Promise<void>;
}

export interface TestAppOptions extends Omit<AppOptions, 'config'> {
  /** The traders in a folder without a database; null: none, as at a first start. */
  readonly seeding?: Seeding | null;
}

const TRADERS = 56;
/** Phones and server share one process: while it is blocked for seconds, neither hears the other. */
const PATIENCE = { toAnswer: 120_000 };

/** Starts a server; its data folder is removed when it closes, unless it was given. */
export async function testApp(
  config: Partial<Config> = {},
  { seeding = { count: TRADERS }, places = {}, ...options }: TestAppOptions = {},
): Promise<TestApp> {
  const dataDir = config.dataDir ?? mkdtempSync(join(tmpdir(), 'dunmer-'));
  const isNew = !existsSync(join(dataDir, 'dunmer-trade.sqlite'));
  if (isNew && seeding !== null) await seedFolder(dataDir, seeding);
  const whole: Config = {
    port: 0,
    host: '127.0.0.1',
    publicUrl: null,
    logLevel: 'silent',
    cardsDir: null,
    limitLoopback: false,
    ...config,
    dataDir,
  };
  const patient = { ...PATIENCE, ...places };
  const app = await startApp({
    event: 'empty',
    open: openFormed,
    ...options,
    places: patient,
    config: whole,
  });
  const url = `http://127.0.0.1:${app.port}`;
  if (isNew) beginFresh(url);
  return {
    app,
    url,
    config: whole,
    async close() {
      await app.close();
      if (config.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
