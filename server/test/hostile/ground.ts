// Grounds: matches in every phase that nobody plays while hostile messages are sent, and what the devices of their
// seats know.

import { present } from '@dunmer/shared/lib';
import type { MatchId } from '@dunmer/shared/protocol';
import type { Phase } from '@dunmer/shared/rules';
import { connectTrader, type Phone, type Random } from '../support/index.ts';
import type { Ground } from './contents.ts';
import { type SeatView, seatView, standAt, type Standing } from './standing.ts';

export interface Grounds {
  readonly standing: readonly Standing[];
  /** A trader to whom somebody has proposed a match, and who has not answered. */
  readonly waiter: Phone;
  readonly matches: readonly MatchId[];
  /** By cookie, what each device with a seat knows. */
  readonly of: ReadonlyMap<string, Ground>;
}

type IsThere = (a: SeatView) => boolean;

const at =
  (phase: Phase['at']): IsThere =>
  ({ common }) =>
    common.phase.at === phase;
const isAsked =
  (kind: 'target' | 'summon'): IsThere =>
  ({ common: { phase } }) =>
    phase.at === 'choosing' && phase.choice.kind === kind;
const isOpened: IsThere = ({ seals }) => seals.nonces !== null;

/** The states in which the matches wait. */
const PLACES: readonly IsThere[] = [
  (view) => at('placing')(view) && isOpened(view),
  (view) => at('placing')(view) && isOpened(view) && view.common.committed.a.length > 0,
  isAsked('target'),
  isAsked('summon'),
  at('claiming'),
  at('finished'),
];

/** Opens the matches and plays each to its state. */
export async function layOut(url: string, random: Random): Promise<Grounds> {
  const standing: Standing[] = [];
  for (const isThere of PLACES) standing.push(await standAt(url, random, isThere));
  const matches = standing.map(({ a }) => a.match);
  const waiter = await connectTrader({ url, random });
  const proposing = await connectTrader({ url, random });
  const proposed = await proposing.send({
    id: proposing.newId(),
    type: 'proposeMatch',
    with: present(waiter.person, 'a trader'),
    stake: 1,
    friendly: false,
  });
  proposing.close();
  if (!proposed.ok || proposed.value.type !== 'made') throw new Error('a match is proposed');
  const { id: proposal } = proposed.value;

  const of = new Map<string, Ground>();
  for (const { phones } of standing)
    for (const phone of phones)
      of.set(phone.cookie, {
        view: seatView(phone),
        match: phone.match,
        foreign: matches.filter((match) => match !== phone.match),
        proposal,
        known: present(phone.acknowledged.at(-1), 'it has played').command,
      });
  return { standing, waiter, matches, of };
}
