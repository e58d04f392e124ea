// Opening a match: both seats are taken, their decks are known, and the seals are set (F1).

import { assert } from '@dunmer/shared/lib';
import type { Editions } from '../catalogue/index.ts';
import { NEW_SEALED_MATCH, openSealedMatch } from '@dunmer/shared/fairness';
import { openSealedGame, PATRONS } from '@dunmer/shared/patrons';
import type { MatchKind } from '@dunmer/shared/protocol';
import type { TableName } from '@dunmer/shared/tables';
import { type BySeat, type DeckCard, SEATS, type WindowTerms } from '@dunmer/shared/rules';
import type { NewMatch, PersonKey, StoredMatch, StoredSeat, Tx } from '../store/index.ts';
import { append } from './append.ts';
import type { Context } from './context.ts';
import type { LiveDecision } from './live.ts';

export interface Opening {
  readonly kind: MatchKind;
  readonly tableName: TableName;
  /** What each lays down; it has to be in the pot before the first card is placed (rule 1.4). */
  readonly stake: number;
  readonly contract: { readonly key: number; readonly id: string } | null;
  readonly seats: BySeat<StoredSeat>;
  /** Both decks in their owners' order. */
  readonly decks: BySeat<readonly DeckCard[]>;
  /** Null where no promises are played (PR15). */
  readonly windows: WindowTerms | null;
  /** Whose command opens it; null where it is no part of the event. */
  readonly who: PersonKey | null;
}

// Ids and codes are drawn until they are free; more than this is no chance.
const TRIES = 8;

/** What the newest cards of a table are called; those of the patrons' table are kept with the first match there. */
async function editionFor({ newest, newestGame }: Editions, tx: Tx, table: TableName): Promise<string> {
  if (table === 'trade') return newest.version;
  const { version, cards } = newestGame;
  if ((await tx.gameEdition(version)) === null) await tx.addEdition(version, { patrons: cards });
  return version;
}

async function addMatch(
  { draws, editions, clock, settings }: Context,
  tx: Tx,
  { kind, tableName, stake, contract, seats, windows }: Opening,
): Promise<StoredMatch> {
  const event = (await settings.of(tx)).settings;
  const { placementClock, decisionClock, claimTime, windowTime, responseTime } = event;
  const timed = {
    ...(windows === null || windowTime === undefined ? {} : { windowTime }),
    ...(windows === null || responseTime === undefined || event.intrigue !== 'on' ? {} : { responseTime }),
  };
  for (let i = 0; i < TRIES; i++) {
    const match: NewMatch = {
      id: draws.matchId(),
      watch: draws.code(),
      catalogue: await editionFor(editions, tx, tableName),
      tableName,
      opened: clock.now(),
      kind,
      stake,
      contract: contract?.key ?? null,
      times: { placementClock, decisionClock, claimTime, ...timed },
    };
    const key = await tx.addMatch(match);
    if (key === null) continue;
    await tx.addSeats(key, seats);
    return {
      ...match,
      key,
      phase: 'placing',
      contractId: contract?.id ?? null,
      called: false,
      stop: null,
      seats,
    };
  }
  throw new Error('no free id or code was drawn');
}

/** What the journal says of a match beside its log. */
function noteTable(tx: Tx, table: StoredMatch): void {
  const { key, id, kind, stake, contract, catalogue, seats, times, opened, watch } = table;
  const [a, b] = [seats.a.person?.key ?? null, seats.b.person?.key ?? null];
  tx.note({ is: 'table', key, match: id, kind, stake, contract, catalogue, a, b, opened, watch, ...times });
}

const botsIn = ({ seats }: Opening) => SEATS.filter((seat) => seats[seat].bot !== null);

/** F1 at the trade table. */
function openTrade({ draws, editions }: Context, table: StoredMatch, opening: Opening): LiveDecision {
  const { decks, windows, kind } = opening;
  const setup = { match: table.id, decks, bots: botsIn(opening), friendly: kind === 'friendly' };
  const opened = openSealedMatch({ ...setup, ...(windows === null ? {} : { windows }) }, draws);
  const edition = editions.newest;
  const before = { at: 'trade', table, edition, version: 0, state: NEW_SEALED_MATCH, recent: [] } as const;
  return { at: 'trade', before, ...opened };
}

/** The same at the patrons' table, whose courts are nobody's secret: no deck is sealed (PT8). */
function openGame({ draws, editions }: Context, table: StoredMatch, opening: Opening): LiveDecision {
  const edition = editions.newestGame;
  const opened = openSealedGame(edition.terms, { match: table.id, bots: botsIn(opening) }, draws);
  const before = { at: 'patrons', table, edition, version: 0, state: PATRONS.fresh, recent: [] } as const;
  return { at: 'patrons', before, ...opened };
}

/** Opens a match with the newest cards and returns it. */
export async function openMatch(context: Context, tx: Tx, opening: Opening): Promise<StoredMatch> {
  const { listener } = context;
  const { who, tableName } = opening;
  const table = await addMatch(context, tx, opening);
  if (table.kind !== 'practice') noteTable(tx, table);
  const decision = (tableName === 'trade' ? openTrade : openGame)(context, table, opening);
  tx.afterCommit(() => listener.seated(decision.before));
  assert((await append(context, tx, { decision, who })) !== null, 'a match opens once');
  return table;
}
