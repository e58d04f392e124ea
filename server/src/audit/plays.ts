// Plays: checks that what matches are told of promises and intrigue cards, and what is played in them, is what the
// journal tells (PR12, PR15, PR17, IN12, IN13).

import { evolveMatchAll, type MatchEvent, NEW_SEALED_MATCH } from '@dunmer/shared/fairness';
import { sameValue } from '@dunmer/shared/lib';
import { type DeckState, withDeck } from '@dunmer/shared/intrigue';
import { holdsOf, NO_HOLDS, type PledgeState } from '@dunmer/shared/pledges';
import { type BySeat, type Holds, isBeforeCount, SEATS } from '@dunmer/shared/rules';
import type { TraderId } from '@dunmer/shared/windows';
import type { AuditedBatch, AuditedMatch, Reader } from '../store/index.ts';
import { eventsAt, eventsOf } from './events.ts';
import { Contradiction } from './finding.ts';
import { ofKind, type Row } from './row.ts';

/** What the log of a match says about the cards of both modules. */
interface Told {
  readonly id: string;
  readonly traders: BySeat<TraderId>;
  readonly opened: BySeat<Holds>;
  /** What its seats hold at present; null once the match no longer follows that. */
  readonly now: BySeat<Holds> | null;
  readonly played: readonly { readonly trader: TraderId; readonly key: string }[];
}

function holdsAfter(events: readonly MatchEvent[]): BySeat<Holds> | null {
  const { common, secret } = evolveMatchAll(NEW_SEALED_MATCH, events).rules;
  const { windows } = common;
  if (windows === undefined || !isBeforeCount(common.phase)) return null;
  const of = (seat: 'a' | 'b'): Holds => ({
    hand: secret[seat].windows?.hand ?? [],
    holding: windows.holdings[seat],
  });
  return { a: of('a'), b: of('b') };
}

/** What a log says; null if the match was opened without windows. */
function toldBy(id: string, batches: readonly AuditedBatch[], isOpen: boolean): Told | null {
  const [first, ...later] = eventsAt(
    'trade',
    batches.map((batch) => eventsOf(batch) ?? []),
  );
  if (first === undefined) return null;
  const events = [first, ...later].flat();
  const opened = events.find((event) => event.type === 'WindowsOpened');
  const start = holdsAfter(first);
  if (opened === undefined || start === null) return null;
  const { traders } = opened;
  const played = events.flatMap((event) =>
    event.type === 'CardPlayed' ? { trader: traders[event.seat], key: event.held.key } : [],
  );
  return { id, traders, opened: start, now: isOpen ? holdsAfter(events) : null, played };
}

/** What the logs say. A log that can't be read is skipped here, and found when its match is checked. */
export async function readTold(
  { audit }: Reader,
  matches: readonly AuditedMatch[],
  stopped: ReadonlySet<string>,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const { key, id, kind, tableName, phase } of matches) {
    // PT2: no window opens at the patrons' table.
    if (tableName !== 'trade' || (kind !== 'contract' && kind !== 'stake')) continue;
    const batches = await audit.batches(key);
    try {
      const one = toldBy(id, batches, phase !== 'finished' && !stopped.has(id));
      if (one !== null) told.push(one);
    } catch {
      continue;
    }
  }
  return told;
}

/** Both modules after a row; null while one is switched off. */
export interface InPlay {
  readonly pledges: PledgeState | null;
  readonly deck: DeckState | null;
}

const holdsIn = ({ pledges, deck }: InPlay, trader: TraderId): Holds =>
  withDeck(pledges === null ? NO_HOLDS : holdsOf(pledges, trader), deck, trader);

/** Public names for the keys in rows. */
export interface Names {
  readonly keyOf: (pledge: number) => string;
  readonly idOf: (person: number | null) => TraderId;
}

export class Plays {
  readonly #told: ReadonlyMap<string, Told>;
  readonly #names: Names;
  readonly #opened = new Set<string>();
  readonly #next = new Map<string, number>();

  constructor(told: readonly Told[], names: Names) {
    this.#told = new Map(told.map((one) => [one.id, one]));
    this.#names = names;
  }

  /** Takes a row, with both modules after everything that it tells of. */
  take(row: Row, state: InPlay): void {
    for (const { match, windowTime } of ofKind(row, 'table')) {
      const told = this.#told.get(match);
      if (windowTime === undefined) continue;
      this.#opened.add(match);
      if (
        told === undefined ||
        !SEATS.every((seat) => sameValue(told.opened[seat], holdsIn(state, told.traders[seat])))
      )
        throw new Contradiction(`Match ${match} was not opened with what its players held.`);
    }
    for (const { pledge, of, match, why } of ofKind(row, 'pledgeMove'))
      if (why === 'played' && match !== null)
        this.#play(match, this.#names.idOf(of), this.#names.keyOf(pledge));
    for (const { event } of ofKind(row, 'deck'))
      if (event.type === 'CardPlayedAt' && this.#told.has(event.where))
        this.#play(event.where, event.who, event.copy);
  }

  #play(match: string, trader: TraderId, key: string): void {
    const next = this.#next.get(match) ?? 0;
    this.#next.set(match, next + 1);
    if (!sameValue(this.#told.get(match)?.played[next], { trader, key }))
      throw new Contradiction(`${key} was not played in match ${match} as the journal tells.`);
  }

  /** Takes both modules as they are after the last row. */
  end(state: InPlay): void {
    for (const { id, traders, now, played } of this.#told.values()) {
      if (!this.#opened.has(id))
        throw new Contradiction(`Match ${id} has windows of which the journal does not tell.`);
      if (played.length !== (this.#next.get(id) ?? 0))
        throw new Contradiction(`A card was played in match ${id} of which the journal does not tell.`);
      if (now !== null && !SEATS.every((seat) => sameValue(now[seat], holdsIn(state, traders[seat]))))
        throw new Contradiction(`Match ${id} does not know what its players hold.`);
    }
  }
}
