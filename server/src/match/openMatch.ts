// OpenMatch: opens a match: both seats are taken, their decks are known, and the seals are set (F1).

import { assert } from '@dunmer/shared/lib';
import type { Editions } from '../catalogue/index.ts';
import { NEW_SEALED_MATCH, openSealedMatch } from '@dunmer/shared/fairness';
import { openSealedGame, PATRONS } from '@dunmer/shared/patrons';
import { type MatchKind, PATRONS_SETTINGS } from '@dunmer/shared/protocol';
import type { TableName } from '@dunmer/shared/tables';
import { type BySeat, type DeckCard, SEATS, type WindowTerms } from '@dunmer/shared/rules';
import { untilFree } from '../draws/index.ts';
import type { NewMatch, PersonKey, StoredMatch, StoredSeat, Tx } from '../store/index.ts';
import { append } from './append.ts';
import type { Context } from './context.ts';
import { firstPhaseAt, type LiveDecision } from './live.ts';

/** The table, and what is brought to it (PT2): nothing at the patrons' table, where a court comes with its patron. */
type Laid =
  | {
      readonly tableName: 'trade';
      /** Both decks, each in its owner's order. */
      readonly decks: BySeat<readonly DeckCard[]>;
      /** Null if no promises are played (PR15). */
      readonly windows: WindowTerms | null;
    }
  | { readonly tableName: 'patrons'; readonly decks: null; readonly windows: null };

export type Opening = Laid & {
  readonly kind: MatchKind;
  /** What each lays down; it must be in the pot before the first card is placed (rule 1.4). */
  readonly stake: number;
  readonly contract: { readonly key: number; readonly id: string } | null;
  readonly seats: BySeat<StoredSeat>;
  /** The person whose command opens the match; null if it is no part of the event. */
  readonly who: PersonKey | null;
};

/**
 * The version of the newest cards of a table. Those of the patrons' table are kept when the first match opens there.
 */
async function editionFor(editions: Editions, tx: Tx, table: TableName): Promise<string> {
  if (table === 'trade') return editions.newest.version;
  const { version, cards } = editions.newestGame;
  if (!editions.isGameKept()) {
    await tx.addEdition(version, { patrons: cards });
    tx.afterCommit(() => editions.keptGame());
  }
  return version;
}

async function addMatch(
  { draws, editions, clock, settings }: Context,
  tx: Tx,
  { kind, tableName, stake, contract, seats, windows }: Opening,
): Promise<StoredMatch> {
  const event = (await settings.of(tx)).settings;
  const { placementClock, decisionClock, claimTime, windowTime, responseTime } = event;
  const { turnClock = PATRONS_SETTINGS.turnClock.first, askClock = PATRONS_SETTINGS.askClock.first } = event;
  const timed = {
    ...(tableName === 'patrons' ? { turnClock, askClock } : {}),
    ...(windows === null || windowTime === undefined ? {} : { windowTime }),
    ...(windows === null || responseTime === undefined || event.intrigue !== 'on' ? {} : { responseTime }),
  };
  return untilFree(async () => {
    const match: NewMatch = {
      id: draws.matchId(),
      watch: draws.code(),
      catalogue: await editionFor(editions, tx, tableName),
      opened: clock.now(),
      kind,
      tableName,
      phase: firstPhaseAt(tableName),
      stake,
      contract: contract?.key ?? null,
      times: { placementClock, decisionClock, claimTime, ...timed },
    };
    const key = await tx.addMatch(match);
    if (key === null) return null;
    await tx.addSeats(key, seats);
    return { ...match, key, contractId: contract?.id ?? null, called: false, stop: null, seats };
  });
}

/** Notes a match in the journal, with its facts beside the log. */
function noteTable(tx: Tx, table: StoredMatch): void {
  const { key, id, kind, tableName, stake, contract, catalogue, seats, times, opened, watch } = table;
  const [a, b] = [seats.a.person?.key ?? null, seats.b.person?.key ?? null];
  const named = tableName === 'trade' ? times : { tableName, ...times };
  tx.note({ is: 'table', key, match: id, kind, stake, contract, catalogue, a, b, opened, watch, ...named });
}

const botsIn = ({ seats }: Opening) => SEATS.filter((seat) => seats[seat].bot !== null);

/** The opening decision (F1). Courts of the patrons' table are nobody's secret, so no deck is sealed there (PT8). */
function opened({ draws, editions }: Context, table: StoredMatch, opening: Opening): LiveDecision {
  const [match, bots] = [table.id, botsIn(opening)];
  const fresh = { table, version: 0, recent: [] } as const;
  if (opening.tableName === 'patrons') {
    const edition = editions.newestGame;
    const before = { ...fresh, at: 'patrons', edition, state: PATRONS.fresh } as const;
    return { at: 'patrons', before, ...openSealedGame(edition.terms, { match, bots }, draws) };
  }
  const { decks, windows, kind } = opening;
  const setup = {
    match,
    decks,
    bots,
    friendly: kind === 'friendly',
    ...(windows === null ? {} : { windows }),
  };
  const before = { ...fresh, at: 'trade', edition: editions.newest, state: NEW_SEALED_MATCH } as const;
  return { at: 'trade', before, ...openSealedMatch(setup, draws) };
}

/** Opens a match with the newest cards and returns its stored row. */
export async function openMatch(context: Context, tx: Tx, opening: Opening): Promise<StoredMatch> {
  const { listener } = context;
  const table = await addMatch(context, tx, opening);
  if (table.kind !== 'practice') noteTable(tx, table);
  const decision = opened(context, table, opening);
  tx.afterCommit(() => listener.seated(decision.before));
  assert((await append(context, tx, { decision, who: opening.who })) !== null, 'a match opens once');
  return table;
}
