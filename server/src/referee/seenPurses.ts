// seenPurses: what is in both purses of a called match, for the member of staff who has opened them (EVENT, "Who sees
// what").

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { EventRefusal, MatchId, SeenPurse, SeenPurses } from '@dunmer/shared/protocol';
import type { BySeat } from '@dunmer/shared/rules';
import { statementInfo } from '../home/index.ts';
import { interestsOf, relationIn } from '../interest/index.ts';
import { refusalFor } from '../roles/index.ts';
import type { PersonKey, Reader, StoredMatch } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import { aboutTable } from './onMatch.ts';

/** How many of the newest entries are shown; those that led to this match are among them. */
const LINES = 12;
const NEWEST = Number.MAX_SAFE_INTEGER;

/** Reads one purse. `hidden` are people whose purses are kept from the reader: entries with them are left out too. */
async function seenPurse(
  reader: Reader,
  owner: PersonKey,
  hidden: ReadonlySet<PersonKey>,
): Promise<SeenPurse> {
  const account = await reader.money.account({ kind: 'purse', owner });
  const asked = { before: NEWEST, most: LINES, opens: 'played', hidden } as const;
  const { items } = await statementInfo(reader, owner, asked);
  return { purse: account?.balance ?? 0, held: await reader.money.heldOf(owner), lines: items };
}

const playersIn = ({ seats: { a, b } }: StoredMatch): BySeat<PersonKey> | null =>
  a.person === null || b.person === null ? null : { a: a.person.key, b: b.person.key };

/** Whether this act of this person has opened the purses of this match. */
async function hasOpened(reader: Reader, { person }: Actor, match: MatchId, act: string): Promise<boolean> {
  const kept = await reader.command(act);
  if (kept === null) return false;
  const answer = await reader.opened(kept.answer);
  if (!answer.ok || answer.value.type !== 'openedPurses') return false;
  return answer.value.match === match && answer.value.by === person?.id;
}

/**
 * Reads both purses as they are now. Refuses people to whom the table of roles does not show them, people who have not
 * opened them by `act`, and everybody once the call is closed. Resolves to null where the event has no such match.
 */
export async function seenPurses(
  reader: Reader,
  actor: Actor,
  id: MatchId,
  act: string,
): Promise<Result<SeenPurses, EventRefusal | { readonly code: 'no-call' }> | null> {
  const match = await reader.match(id);
  const players = match === null ? null : playersIn(match);
  if (match === null || players === null) return null;
  const interests = await interestsOf(reader, actor, match.key);
  const refused = refusalFor(actor, 'see:purses', relationIn(interests, aboutTable(match)));
  if (refused !== null) return err(refused);
  if (!(await hasOpened(reader, actor, id, act))) return err({ code: 'not-allowed', why: 'role' });
  if (!match.called) return err({ code: 'no-call' });
  const { players: hidden } = interests;
  return ok({ a: await seenPurse(reader, players.a, hidden), b: await seenPurse(reader, players.b, hidden) });
}
