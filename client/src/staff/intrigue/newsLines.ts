// newsLines: what has happened to the deck, as sentences: draws that come one after the other stand together.

import type { PublicDeckEvent, VisibleDeckEvent } from '@dunmer/shared/intrigue';
import type { IntrigueNews } from '@dunmer/shared/protocol';
import type { useStaffText } from '../../text/index.ts';

type News = ReturnType<typeof useStaffText>['intrigue']['news'];

export interface NewsWords {
  readonly news: News;
  readonly personOf: (person: string) => string;
  /** The name of the card that a copy is of. */
  readonly cardOf: (copy: string) => string;
}

export interface NewsLine {
  readonly nth: number;
  readonly at: string;
  readonly words: string;
}

type Drawn = Extract<PublicDeckEvent, { readonly type: 'CardDrawn' }>;

const isPublic = (event: VisibleDeckEvent): event is PublicDeckEvent => event.to === 'everyone';

/** Whom or what an action has chosen: traders by name, copies by their cards. */
const chosenWords = (chosen: readonly string[], { personOf, cardOf }: NewsWords): readonly string[] =>
  chosen.map((each) => (each.includes('#') ? `«${cardOf(each)}»` : personOf(each)));

/** Each trader as often as they have drawn, in order. */
function drawnWords(draws: readonly Drawn[], { news, personOf }: NewsWords): string {
  const counts = new Map<string, number>();
  for (const { who } of draws) counts.set(who, (counts.get(who) ?? 0) + 1);
  const several = [...counts];
  const [first] = several;
  if (first !== undefined && several.length === 1) return news.drawn(personOf(first[0]), first[1]);
  if (several.every(([, count]) => count === 1)) return news.allDrawn(several.map(([who]) => personOf(who)));
  return several.map(([who, count]) => news.drawn(personOf(who), count)).join(' ');
}

function ended(
  { copy, how, lies }: Extract<PublicDeckEvent, { readonly type: 'ActionEnded' }>,
  { news, personOf, cardOf }: NewsWords,
): string {
  const card = cardOf(copy);
  if (lies !== null) return news.lies(card, personOf(lies));
  return { done: news.done, cancelled: news.cancelled, ruined: news.broken }[how](card);
}

/** One sentence; null for what another event says already. */
function sentence(event: Exclude<PublicDeckEvent, Drawn>, words: NewsWords): string | null {
  const { news, personOf, cardOf } = words;
  switch (event.type) {
    case 'PileSealed':
      return news.made(event.copies.length);
    case 'WordSaid':
      return news.word(event.word);
    case 'PileShuffled':
      return event.k === 1 ? news.shuffled(event.size) : news.again(event.k, event.size);
    case 'SeedOpened':
      return news.seed;
    case 'RingBegun':
      return event.ring === 0 ? news.order : news.ring(event.ring);
    case 'TraderJoined':
      return news.joined(personOf(event.who));
    case 'AudienceOpened':
      return news.audience(personOf(event.who));
    case 'AudienceClosed':
      return news.audienceOver;
    case 'DrawBought':
      return news.bought(personOf(event.who), event.price);
    case 'DrawAllowed':
      return news.allowed(personOf(event.who), event.reason);
    case 'SurplusBegun':
      return news.surplus(personOf(event.who));
    case 'SurplusEnded':
      return news.surplusOver(personOf(event.who));
    case 'CardsSpent':
      return news.spent(personOf(event.who), event.why, event.copies.map(cardOf));
    case 'CardsShown':
      return news.shown(personOf(event.by), event.copies.map(cardOf));
    case 'TraderRuined':
      return news.ruined(personOf(event.who), event.reason);
    case 'ActionPlayed':
      return news.played(personOf(event.who), cardOf(event.copy), chosenWords(event.chosen, words));
    case 'AnswerAsked':
      return news.asked(personOf(event.who));
    case 'AnswerPassed':
      return news.passed(personOf(event.who), event.by);
    case 'CancelPlayed':
      return news.cancel(personOf(event.who), cardOf(event.copy));
    case 'ActionEnded':
      return ended(event, words);
    case 'CardPlayedAt':
      return news.playedAt(personOf(event.who), cardOf(event.copy));
    case 'PlayedCardSpent':
      return news.leaves(cardOf(event.copy));
    case 'HandLookedAt':
      return news.looked(personOf(event.by), personOf(event.of));
    case 'CardsTaken':
      return news.taken(personOf(event.by), personOf(event.from), event.n);
    case 'DropAsked':
      return news.dropping(event.traders.map(personOf), event.n);
    case 'DropAnswered':
      return news.dropped(personOf(event.who), event.by);
    case 'SpentRetrieved':
      return news.retrieved(personOf(event.who), cardOf(event.copy));
    case 'FrontSpent':
      return news.fell(cardOf(event.copy), personOf(event.before), event.why);
    case 'CancelsCounted':
    case 'DropEnded':
      return null;
  }
}

/** The news as they are to be read, in the order in which they come: newest first. */
export function newsLines(all: readonly IntrigueNews[], words: NewsWords): readonly NewsLine[] {
  const lines: NewsLine[] = [];
  // Newest first too: they are told in the order of drawing.
  const draws: Drawn[] = [];
  for (const { nth, event, at } of all) {
    if (!isPublic(event)) continue;
    if (event.type === 'CardDrawn') {
      if (draws.length > 0) lines.pop();
      draws.push(event);
      lines.push({ nth, at, words: drawnWords(draws.toReversed(), words) });
      continue;
    }
    draws.length = 0;
    const said = sentence(event, words);
    if (said !== null) lines.push({ nth, at, words: said });
  }
  return lines;
}
