// matchScript: the script of a stored match, read beside a running server.

import { err, present, type Result } from '@dunmer/shared/lib';
import { parseMatchId } from '@dunmer/shared/protocol/schema';
import { scriptOfMatch, scriptOfWindowMatch, type WrittenScript } from '@dunmer/shared/script';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { editionOf } from '../catalogue/index.ts';
import { batchesAt } from '../match/index.ts';
import { openStoreBeside, StoreRefused } from '../store/index.ts';
import { ruleEventsOf } from './ruleEvents.ts';

const WHOLE_LOG = 1_000_000;

const REFUSALS = {
  'not-finished': 'has not ended: its cards are still a secret',
  'not-revealed': 'ended before its cards were revealed, and they stay a secret for ever (R15)',
  'no-windows': 'was played without promises and intrigue cards',
  'hand-changed': 'had a hand changed from outside, which no script knows',
} as const;

/**
 * Makes the script of a match of this data folder. Refuses, in a sentence for people, a match that is unknown, that
 * goes on, or whose cards were never revealed.
 */
export async function matchScript(folder: string, wanted: string): Promise<Result<WrittenScript, string>> {
  const id = parseMatchId(wanted);
  if (!id.ok) return err('Say which match: npm run --silent script -- <match>');
  const store = openStoreOf(folder);
  if (!store.ok) return store;
  const { read, close } = store.value;
  try {
    const match = await read.match(id.value);
    if (match === null) return err(`There is no match ${id.value} in ${folder}.`);
    const stored = present(await read.edition(match.catalogue), 'a match has its catalogue');
    const log = await read.log(match.key, 0, WHOLE_LOG);
    const events = ruleEventsOf(batchesAt('trade', log).flatMap((batch) => batch.events));
    const { catalogue } = editionOf(stored.cards, stored.decks);
    const script = events.some(({ type }) => type === 'WindowsOpened')
      ? scriptOfWindowMatch(id.value, events, catalogue, PRINTED)
      : scriptOfMatch(id.value, events, catalogue);
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
