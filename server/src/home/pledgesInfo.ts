// PledgesInfo: what a trader may read of all promises (PROMISES 7): their own hand, which lie open, and who gave to
// whom.

import type { FrontItem, GivenInfo, HandInfo, PlayedInfo, PledgesInfo } from '@dunmer/shared/protocol';
import { pledgeIn } from '@dunmer/shared/windows';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { keyOf, pledgesAround } from '../holds/index.ts';
import type { PersonKey, Reader, StoredGiving, StoredHand, StoredPledge } from '../store/index.ts';
import type { World } from '../world/index.ts';
import { briefIn, type Briefs, timeOf } from './briefs.ts';
import { givenInfo, NEWEST, NEWEST_CHECKED } from './givenInfo.ts';
import { briefsOf, namedInPledges, pledgeItem } from './pledgeItem.ts';
import { isFree } from './pledgesBrief.ts';

/** What everybody knows about hands. */
export const handInfos = (hands: readonly StoredHand[], briefs: Briefs): readonly HandInfo[] =>
  hands.map(({ person, house, size, ruined }) => ({
    trader: briefIn(briefs, person),
    house: house === '' ? null : house,
    size,
    ruined,
  }));

/** Reads everything for one trader's page, in a bounded number of statements. */
async function readAll(world: Pick<World, 'settings'>, reader: Reader, person: PersonKey) {
  const { pledges } = reader;
  const around = await pledgesAround(world, reader, [person]);
  const open = await pledges.openPledges();
  const isClosed = around.facts.isClosed === true;
  const given = await pledges.given(isClosed ? NEWEST_CHECKED : NEWEST, { person, own: NEWEST_CHECKED });
  const shows = await pledges.shownTo(person);
  const payments = await pledges.paymentsOf(person);
  const plays = await pledges.plays();
  const played = await pledges.pledgesByKey(plays.map(({ pledge }) => pledge));
  const isOwn = ({ from, to }: StoredGiving): boolean => from === person || to === person;
  // PR27: at the end of the event everybody is told which promise it was.
  const isTold = (giving: StoredGiving): boolean => isClosed || isOwn(giving);
  const told = await pledges.pledgesByKey([
    ...given.filter(isTold).map(({ pledge }) => pledge),
    ...payments.map(({ pledge }) => pledge),
  ]);
  const mine = await reader.contracts.openContractsOf(person);
  const givings = await pledges.givingsOf(mine.map(({ key }) => key));
  const held = await pledges.pledgesByKey(
    givings.filter(({ state }) => state === 'held').map(({ pledge }) => pledge),
  );
  const shown = await pledges.pledgesNamed(shows.flatMap((show) => show.pledges));
  const hands = await pledges.hands();
  return { around, open, given, shows, payments, plays, played, told, held, shown, hands, isTold, isOwn };
}

type Everything = Awaited<ReturnType<typeof readAll>>;

const namesIn = (found: Everything) => {
  const { around, open, given, shows, payments, plays, played, told, held, shown, hands } = found;
  return [
    ...namedInPledges([...around.stored.values(), ...open, ...played, ...told, ...held, ...shown]),
    ...plays.map(({ by }) => by),
    ...given.flatMap(({ from, to }) => [from, to]),
    ...shows.map(({ of }) => of),
    ...payments.flatMap(({ payer, payee }) => [payer, payee]),
    ...hands.map(({ person }) => person),
  ];
};

function frontItem(one: StoredPledge, person: PersonKey, { around: { facts } }: Everything, briefs: Briefs) {
  const { of, ofId, named, matchId } = one;
  // A promise that was played with a demand lies until the demand's size is chosen (PR21).
  const lies = pledgeIn(PRINTED, one.card).lies === true;
  const isBound = facts.inMatch.has(ofId ?? '') || facts.frozen.has(ofId ?? '');
  return {
    ...pledgeItem(one, briefs),
    holder: briefIn(briefs, of ?? 0),
    named,
    match: matchId,
    letGo: of === person && matchId === null && lies && facts.isOn && !facts.isPaused && !isBound,
  } satisfies FrontItem;
}

function givenInfos(found: Everything, briefs: Briefs): readonly GivenInfo[] {
  const { given, told, isTold, isOwn, around } = found;
  const known = new Map(told.map((one) => [one.key, one]));
  const isClosed = around.facts.isClosed === true;
  return given.map((giving) => {
    const stored = isTold(giving) ? known.get(giving.pledge) : undefined;
    return givenInfo(giving, { stored, isOfContract: isOwn(giving), isClosed }, briefs);
  });
}

/** PR11: what was played, as everybody knows it. */
function playedInfos({ plays, played }: Everything, briefs: Briefs): readonly PlayedInfo[] {
  const known = new Map(played.map((one) => [one.key, one]));
  return plays.flatMap(({ pledge, by, named, match, at }) => {
    const stored = known.get(pledge);
    if (stored === undefined) return [];
    return [{ item: pledgeItem(stored, briefs), by: briefIn(briefs, by), named, match, at: timeOf(at) }];
  });
}

/** What a trader reads at GET /api/me/pledges. */
export async function pledgesInfo(
  world: Pick<World, 'settings'>,
  reader: Reader,
  person: PersonKey,
): Promise<PledgesInfo> {
  const found = await readAll(world, reader, person);
  const briefs = await briefsOf(reader, namesIn(found));
  const { around, open, held, shows, shown, payments, told, hands } = found;
  const own = [...around.stored.values()].filter(({ place, of }) => place === 'hand' && of === person);
  const named = new Map(shown.map((one) => [keyOf(one), one]));
  const paid = new Map(told.map((one) => [one.key, one]));
  return {
    on: around.facts.isOn,
    ...(around.facts.isClosed === true ? { closed: true } : {}),
    house: around.hands.get(person)?.house || null,
    hand: own.map((one) => ({ ...pledgeItem(one, briefs), free: isFree(around, one) })),
    held: held.flatMap((one) =>
      one.contractId === null
        ? []
        : [{ ...pledgeItem(one, briefs), contract: one.contractId, by: briefIn(briefs, one.of ?? 0) }],
    ),
    fronts: open.flatMap((one) => (one.place === 'front' ? [frontItem(one, person, found, briefs)] : [])),
    out: open.flatMap((one) => (one.place === 'out' ? [pledgeItem(one, briefs)] : [])),
    hands: handInfos(hands, briefs),
    given: givenInfos(found, briefs),
    played: playedInfos(found, briefs),
    shown: shows.map(({ of, to, pledges, at }) => ({
      from: briefIn(briefs, of),
      everybody: to === null,
      items: pledges.flatMap((key) => {
        const stored = named.get(key);
        return stored === undefined ? [] : [pledgeItem(stored, briefs)];
      }),
      at: timeOf(at),
    })),
    paid: payments.flatMap(({ pledge, payer, payee, sum, entry, at }) => {
      const stored = paid.get(pledge);
      if (stored === undefined) return [];
      const [from, to] = [briefIn(briefs, payer), briefIn(briefs, payee)];
      return [{ item: pledgeItem(stored, briefs), from, to, sum, byHand: entry === null, at: timeOf(at) }];
    }),
  };
}
