// Report: what the log of a deck shows: whether it is valid, and which card went where. Pure.

import { type DeckEntry, followDeckLog, openDeckFault, type OpenFault } from '@dunmer/shared/intrigue';
import type { DeckLogFile } from '@dunmer/shared/protocol';

/** A draw. `entry` counts from 1, as people do; the card is known once the seed is. */
export interface DrawLine {
  readonly entry: number;
  readonly ring: number | null;
  readonly who: string;
  readonly k: number;
  readonly place: number;
  readonly copy: string | null;
}

/** A card comes into somebody's hand, or leaves it. `other`: from whom, or to whom. */
export interface PathLine {
  readonly entry: number;
  readonly ring: number | null;
  readonly how: 'drawn' | 'took' | 'retrieved' | 'played' | 'spent' | 'taken';
  /** Null before the seed is published, for a card that moved face down. */
  readonly copy: string | null;
  readonly other: string | null;
}

export interface Counts {
  readonly shuffles: number;
  readonly rings: number;
  readonly draws: number;
  readonly plays: number;
  readonly takes: number;
}

export interface DeckReport {
  /** `unsaid`: the word is not said yet; `open`: the seed is not published; `closed`: everything can be checked. */
  readonly stage: 'unsaid' | 'open' | 'closed';
  readonly fault: OpenFault | null;
  readonly counts: Counts;
  readonly draws: readonly DrawLine[];
  /** Everybody who has ever held a card, in the order of the file. */
  readonly traders: readonly string[];
  readonly pathOf: (trader: string) => readonly PathLine[];
}

/** An entry with the copies it moved, as far as they are known, and the ring in which it happened. */
interface Known {
  readonly nth: number;
  readonly entry: DeckEntry;
  readonly ring: number | null;
  readonly copies: readonly string[] | null;
}

function known(file: DeckLogFile): { readonly all: readonly Known[]; readonly fault: OpenFault | null } {
  const { seed, word, log } = file;
  const open = openDeckFault(file);
  // A log that contradicts itself fails without the seed too, and that fault is the plainer one, so it is reported
  // first.
  const followed =
    seed === null || word === null || open?.at === null ? null : followDeckLog({ ...file, seed, word });
  const end = followed?.end;
  const fault = end === undefined || end.ok ? open : end.error;
  let ring: number | null = null;
  const all = log.map((entry, at): Known => {
    if ('ring' in entry) ({ ring } = entry);
    return { nth: at + 1, entry, ring, copies: followed?.moves[at]?.map(({ copy }) => copy) ?? null };
  });
  return { all, fault };
}

function linesOf({ nth, entry, ring, copies }: Known, trader: string): readonly PathLine[] {
  const line = (how: PathLine['how'], copy: string | null, other: string | null = null): PathLine => ({
    entry: nth,
    ring,
    how,
    copy,
    other,
  });
  if ('draw' in entry) return entry.draw === trader ? [line('drawn', copies?.[0] ?? null)] : [];
  if ('play' in entry) return entry.play === trader ? [line('played', entry.copy)] : [];
  if ('spend' in entry) return entry.spend === trader ? entry.copies.map((copy) => line('spent', copy)) : [];
  if ('retrieve' in entry) return entry.retrieve === trader ? [line('retrieved', entry.copy)] : [];
  if (!('take' in entry) || (entry.take !== trader && entry.from !== trader)) return [];
  const [how, other] =
    entry.take === trader ? (['took', entry.from] as const) : (['taken', entry.take] as const);
  return Array.from({ length: entry.n }, (_, i) => line(how, copies?.[i] ?? null, other));
}

/** Returns whose hands an entry changes. */
function holdersIn(entry: DeckEntry): readonly string[] {
  if ('draw' in entry) return [entry.draw];
  if ('play' in entry) return [entry.play];
  if ('spend' in entry) return [entry.spend];
  if ('retrieve' in entry) return [entry.retrieve];
  return 'take' in entry ? [entry.take, entry.from] : [];
}

const countOf = (log: readonly DeckEntry[], kind: 'shuffle' | 'ring' | 'draw' | 'play' | 'take'): number =>
  log.filter((entry) => kind in entry).length;

/**
 * Takes a file of valid form, and returns what can be said about it now, whether or not its contents are possible.
 */
export function reportOf(file: DeckLogFile): DeckReport {
  const { all, fault } = known(file);
  const { log, word, seed } = file;
  const holders = new Set(log.flatMap(holdersIn));
  return {
    stage: word === null ? 'unsaid' : seed === null ? 'open' : 'closed',
    fault,
    counts: {
      shuffles: countOf(log, 'shuffle'),
      // Ring 0 is the shuffling.
      rings: log.filter((entry) => 'ring' in entry && entry.ring > 0).length,
      draws: countOf(log, 'draw'),
      plays: countOf(log, 'play'),
      takes: countOf(log, 'take'),
    },
    draws: all.flatMap(({ nth, entry, ring, copies }) =>
      'draw' in entry
        ? [{ entry: nth, ring, who: entry.draw, k: entry.k, place: entry.place, copy: copies?.[0] ?? null }]
        : [],
    ),
    traders: file.people.map(({ person }) => person).filter((person) => holders.has(person)),
    pathOf: (trader) => all.flatMap((each) => linesOf(each, trader)),
  };
}
