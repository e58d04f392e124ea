// The journal of staff: their acts, with the reasons that they gave (EVENT, "Taking acts back").

import type { JournalLine, MatchId, PersonBrief, PersonId } from '@dunmer/shared/protocol';
import { briefIn, type Briefs, timeOf } from '../home/index.ts';
import { type About, type Interests, relationIn } from '../interest/index.ts';
import { namedIn } from '../preview/index.ts';
import {
  decode,
  type Effect,
  type JournalRow,
  type PersonKey,
  type Reader,
  STORE_OWNER,
  type StoredCopy,
  type TextKey,
} from '../store/index.ts';
import { PAUSED_BY, PAUSES } from '../world/index.ts';
import { beforeIn, type List } from './list.ts';
import { pageOf, READ } from './paged.ts';

/** An act, and what it has done. */
interface Act extends Omit<JournalRow, 'body' | 'hash'> {
  /** So that it can stand on a page. */
  readonly key: number;
  readonly effects: readonly Effect[];
}

const actOf = ({ seq, at, who, act, body }: JournalRow): Act => ({
  key: seq,
  seq,
  at,
  who,
  act,
  effects: decode(body),
});

/** Everything that the acts of a page name, read by one statement for each kind. */
interface Names {
  /** The owner of a purse, by its account. */
  readonly purses: ReadonlyMap<number, PersonKey>;
  readonly players: ReadonlyMap<MatchId, readonly PersonKey[]>;
  /** The keys of people whom the deck names by their ids. */
  readonly ofDeck: ReadonlyMap<PersonId, PersonKey>;
}

const matchesIn = ({ effects }: Act): readonly MatchId[] => [
  ...new Set(
    effects.flatMap((effect) => (effect.is !== 'about' && 'match' in effect ? (effect.match ?? []) : [])),
  ),
];

async function readNames(reader: Reader, acts: readonly Act[]): Promise<Names> {
  const effects = acts.flatMap((act) => act.effects);
  const accounts = effects.flatMap((effect) => (effect.is === 'entry' ? [effect.debit, effect.credit] : []));
  const purses = (await reader.money.accountsByKey([...new Set(accounts)])).filter(
    ({ kind }) => kind === 'purse',
  );
  const players = new Map<MatchId, readonly PersonKey[]>();
  for (const { match, person } of await reader.journal.players(acts.flatMap(matchesIn)))
    players.set(match, [...(players.get(match) ?? []), person]);
  const named = effects.flatMap((effect) => (effect.is === 'deck' ? namedIn(effect.event) : []));
  const ofDeck = await reader.people.peopleById([...new Set(named)]);
  return {
    purses: new Map(purses.map(({ key, owner }) => [key, owner])),
    players,
    ofDeck: new Map(ofDeck.map(({ id, key }) => [id, key])),
  };
}

/** The people whom an effect names. */
function peopleOf(effect: Effect, { purses, players, ofDeck }: Names): readonly PersonKey[] {
  switch (effect.is) {
    case 'entry':
      return [effect.debit, effect.credit].flatMap((account) => purses.get(account) ?? []);
    case 'move':
      return [effect.from, effect.to];
    case 'person':
    case 'link':
    case 'passphrase':
    case 'hand':
    case 'deckRuin':
      return [effect.person];
    case 'contract':
      return [effect.one, effect.two];
    case 'pledge':
      return [effect.owner];
    case 'pledgeMove':
      return effect.of === null ? [] : [effect.of];
    case 'pledgePaid':
      return [effect.payer, effect.payee];
    case 'deck':
      return namedIn(effect.event).flatMap((id) => ofDeck.get(id) ?? []);
    case 'match':
    case 'settled':
    case 'priced':
    case 'stop':
    case 'table':
      return players.get(effect.match) ?? [];
    default:
      return [];
  }
}

/** The people whom an act names: first those whom it was about, as its command has noted them. */
function peopleIn({ effects }: Act, names: Names): readonly PersonKey[] {
  const named = new Set(effects.flatMap((effect) => peopleOf(effect, names)));
  named.delete(STORE_OWNER);
  const about = new Set(effects.find((effect) => effect.is === 'about')?.people);
  return [...named].toSorted((one, other) => Number(about.has(other)) - Number(about.has(one)));
}

/**
 * What an act was about, as its command has noted it. Where it names a card it tells of all: whoever is listed nobody's
 * cards is told of none. What was done at the laptop is about whoever is named; an act of an earlier release may have
 * told of anything.
 */
function aboutOf(act: Act, names: Names): About {
  const noted = act.effects.find((effect) => effect.is === 'about');
  const people = [...new Set([...(noted?.people ?? []), ...peopleIn(act, names)])];
  const isOld = noted === undefined && reasonIn(act) !== null;
  const tells = isOld || copiesIn(act).length > 0 ? 'all' : (noted?.tells ?? 'nothing');
  return { people, match: noted?.match ?? null, tells };
}

