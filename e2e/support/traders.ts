// Traders: the people of a server's event, each with a deck and a browser that is known by its cookie.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SEED = fileURLToPath(new URL('../../server/test/support/seedMain.ts', import.meta.url));
/** Enough of every deck for one worker to play the whole suite. */
const COUNT = 168;
const run = promisify(execFile);

/** The names of an event and its first people. */
export interface Named {
  readonly event: string;
  readonly traders: readonly string[];
}

export interface Trader {
  readonly person: string;
  /** The public code of the badge. */
  readonly code: string;
  /** As a header: the name of the cookie and its value. */
  readonly cookie: string;
  /** The token of the personal link. */
  readonly link: string;
  readonly name: string;
  /** The id of the ready deck that was dealt. */
  readonly deck: string;
}

const isTrader = (value: unknown): value is Trader =>
  typeof value === 'object' && value !== null && 'cookie' in value && 'deck' in value;

interface Seeded {
  readonly folder: string;
  readonly traders: readonly Trader[];
}

async function seed(named: Named | null): Promise<Seeded> {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const names = named === null ? [] : [named.event, ...named.traders];
  const { stdout } = await run(process.execPath, [SEED, folder, String(COUNT), ...names]);
  const lines = stdout.trim().split('\n');
  return { folder, traders: lines.map((line): unknown => JSON.parse(line)).filter(isTrader) };
}

/** Seeded once for all servers of a worker that begin with the same people: each gets a copy. */
const seeds = new Map<string, Promise<Seeded>>();

function seededWith(named: Named | null): Promise<Seeded> {
  const key = JSON.stringify(named);
  const kept = seeds.get(key) ?? seed(named);
  seeds.set(key, kept);
  return kept;
}

/** The traders who have not sat down yet. */
export class Traders {
  readonly #free: Trader[];

  private constructor(all: readonly Trader[]) {
    this.#free = [...all];
  }

  /** For servers where nobody is seeded, because people come by their links. */
  static none(): Traders {
    return new Traders([]);
  }

  /** Puts traders into a folder without a database. */
  static async into(folder: string, named: Named | null): Promise<Traders> {
    const seeded = await seededWith(named);
    cpSync(seeded.folder, folder, { recursive: true });
    return new Traders(seeded.traders);
  }

  /** Takes a trader with this deck; throws where all of them sit at tables. */
  take(deck: string): Trader {
    const at = this.#free.findIndex((trader) => trader.deck === deck);
    const [taken] = at < 0 ? [] : this.#free.splice(at, 1);
    if (taken === undefined) throw new Error(`no trader with the deck ${deck} is left`);
    return taken;
  }
}
