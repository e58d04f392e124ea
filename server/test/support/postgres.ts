// Postgres: a PostgreSQL server of a test's own, on a loopback port of its own, with data that nobody needs afterwards.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { present } from '@dunmer/shared/lib';
import { postgresForm } from '../../src/store/migrations/postgresForm.ts';
import { BEGINNING, type Meta, META } from '../../src/store/parts/database.ts';
import { PostgresConnection } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/index.ts';
import { beginning, type Beginning, storeOver } from '../../src/store/storeOver.ts';
import { formedDatabase } from './formedDatabase.ts';

const USER = 'dunmer';
const DEBIAN = '/usr/lib/postgresql';
/** Debian's `nobody`: the server refuses to run as root. */
const NOBODY = 65_534;
/** Settings that are switched off: nothing in it outlives the test, so what is committed need not reach the disk. */
const CARELESS = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'];

/** Returns the folder of the server's programs; null when it is not installed. */
function programs(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((x, y) => Number(y) - Number(x)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A running server, with a database of the present schema from which others are made. */
export class Postgres {
  readonly #port: number;
  readonly #folder: string;
  readonly #process: ChildProcess;
  readonly #clients: Client[] = [];
  #made = 0;

  private constructor(port: number, folder: string, server: ChildProcess) {
    this.#port = port;
    this.#folder = folder;
    this.#process = server;
  }

  /** Starts a server. Throws when PostgreSQL is not installed: the suite installs it (`scripts/suite/machine.ts`). */
  static async start(): Promise<Postgres> {
    const bin = present(programs(), 'PostgreSQL is installed: "apt-get install postgresql"');
    const folder = mkdtempSync(join(tmpdir(), 'dunmer-postgres-'));
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    const as = isRoot ? { uid: NOBODY, gid: NOBODY, cwd: folder } : { cwd: folder };
    const data = join(folder, 'data');
    const form = ['-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '-D', data];
    const { status, stderr } = spawnSync(join(bin, 'initdb'), form, {
      ...as,
      encoding: 'utf8',
      timeout: 200_000,
    });
    if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
    const port = await freePort();
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      ...CARELESS.map((name) => `${name}=off`),
    ];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const server = spawn(join(bin, 'postgres'), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
    const started = new Postgres(port, folder, server);
    try {
      await started.#isReady();
      await started.#form();
      return started;
    } catch (error) {
      await started.stop();
      throw error;
    }
  }

  /** Waits until the server says that it is ready, on the stream where it would write its log. */
  async #isReady(): Promise<void> {
    let said = '';
    for await (const chunk of present(this.#process.stderr, 'its log is piped')) {
      said += String(chunk);
      if (said.includes('ready to accept connections')) return;
    }
    throw new Error(`PostgreSQL did not start: ${said}`);
  }

  async #form(): Promise<void> {
    const sqlite = await formedDatabase();
    const client = await this.#connect('template1');
    for (const statement of postgresForm(sqlite))
      await client.query(statement).catch((cause: unknown) => {
        throw new Error(`not understood: ${statement}`, { cause });
      });
    sqlite.close();
    await this.#leave(client);
  }

  async #connect(database: string): Promise<Client> {
    const client = new Client({ host: '127.0.0.1', port: this.#port, user: USER, database });
    // The connection ends with the server.
    client.on('error', () => undefined);
    await client.connect();
    this.#clients.push(client);
    return client;
  }

  async #leave(client: Client): Promise<void> {
    this.#clients.splice(this.#clients.indexOf(client), 1);
    await client.end();
  }

  /** Makes a database of the present schema, and connects to it. */
  async database(): Promise<{ readonly name: string; readonly client: Client }> {
    this.#made += 1;
    const name = `event_${this.#made}`;
    const keeper = await this.#connect('postgres');
    await keeper.query(`create database ${name}`);
    await this.#leave(keeper);
    return { name, client: await this.#connect(name) };
  }

  /** Opens a store on a database of its own. */
  async store(options: Beginning & { readonly largestGroup?: number }): Promise<Store> {
    const { name, client } = await this.database();
    const connection = new PostgresConnection(client);
    const beside = await this.#connect(name);
    for (const step of BEGINNING) await connection.tell(step, beginning(options));
    const meta = present((await client.query<Meta>(META.sql)).rows[0], 'a database has begun');
    return storeOver(connection, meta, {
      ...options,
      beside: new PostgresConnection(beside),
      close: async () => {
        for (const each of [client, beside]) await this.#leave(each);
      },
    });
  }

  async stop(): Promise<void> {
    for (const client of Array.from(this.#clients)) await this.#leave(client);
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGINT');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
