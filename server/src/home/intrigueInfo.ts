// IntrigueInfo: what traders, organisers and everybody read about the intrigue deck (INTRIGUE 6: who sees what).

import { cardOf, deckViewOf, limitOf, playableActions } from '@dunmer/shared/intrigue';
import type {
  DeckLogFile,
  IntrigueInfo,
  IntrigueNews,
  PersonBrief,
  StaffIntrigueInfo,
} from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { type DeckAround, deckAround } from '../intrigue/index.ts';
import type { KnownDeckEvent, PersonKey, Reader } from '../store/index.ts';
import type { World } from '../world/index.ts';
import { timeOf } from './briefs.ts';
import { intrigueDue } from './intrigueDue.ts';
import { priceFor } from './intrigueBrief.ts';
import { readsRuinOf, type StaffLooking } from './staffLooking.ts';

type Around = Pick<World, 'settings' | 'deck'>;

const newsOf = (events: readonly KnownDeckEvent[]): readonly IntrigueNews[] =>
  events.map(({ nth, event, at }) => ({ nth, event, at: timeOf(at) }));

const isAnswer = (copy: string): boolean => PRINTED.intrigue.get(cardOf(copy))?.window === 'played';

/** Reads everybody who trades: the people whom the deck names, and whom an action may choose. */
async function peopleIn(reader: Reader, { people }: DeckAround): Promise<readonly PersonBrief[]> {
  const briefs = await reader.floor.briefs([...people.values()].map(({ key }) => key));
  return [...briefs.values()];
}

/** Reads what the traders' page and the staff's page have in common. */
async function readBoth(world: Around, reader: Reader, around: DeckAround) {
  return {
    on: around.facts.isOn && around.live.state.common.seed === null,
    people: await peopleIn(reader, around),
    due: await intrigueDue(world, reader, await world.settings.of(reader), around),
    rings: (await reader.intrigue.plannedRings()).map(timeOf),
  };
}

/** GET /api/me/intrigue; null where the deck was never made, and for somebody who doesn't trade. */
export async function intrigueInfo(
  world: Around,
  reader: Reader,
  person: PersonKey,
): Promise<IntrigueInfo | null> {
  const around = await deckAround(world, reader);
  const own = [...(around?.people.values() ?? [])].find(({ key }) => key === person);
  if (around === null || own === undefined) return null;
  const { live, facts } = around;
  const { id } = own;
  const deck = deckViewOf(live.state, id);
  const both = await readBoth(world, reader, around);
  const isAsked = both.due.some(({ what, who }) => what === 'answer' && who === id);
  const isStill = deck.common.surplus.includes(id) || facts.frozen.has(id) || facts.isPaused;
  return {
    ...both,
    deck,
    limit: limitOf(PRINTED.intrigue, deck.common, id),
    playable: playableActions(PRINTED.intrigue, deck, facts),
    answers: isAsked && !isStill ? deck.own.hand.filter(isAnswer) : [],
    buy: priceFor(around, id),
    news: newsOf(await reader.intrigue.deckNews(person)),
    seen: newsOf(await reader.intrigue.seenHands(person)),
  };
}

/** GET /api/staff/intrigue; null where the deck was never made. */
export async function staffIntrigue(
  world: Around,
  reader: Reader,
  looking: StaffLooking,
): Promise<StaffIntrigueInfo | null> {
  const around = await deckAround(world, reader);
  if (around === null) return null;
  return {
    ...(await readBoth(world, reader, around)),
    deck: deckViewOf(around.live.state, null),
    news: newsOf(await reader.intrigue.deckNews(null)),
    ruined: await ruinedIn(reader, around, looking),
  };
}

/** IN25: the people who were ruined by the deck alone, from before there were promises. */
async function ruinedIn(
  reader: Reader,
  { people }: DeckAround,
  looking: StaffLooking,
): Promise<StaffIntrigueInfo['ruined']> {
  const ids = new Map([...people.values()].map(({ key, id }) => [key, id]));
  return (await reader.intrigue.intrigueRuins()).flatMap(({ person, ruined, ruinAfter }) => {
    const id = ids.get(person);
    const arranged = ruinAfter !== null && readsRuinOf(looking, person);
    return id === undefined || (!ruined && !arranged) ? [] : [{ person: id, arranged }];
  });
}

/** GET /api/intrigue/log (IN5); null where the deck was never made. */
export async function deckLogFile(world: Around, reader: Reader): Promise<DeckLogFile | null> {
  const around = await deckAround(world, reader);
  const { common } = around?.live.state ?? { common: null };
  if (around === null || common?.sealed === null || common === null) return null;
  const { event, packs, commitment } = common.sealed;
  return {
    format: 'dunmer-deck/1',
    event,
    packs,
    commitment,
    copies: [...around.live.copies.keys()],
    word: common.word,
    seed: common.seed,
    log: await world.deck.entries(reader, around.live),
    people: await peopleIn(reader, around),
  };
}
