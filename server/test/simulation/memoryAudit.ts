// Memory audit: what the server remembers must be what is committed, no more and no less.

import type { MatchId } from '@dunmer/shared/protocol';
import type { Context } from '../../src/match/index.ts';
import type { Reader } from '../../src/store/index.ts';
import { Actors, EventSettings } from '../../src/world/index.ts';
import type { MatchAudit } from './matchAudit.ts';
import { promise } from './violation.ts';

const WHOLE_LOG = 1_000_000;

/** Compares the matches in memory with their logs. */
export async function checkMatches(
  { lives }: Pick<Context, 'lives'>,
  read: Reader,
  auditOf: (match: MatchId) => MatchAudit,
): Promise<void> {
  for (const live of lives) {
    const { id, key } = live.table;
    const audit = auditOf(id);
    if (live.version !== audit.version) audit.take(await read.log(key, audit.version, WHOLE_LOG));
    promise(
      live.version === audit.version,
      `memory holds a match as it is committed: version ${live.version}, and ${audit.version} is`,
    );
    if (audit.remembered !== live) audit.sameAs(live);
    audit.remembered = live;
  }
}

/** Compares who has which browser, and the event's settings, with the database. */
export async function checkPeople(
  { actors, settings }: Pick<Context, 'actors' | 'settings'>,
  read: Reader,
): Promise<void> {
  for (const [device, actor] of actors) {
    const is = await new Actors().of(read, device);
    promise(
      JSON.stringify(actor) === JSON.stringify(is),
      `memory knows who has a browser as it is committed: ${JSON.stringify(actor)}, and is ${JSON.stringify(is)}`,
    );
  }
  const set = await new EventSettings().of(read);
  promise(
    settings.known === null || JSON.stringify(settings.known) === JSON.stringify(set),
    `memory knows the settings as they are committed: ${JSON.stringify(settings.known)}, and they are ${JSON.stringify(set)}`,
  );
}