/**
 * Whether an act has lifted a ruin. One that begins a ruin, now or later, changes hands of others too, from which or
 * into which promises go.
 */
function liftsRuin(effects: readonly Effect[]): boolean {
  const hands = effects.filter((effect) => effect.is === 'hand' || effect.is === 'deckRuin');
  return hands.length > 0 && hands.every(({ ruined, ruinAfter }) => !ruined && ruinAfter === null);
}

/** Acts that also end what they begin, and whether this one does. */
function endsIt({ act, effects }: Act): boolean {
  if (act === 'ruinPerson') return liftsRuin(effects);
  return effects.some((effect) => {
    switch (act) {
      case 'pauseEvent':
        return effect.is === 'setting' && effect.name === 'paused' && effect.value !== 'yes';
      case 'freezePerson':
        return effect.is === 'person' && !effect.frozen;
      case 'freezeCopy':
        return effect.is === 'bound' && !effect.frozen;
      default:
        return false;
    }
  });
}

const reasonIn = ({ effects }: Act): TextKey | null =>
  effects.find((effect) => effect.is === 'reason')?.text ?? null;

const copiesIn = ({ effects }: Act): readonly string[] => [
  ...new Set(
    effects.flatMap((effect) =>
      effect.is === 'copy' || effect.is === 'move' || effect.is === 'bound' || effect.is === 'slip'
        ? effect.copy
        : [],
    ),
  ),
];

/** The only one of a list; null where there is none, or more. */
const only = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null);

const drakesIn = ({ effects }: Act): number | null =>
  only(effects.flatMap((effect) => (effect.is === 'entry' ? effect.sum : [])));

const settingIn = ({ effects }: Act): JournalLine['setting'] => {
  const found = effects.find(
    (effect) => effect.is === 'setting' && effect.name !== PAUSED_BY && effect.name !== PAUSES,
  );
  return found?.is === 'setting' ? { name: found.name, value: found.value } : null;
};

const contractIn = ({ effects }: Act): string | null =>
  effects.find((effect) => effect.is === 'contract')?.contract ?? null;

interface Told {
  readonly names: Names;
  readonly briefs: Briefs;
  readonly texts: ReadonlyMap<TextKey, string>;
  readonly copies: ReadonlyMap<string, StoredCopy>;
}

function lineOf(act: Act, { names, briefs, texts, copies }: Told): JournalLine {
  const brief = (key: PersonKey): PersonBrief => briefIn(briefs, key);
  const reason = reasonIn(act);
  const touched = copiesIn(act);
  const copy = copies.get(only(touched) ?? '');
  return {
    row: act.seq,
    at: timeOf(act.at),
    who: act.who === null ? null : brief(act.who),
    act: act.act,
    ends: endsIt(act),
    reason: reason === null ? '' : (texts.get(reason) ?? null),
    people: peopleIn(act, names).map(brief),
    match: matchesIn(act)[0] ?? null,
    contract: contractIn(act),
    copies: touched.length,
    copy: copy === undefined ? null : { copy: copy.id, card: copy.card },
    drakes: drakesIn(act),
    setting: settingIn(act),
  };
}

/** Whether an act may be told to somebody with these interests: they are a trader to the matches that it was about. */
const isTold = (act: Act, names: Names, interests: Interests): boolean =>
  ['own', 'other'].includes(relationIn(interests, aboutOf(act, names)));

/** Reads a page of the acts of staff before a row, without those that are kept from the reader. */
async function journalPage(reader: Reader, interests: Interests, before: number) {
  const acts = (await reader.journal.acts(before, READ)).map(actOf);
  const names = await readNames(reader, acts);
  const shown = acts.filter((act) => isTold(act, names, interests));
  const people = shown.flatMap((act) => [...peopleIn(act, names), ...(act.who === null ? [] : [act.who])]);
  const told: Told = {
    names,
    briefs: await reader.floor.briefs([...new Set(people)]),
    texts: await reader.journal.texts(shown.flatMap((act) => reasonIn(act) ?? [])),
    copies: new Map(
      (await reader.cards.copiesById(shown.flatMap((act) => only(copiesIn(act)) ?? []))).map((copy) => [
        copy.id,
        copy,
      ]),
    ),
  };
  return pageOf(acts, shown, (act) => lineOf(act, told));
}

/** The list of what staff have done. */
export const journalList = (list: List, read: Reader) => ({
  staffJournal: list<'staffJournal'>({
    view: 'see:staff-journal',
    find: ({ interests, facts }) => journalPage(read, interests, beforeIn(facts)),
  }),
});
