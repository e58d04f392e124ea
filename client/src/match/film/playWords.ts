// Play words: what the film says about promises and intrigue cards, on the line between the halves and in full.

import { never } from '@dunmer/shared/lib';
import { columnOf, otherSeat, rowOf } from '@dunmer/shared/rules';
import type { Held } from '@dunmer/shared/windows';
import type { Parts } from '../../text/index.ts';
import { castLines } from './lines.ts';
import type { Aim, Happening, PlayHappening } from './happening.ts';
import { cardName, cardNames, type Teller } from './teller.ts';
import type { RuleNumber, StepWords } from './filmStep.ts';

type Of<Kind extends PlayHappening['kind']> = Extract<Happening, { kind: Kind }>;

/** The words about a play; unlike others, they quote no ability. */
type Told = Omit<StepWords, 'ability'>;

/**
 * Returns the name of a promise or an intrigue card. Passes no copy on: the card's key is not a copy at the table.
 */
const heldName = (teller: Teller, { card }: Held): string => cardName(teller, { card });

/** Whether a draw stays one: the other side has a `tie` too, played here or lying in front (PR21). */
const isTieShared = ({ plays }: Teller, { isShared, facing }: Of<'play-works'>): boolean =>
  isShared || facing.some((card) => plays.get(card)?.ties === true);

function deed(teller: Teller, what: Of<'play-works'>): Parts {
  const { seat, work, card, isShared } = what;
  const { works } = teller.text.plays;
  const trader = teller.names[seat];
  switch (work.op) {
    case 'first':
      return isShared ? works.firstShared : works.first(trader);
    case 'tie':
      // PR21: with no card on either side there is nobody who could win.
      if (what.isEmpty) return works.tieEmpty;
      return isTieShared(teller, what) ? works.tieShared : works.tie(trader);
    case 'wide':
      return works.wide(trader);
    case 'shield':
      return works.shield(card === null ? teller.text.plays.unnamed : cardName(teller, card));
    case 'solace':
      return works.solace(trader, teller.stake === null ? null : Math.floor(teller.stake / work.n));
    case 'bar':
      return works.bar(teller.names[otherSeat(seat)]);
    default:
      return never(work);
  }
}

const does = (teller: Teller, what: Of<'play-works'>): Parts =>
  teller.text.plays.does(cardName(teller, what.by), deed(teller, what));

const shownNames = (teller: Teller, { cards }: Of<'shown'>): readonly string[] =>
  cardNames(
    teller,
    cards.map((card) => ({ card })),
  );

/** Up to this many cards are named on the line; more are counted. */
const NAMED = 2;

/**
 * Returns the words for the line between the halves. The effects of a play are told elsewhere, as those of abilities
 * are.
 */
export function playReel(teller: Teller, what: Exclude<PlayHappening, { kind: 'play-cast' }>): Parts {
  const { text, names } = teller;
  const { plays } = text;
  switch (what.kind) {
    case 'played': {
      const { play, answers } = what;
      const say = answers === null ? plays.reel.plays : plays.reel.answers;
      return say(names[play.seat], heldName(teller, play.held));
    }
    case 'play-settled': {
      const say = what.how === 'stands' ? plays.reel.stands : plays.reel.fails;
      return say(heldName(teller, what.play.held));
    }
    case 'play-works':
      return does(teller, what);
    case 'shown':
      if (what.cards.length === 0) return plays.shownNone;
      return what.cards.length > NAMED
        ? plays.reel.shownMany(what.cards.length)
        : plays.reel.shows(shownNames(teller, what));
    case 'tie-taken':
      return plays.tie(names[what.seat], null);
    case 'pot-divided':
      return plays.part(names[what.seat], what.amount);
    default:
      return never(what);
  }
}

/** Returns the sentence that names what a card is aimed at; none where it is aimed at nothing. */
export function aimed(teller: Teller, on: readonly Aim[]): readonly Parts[] {
  const { plays } = teller.text;
  const aims = on.map(({ seat, cell, card }) =>
    card === null
      ? plays.onCell(rowOf(cell), columnOf(cell) + 1, teller.names[seat])
      : plays.onCard(cardName(teller, card)),
  );
  return aims.length === 0 ? [] : [plays.on(aims)];
}

function playedWords(teller: Teller, { play, on, owner, answers }: Of<'played'>): Told {
  const { text, names } = teller;
  const { plays } = text;
  const trader = names[play.seat];
  const card = heldName(teller, play.held);
  const told = (title: string, rule: RuleNumber, line: Parts): Told => ({
    title: `${title} · ${trader}`,
    rule,
    lines: [line, ...(owner === null ? [] : [plays.owner(names[owner])]), ...aimed(teller, on)],
  });
  if (answers !== null)
    return told(plays.title.answer, 'IN20', plays.answer(trader, card, heldName(teller, answers)));
  return play.held.kind === 'promise'
    ? told(plays.title.promise, 'PR11', plays.promise(trader, card))
    : told(plays.title.intrigue, 'IN13', plays.intrigue(trader, card));
}

function settledLine(teller: Teller, { play, how, by }: Of<'play-settled'>): Parts {
  const { plays } = teller.text;
  const card = heldName(teller, play.held);
  switch (how) {
    case 'stands':
      return plays.stands(card);
    case 'cancelled':
      return by === null ? plays.reel.fails(card) : plays.cancelled(card, heldName(teller, by));
    case 'ended':
      return plays.ended(card);
  }
}

/** Returns the full words, with the rule. */
export function playWords(teller: Teller, what: PlayHappening): Told {
  const { text, names } = teller;
  const { plays } = text;
  switch (what.kind) {
    case 'played':
      return playedWords(teller, what);
    case 'play-settled':
      return {
        title: `${plays.title.intrigue} · ${names[what.play.seat]}`,
        rule: what.how === 'ended' ? 'IN21' : 'IN20',
        lines: [settledLine(teller, what)],
      };
    case 'play-cast':
      return { title: plays.title.effect, rule: '', lines: castLines(teller, what) };
    case 'play-works':
      return { title: plays.title.effect, rule: '', lines: [does(teller, what)] };
    case 'shown':
      return {
        title: plays.title.shown,
        rule: '',
        lines: [
          what.cards.length === 0
            ? plays.shownNone
            : plays.shows(cardName(teller, what.by), shownNames(teller, what)),
        ],
      };
    case 'tie-taken':
      return {
        title: text.title.count,
        rule: '6.1',
        lines: [plays.tie(names[what.seat], what.by === null ? null : cardName(teller, what.by))],
      };
    case 'pot-divided':
      return { title: text.title.count, rule: '', lines: [plays.part(names[what.seat], what.amount)] };
    default:
      return never(what);
  }
}
