// matchScript: the script of a stored match, read beside a running server.

import { err, present, type Result } from '@dunmer/shared/lib';
import { PATRONS } from '@dunmer/shared/patrons';
import { scriptOfGame, type WrittenGame } from '@dunmer/shared/patrons/script';
import { parseMatchId } from '@dunmer/shared/protocol/schema';
import { scriptOfMatch, scriptOfWindowMatch, type WrittenScript } from '@dunmer/shared/script';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { editionOf, gameEditionOf } from '../catalogue/index.ts';
import { batchesAt } from '../match/index.ts';
import { openStoreBeside, type Reader, type StoredMatch, StoreRefused } from '../store/index.ts';
import { gameEventsOf, ruleEventsOf } from './ruleEvents.ts';

const WHOLE_LOG = 1_000_000;

const REFUSALS = {
  'not-finished': 'has not ended: its cards are still a secret',
  'not-revealed': 'ended before its cards were revealed, and they stay a secret for ever (R15)',
  'no-windows': 'was played without promises and intrigue cards',
  'hand-changed': 'had a hand changed from outside, which no script knows',
  'not-begun': 'ended before its first turn: there is nothing to resolve',
} as const;

type Scripted<Script> = Result<Script, keyof typeof REFUSALS>;

async function tradeScript(
  read: Reader,
  { key, id, catalogue: version }: StoredMatch,
): Promise<Scripted<WrittenScript>> {
  const stored = present(await read.edition(version), 'a match has its catalogue');
  const log = await read.log(key, 0, WHOLE_LOG);
  const events = ruleEventsOf(batchesAt('trade', log).flatMap((batch) => batch.events));
  const { catalogue } = editionOf(stored.cards, stored.decks);
  return events.some(({ type }) => type === 'WindowsOpened')
    ? scriptOfWindowMatch(id, events, catalogue, PRINTED)
    : scriptOfMatch(id, events, catalogue);
}

/** F7: with the seed, which is published at the end, every toss and pile follows again. */
async function gameScript(read: Reader, { key, id, catalogue }: StoredMatch): Promise<Scripted<WrittenGame>> {
  const { terms } = gameEditionOf(present(await read.gameEdition(catalogue), 'a match has its cards'));
  const log = await read.log(key, 0, WHOLE_LOG);
  const events = batchesAt('patrons', log).flatMap((batch) => batch.events);
  const { match, seed, nonces } = events.reduce(PATRONS.evolve, PATRONS.fresh).seals;
  if (seed === null) return err('not-finished');
  return scriptOfGame(id, gameEventsOf(events), terms, nonces === null ? null : { match, seed, nonces });
}

/**
 * Makes the script of a match of this data folder in the form of its table. Refuses, with a sentence for people, a
 * match that is unknown, still running, never had its cards revealed, or had no turn at the patrons' table.
 */
export async function matchScript(
  folder: string,
  wanted: string,
): Promise<Result<WrittenScript | WrittenGame, string>> {
  const id = parseMatchId(wanted);
  if (!id.ok) return err('Say which match: npm run --silent script -- <match>');
  const store = openStoreOf(folder);
  if (!store.ok) return store;
  const { read, close } = store.value;
  try {
    const match = await read.match(id.value);
    if (match === null) return err(`There is no match ${id.value} in ${folder}.`);
    const script: Scripted<WrittenScript | WrittenGame> =
      match.tableName === 'trade' ? await tradeScript(read, match) : await gameScript(read, match);
    return script.ok ? script : err(`The match ${id.value} ${REFUSALS[script.error]}.`);
  } finally {
    close();
  }
}

function openStoreOf(folder: string): Result<ReturnType<typeof openStoreBeside>, string> {
  try {
    return { ok: true, value: openStoreBeside(folder) };
  } catch (error) {
    if (error instanceof StoreRefused) return err(error.message);
    throw error;
  }
}
