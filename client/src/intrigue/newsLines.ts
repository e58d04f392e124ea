// NewsLines: what has happened to the deck, one sentence for each event; consecutive draws share one. Pure.

import type { VisibleDeckEvent } from '@dunmer/shared/intrigue';
import type { IntrigueNews } from '@dunmer/shared/protocol';
import { never } from '@dunmer/shared/lib';
import { isIntrigueCopy } from '@dunmer/shared/windows';
import type { IntrigueText } from './intrigueText.ts';

/** What the sentences need. */
export interface Telling {
  readonly text: IntrigueText['news'];
  /** Returns a person's name; null for the reader. */
  readonly who: (person: string) => string | null;
  /** Returns the name of a copy. */
  readonly card: (copy: string) => string;
}

export interface NewsLine {
  readonly key: number;
  readonly says: string;
  readonly at: string;
}

const spoken = ({ text, who }: Telling, people: readonly string[]): readonly string[] =>
  people.map((person) => who(person) ?? text.you);

function playWords(telling: Telling, event: Extract<VisibleDeckEvent, { type: 'ActionPlayed' }>): string {
  const { text, who, card } = telling;
  // Chosen copies are named here; chosen traders are in `named` already.
  const copies = event.chosen.filter(isIntrigueCopy).map((copy) => text.card(card(copy)));
  const on = [...copies, ...spoken(telling, event.named)];
  return on.length === 0
    ? text.plays(who(event.who), card(event.copy))
    : text.playsOn(who(event.who), card(event.copy), on);
}

/** Returns the sentence of an event; null when another event says it. */
export function newsLine(telling: Telling, event: VisibleDeckEvent): string | null {
  const { text, who, card } = telling;
  const cards = (copies: readonly string[]): readonly string[] => copies.map(card);
  switch (event.type) {
    case 'PileSealed':
      return text.sealed(event.copies.length);
    case 'WordSaid':
      return text.word(event.word);
    case 'PileShuffled':
      return event.k === 1 ? text.shuffled(event.size) : text.again(event.size);
    case 'SeedOpened':
      return text.opened;
    case 'RingBegun':
      return event.ring === 0 ? text.order : text.ring(event.ring);
    case 'TraderJoined':
      return text.joined(who(event.who));
    case 'AudienceOpened':
      return text.audience(who(event.who));
    case 'AudienceClosed':
      return text.audienceClosed;
    case 'DrawBought':
      return text.bought(who(event.who), event.price);
    case 'DrawAllowed':
      return text.allowed(who(event.who), event.n, event.reason);
    case 'CardDrawn':
      return text.draws(who(event.who), 1);
    case 'CardCame':
      return text.came(card(event.copy));
    case 'SurplusBegun':
      return text.surplus(who(event.who));
    case 'SurplusEnded':
      return text.surplusOver(who(event.who));
    case 'CardsSpent':
      return event.copies.length === 0 ? null : text.spent[event.why](who(event.who), cards(event.copies));
    case 'CardsShown':
      return text.shown(who(event.by), cards(event.copies));
    case 'CardsShownTo': {
      const by = who(event.by);
      return by === null
        ? text.shownByYou(who(event.shownTo) ?? text.you, cards(event.copies))
        : text.shownToYou(by, cards(event.copies));
    }
    case 'HandOpened':
      return text.handOpened(event.reason);
    case 'TraderRuined':
      return text.ruined(who(event.who));
    case 'ActionPlayed':
      return playWords(telling, event);
    case 'AnswerPassed':
      return text.passes[event.by](who(event.who));
    case 'CancelPlayed':
      return text.cancels(who(event.who), card(event.copy));
    case 'CancelsCounted':
      return event.copies.length === 0 ? null : text.cancelsSpent(cards(event.copies));
    case 'ActionEnded':
      if (event.how === 'cancelled') return text.cancelled(card(event.copy));
      if (event.how === 'ruined') return text.undone(card(event.copy));
      return event.lies === null ? text.done(card(event.copy)) : text.lies(card(event.copy), who(event.lies));
    case 'CardPlayedAt':
      return text.at(who(event.who), card(event.copy));
    case 'PlayedCardSpent':
      return text.spentAfter(card(event.copy));
    case 'HandLookedAt':
      return text.looks(who(event.by), who(event.of));
    case 'HandSeen':
      return text.seen(who(event.of) ?? text.you, cards(event.copies));
    case 'CardsTaken':
      return text.takes(who(event.by), who(event.from), event.n);
    case 'CardsMoved':
      return text.moved(who(event.by) === null, cards(event.copies));
    case 'DropAsked':
      return text.dropAsked(spoken(telling, event.traders), event.n);
    case 'DropChosen':
      return text.dropChosen(cards(event.copies));
    case 'DropAnswered':
      return text.drops[event.by](who(event.who));
    case 'SpentRetrieved':
      return text.retrieved(who(event.who), card(event.copy));
    case 'FrontSpent':
      return text.frontSpent(card(event.copy), who(event.before));
    // The player who is asked reads it in the question; the dropped cards have events of their own.
    case 'AnswerAsked':
    case 'DropEnded':
      return null;
    default:
      return never(event);
  }
}

/** Returns one sentence for consecutive draws by anybody. */
function drawnLine(telling: Telling, drawers: readonly string[]): string {
  const { text, who } = telling;
  const each = [...new Set(drawers)];
  const [only] = each;
  if (only !== undefined && each.length === 1) return text.draws(who(only), drawers.length);
  return text.drawn(
    each.map((person) => {
      const count = drawers.filter((other) => other === person).length;
      const name = who(person) ?? text.you;
      return count === 1 ? name : `${name} (${count})`;
    }),
  );
}

/** Tells how many cards the sentence of an event has already said that its trader draws; null for other events. */
function drawsSaid(event: VisibleDeckEvent | null): { readonly who: string; readonly n: number } | null {
  switch (event?.type) {
    case 'AudienceOpened':
      return { who: event.who, n: 2 };
    case 'DrawBought':
      return { who: event.who, n: 1 };
    case 'DrawAllowed':
      return { who: event.who, n: event.n };
    default:
      return null;
  }
}

/** `news` comes newest first, and so do the lines. */
export function newsLines(telling: Telling, news: readonly IntrigueNews[]): readonly NewsLine[] {
  const lines: NewsLine[] = [];
  let drawers: string[] = [];
  let last: IntrigueNews | null = null;
  let cause: VisibleDeckEvent | null = null;
  // Said once more, the same cards would look like others.
  const isSaid = (): boolean => {
    const said = drawsSaid(cause);
    return said?.n === drawers.length && drawers.every((who) => who === said.who);
  };
  const endDraws = (): void => {
    if (last !== null && !isSaid())
      lines.push({ key: last.nth, says: drawnLine(telling, drawers), at: last.at });
    drawers = [];
    last = null;
  };
  for (const each of news.toReversed()) {
    const { nth, event, at } = each;
    if (event.type === 'CardDrawn') {
      drawers.push(event.who);
      last = each;
      continue;
    }
    // A card that came to the reader does not end a series of draws.
    if (event.type !== 'CardCame') {
      endDraws();
      cause = event;
    }
    const says = newsLine(telling, event);
    if (says !== null) lines.push({ key: nth, says, at });
  }
  endDraws();
  return lines.toReversed();
}
