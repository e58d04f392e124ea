// EventServer: a server on a data folder of its own: the sample event, or one that `npm run event` has begun.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ServerProcess } from '../serverProcess.ts';
import { databaseIn, type KeepsOpenings, openingIn } from './opening.ts';

const program = (path: string): string => fileURLToPath(new URL(`../../../server/${path}`, import.meta.url));
const run = promisify(execFile);

export interface PersonalLink {
  readonly name: string;
  /** The secret in the link's address. */
  readonly token: string;
  readonly code: string;
}

interface SampleLink {
  readonly name: string;
  readonly url: string;
  readonly code: string;
}

const isLink = (value: unknown): value is SampleLink =>
  typeof value === 'object' && value !== null && 'url' in value && 'code' in value && 'name' in value;

const tokenIn = (text: string): string => /\/l\/([\w-]+)/.exec(text)?.[1] ?? '';

/** The sample event as a server of this worker has made it; all others get a copy of it. */
let sampleEvent: Promise<string> | null = null;

export class EventServer implements KeepsOpenings {
  readonly #folder = mkdtempSync(join(tmpdir(), 'event-'));
  /** Cards for the patrons' table other than those of the game, in the form of their file. */
  readonly #gameCards: string | null;
  #process: ServerProcess | null = null;
  #port: number | null = null;

  private constructor(gameCards: string | null = null) {
    this.#gameCards = gameCards;
  }

  /** Starts the sample event, which is what an empty folder becomes at the first start. */
  static async sample(gameCards: string | null = null): Promise<EventServer> {
    const server = new EventServer(gameCards);
    if (gameCards === null) {
      sampleEvent ??= EventServer.#sampleEvent();
      cpSync(await sampleEvent, server.#folder, { recursive: true });
    }
    await server.#start();
    return server;
  }

  /** Lets a server make the sample event; returns its folder. */
  static async #sampleEvent(): Promise<string> {
    const server = new EventServer();
    process.on('exit', () => rmSync(server.#folder, { recursive: true, force: true }));
    await server.#start();
    await server.#process?.leave();
    return server.#folder;
  }

  /** Begins a real event as its keeper does; returns the organiser's link as it is printed. */
  static async begin(name: string): Promise<{ readonly server: EventServer; readonly link: PersonalLink }> {
    const server = new EventServer();
    const { stdout } = await run(process.execPath, [program('src/tools/event.ts'), 'new', name], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...server.#env },
    });
    await server.#start();
    const code = /^Code: ([0-9A-Z]{8})$/m.exec(stdout)?.[1] ?? '';
    return { server, link: { name, token: tokenIn(stdout), code } };
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Returns the links that the sample event shows to everybody: staff first, then its traders. */
  async links(): Promise<readonly PersonalLink[]> {
    const session: unknown = await (await fetch(`${this.url}/api/session`)).json();
    const parts = typeof session === 'object' && session !== null && 'sample' in session && session.sample;
    const links = typeof parts === 'object' && parts !== null && 'links' in parts ? parts.links : [];
    const all = Array.isArray(links) ? links.filter(isLink) : [];
    return all.map(({ name, url, code }) => ({ name, token: tokenIn(url), code }));
  }

  opening(match: string): unknown {
    return openingIn(this.#folder, match);
  }

  async dispose(): Promise<void> {
    await this.#process?.leave();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Kills the process as in a power cut, and starts another one at the same address. */
  async restart(): Promise<void> {
    await this.#process?.kill();
    await this.#start();
  }

  /** Does the same, and meanwhile gives the logs of all running matches a batch that no match can play. */
  async breakMatches(): Promise<void> {
    await this.#process?.kill();
    const database = new DatabaseSync(databaseIn(this.#folder));
    const waived = { type: 'PriceWaived', to: 'everyone', seat: 'a' };
    database
      .prepare(
        `insert into batches (match, version, events)
          select match, max(version) + 1, ? from batches join matches on matches.key = match
          where phase <> 'finished' group by match`,
      )
      .run(JSON.stringify([waived, waived]));
    database.close();
    await this.#start();
  }

  get #env(): Readonly<Record<string, string>> {
    // Scripted phones come from this machine, all at once.
    const quick = { LIMIT_LOOPBACK: 'no' };
    const own = this.#gameCards === null ? {} : { GAME_CARDS: this.#gameCards };
    return { DATA_DIR: this.#folder, ...quick, ...own };
  }

  async #start(): Promise<void> {
    this.#process = await ServerProcess.start(this.#env, this.#port);
    this.#port = this.#process.port;
  }
}
