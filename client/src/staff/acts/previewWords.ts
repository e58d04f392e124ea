// PreviewWords: what an act would change, or why it can't, in words.

import type { Card, CardId, Lang } from '@dunmer/shared/cards';
import type { MissingCopy, Refusal, Rejection } from '@dunmer/shared/protocol';
import type { IntrigueCard } from '@dunmer/shared/windows';
import type { PledgeCards } from '../../pledges/index.ts';
import type { useErrorsText } from '../../text/index.ts';
import type { usePurseText } from '../../purse/purseText.ts';
import type { useStaffText } from '../staffText.ts';
import { settingValue } from '../settings/settingValue.ts';
import type { Line } from './previewLines.ts';

interface Words {
  readonly lang: Lang;
  readonly text: ReturnType<typeof useStaffText>;
  readonly why: ReturnType<typeof usePurseText>['why'];
  readonly catalogue: ReadonlyMap<CardId, Card>;
  readonly pledges: PledgeCards;
  readonly intrigue: ReadonlyMap<CardId, IntrigueCard>;
}

/** Returns the word of a key; a text that is not a key, such as a person's name, stays as it is. */
const known = (words: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(words, key) ? (words[key] ?? key) : key;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** For use within a line, in brackets. */
const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Says where a copy is and what binds it. `owner` is the owner's name. */
export function placeWords(
  { at, why }: Pick<MissingCopy, 'at' | 'why'>,
  owner: string,
  { places, preview }: ReturnType<typeof useStaffText>,
): string {
  const place = { person: owner, store: places.store, hidden: preview.lies.hidden }[at];
  return why === 'gone' ? place : `${place}${preview.lies[why]}`;
}

function deckWords(
  { what, n, who }: Extract<Line, { is: 'deckIs' }>,
  words: ReturnType<typeof useStaffText>['preview']['deckIs'],
): string {
  if (what === 'rung' || what === 'planned') return words[what](n ?? 0);
  return who === undefined ? words[what] : `${words[what]}: ${who}`;
}

/** Says what happens to a person; of somebody who is added, what they will be. */
function personWords(
  line: Extract<Line, { is: 'person' }>,
  { happens, preview }: ReturnType<typeof useStaffText>,
): string {
  if (!('as' in line) || line.as === undefined) return happens[line.what];
  const { staff, trades } = line.as;
  const what = preview.newcomer[staff ?? 'none'];
  return staff !== null && trades ? preview.tradesToo(what) : what;
}

export function previewWords(line: Line, { lang, text, why, catalogue, pledges, intrigue }: Words): string {
  const { preview, places, happens } = text;
  const at = (place: string): string => known(places, place);
  // A word of the dictionary gets a capital at the start of a line; a person's name stays as they write it.
  const from = (place: string): string => (at(place) === place ? place : capital(at(place)));
  const cardName = (card: CardId): string => catalogue.get(card)?.name[lang] ?? card;
  const intrigueName = (card: CardId): string => intrigue.get(card)?.name[lang] ?? card;
  switch (line.is) {
    case 'drakes':
      return preview.drakes(from(line.from), at(line.to), line.sum, small(why[line.why]));
    case 'lot':
      return preview.lot(at(line.to), line.count, line.rarity);
    case 'copies': {
      const to = line.cards.length > 1 ? known(text.placesOfMany, line.to) : line.to;
      return preview.copies(line.cards.map(cardName), from(line.from), at(to));
    }
    case 'missing':
      return preview.missing(from(line.from), line.sum);
    case 'debt':
      return preview.debt(line.from, at(line.to), line.sum, line.isStill);
    case 'cardDebt':
      return preview.cardDebt(line.from, line.to, cardName(line.card), line.isStill);
    case 'debtEnds': {
      const { what } = line;
      const lent = what.is === 'drakes' ? what.sum : cardName(what.card);
      return preview.debtEnds(line.from, at(line.to), lent);
    }
    case 'left': {
      const place = placeWords(line, line.owner ?? '', text);
      // A debt has a line of its own.
      const then = line.becomes === 'debt' ? '' : preview.becomes[line.becomes];
      return preview.left(line.to, preview.lying(cardName(line.card), place), then);
    }
    case 'contract':
      return preview.contract(known(text.contracts.states, line.state));
    case 'match':
      return preview.match(happens[line.what], line.from ?? null);
    case 'person':
      return preview.person(line.name, personWords(line, text));
    case 'setting':
      return preview.setting(
        known(text.names, line.name),
        [line.before ?? [], line.value].flat().map((value) => settingValue(line.name, value, text)),
      );
    case 'promisePaid':
      return preview.promisePaid(
        line.from,
        line.to,
        line.sum,
        pledges.get(line.card)?.name[lang] ?? line.card,
      );
    case 'pledges': {
      const house = line.house === null ? undefined : pledges.get(line.house);
      return preview.pledges(line.to, line.count, house?.kind === 'house' ? house.house[lang] : line.house);
    }
    case 'pledgesBack':
      return preview.pledgesBack(line.to, line.count);
    case 'salts':
      return preview.salts(line.count);
    case 'heldForGood':
      return preview.heldForGood;
    case 'deck':
      return preview.deck(line.copies);
    case 'intrigue':
      return preview.intrigue(line.to, line.what, line.count);
    case 'taken':
      return preview.taken(line.from, line.to, line.count);
    case 'spent':
      return preview.spent(intrigueName(line.card));
    case 'action':
      return preview.action(intrigueName(line.card), line.how);
    case 'front':
      return preview.front(intrigueName(line.card), line.before);
    case 'deckIs':
      return deckWords(line, preview.deckIs);
    case 'gone':
      return preview.pledge(
        line.owner,
        line.to,
        line.cards.map((card) => pledges.get(card)?.name[lang] ?? card),
        line.hidden,
      );
  }
}

type Errors = ReturnType<typeof useErrorsText>;

/** Says why an act of staff is refused; when the reader has an interest, which one, and who can help. */
export const refusalWords = (
  error: Refusal | Rejection,
  errors: Errors,
  interest: ReturnType<typeof useStaffText>['interest'],
): string =>
  error.code === 'not-allowed' && error.why === 'own-interest' && error.interest !== undefined
    ? interest[error.interest]
    : errors(error.code);
