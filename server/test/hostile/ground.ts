// Grounds: matches in every phase that stand still while stones are thrown, and what the devices of their seats know.

import { present } from '@dunmer/shared/lib';
import type { MatchId } from '@dunmer/shared/protocol';
import type { Phase } from '@dunmer/shared/rules';
import { Phone, type Random } from '../support/index.ts';
import type { Ground } from './contents.ts';
import { type SeatView, seatView, standAt, type Standing } from './standing.ts';

export interface Grounds {
  readonly standing: readonly Standing[];
  /** The opener of a table that waits for its second trader. */
  readonly waiter: Phone;
  readonly matches: readonly MatchId[];
  /** What each device knows that has a seat, by its cookie. */
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

/** Where matches come to stand. */
const PLACES: readonly IsThere[] = [
  (view) => at('placing')(view) && isOpened(view),
  (view) => at('placing')(view) && isOpened(view) && view.common.committed.a.length > 0,
  isAsked('target'),
  isAsked('summon'),
  at('claiming'),
  at('finished'),
];

/** Lays them out. */
export async function layOut(url: string, random: Random): Promise<Grounds> {
  const standing: Standing[] = [];
  for (const isThere of PLACES) standing.push(await standAt(url, random, isThere));
  const waiter = await Phone.connect({ url, random, name: 'Вера' });
  const { play: free } = await waiter.openTable('caravan');
  const tables = [
    ...standing.map(({ play, phones }) => ({ play, phones })),
    { play: free, phones: [waiter] },
  ];
  const matches = tables.map(({ phones: [phone] }) => present(phone, 'a table has a phone').match);

  const of = new Map<string, Ground>();
  tables.forEach(({ play: own, phones }, index) => {
    const taken = present(standing[(index + 1) % standing.length], 'there is another match').play;
    for (const phone of phones)
      of.set(phone.cookie, {
        view: seatView(phone),
        match: phone.match,
        foreign: matches.filter((match) => match !== phone.match),
        codes: { own, taken, free },
        known: present(phone.acknowledged.at(-1), 'it has played').command,
      });
  });
  return { standing, waiter, matches, of };
}
