// Reel words: what the line between the halves says while a moment is shown: as much as can be read before the next
// one. The icons on the cards show what many changes are; `stepWords` has the full text.

import { plainText } from '@dunmer/shared/cards';
import { type Occasion, otherSeat, type Seat } from '@dunmer/shared/rules';
import type { Parts } from '../../text/index.ts';
import { type Cast, castDeeds, changePhrase } from './lines.ts';
import type { FilmStep } from './filmStep.ts';
import type { Pass } from './happening.ts';
import { playReel } from './playWords.ts';
import type { Room } from './steps.ts';
import { passWhy } from './stepWords.ts';
import { cardName, cardNames, type Teller } from './teller.ts';

/** The most letters that a line may have, however many cards it is about. */
const LETTERS = 60;
/** Up to this many cards are named; more are counted. */
const NAMED = 2;

const fits = (line: Parts): boolean => plainText(line).length <= LETTERS;

/** Returns the first line that is short enough, or else the last one. */
const shortest = (...lines: readonly [Parts, ...Parts[]]): Parts =>
  lines.find(fits) ?? lines.at(-1) ?? lines[0];

function castLine(teller: Teller, cast: Cast, room: Room): Parts {
  const { text } = teller;
  const { reel } = text;
  const card = cardName(teller, cast.by);
  const deeds = castDeeds(teller, cast);
  const touched = [...new Set([...cast.moves, ...cast.changes].map(({ copy }) => copy))];
  if (touched.length === 0) return reel.idle(card);
  if (room === 'least') return reel.acts(card);
  const targets = cast.targets.filter(({ copy }) => touched.includes(copy));
  const many = reel.touchesMany(card, touched.length);
  const named = targets.length === 0 ? many : reel.touches(card, cardNames(teller, targets));
  if (room !== 'ample') return targets.length === 1 ? named : many;
  if (deeds.length === 1) return shortest(text.cast(card, text.joined(deeds)), named, many);
  return targets.length > NAMED ? many : shortest(named, many);
}

function failing(
  teller: Teller,
  passes: readonly Pass[],
  room: Room,
  named: (cards: readonly string[]) => Parts,
  counted: (count: number) => Parts,
): Parts {
  const cards = cardNames(
    teller,
    passes.map(({ by }) => by),
  );
  return cards.length > (room === 'ample' ? NAMED : 1)
    ? counted(cards.length)
    : shortest(named(cards), counted(cards.length));
}

const TOSSES = {
  placement: 'placement',
  reveal: 'initiative',
  'summon-1': 'initiative',
  'summon-2': 'initiative',
  window: 'window',
} as const satisfies Record<Occasion['step'], string>;

/** Returns the words on the line; null when verdicts stand on the cards instead. */
export function reelWords(speaker: Teller, step: FilmStep, room: Room): Parts | null {
  const { what, view } = step;
  const teller: Teller = { ...speaker, naming: 'short', twins: step.twins };
  const { text, names } = teller;
  const { reel } = text;
  /** Null when it is the viewer's own. */
  const whose = (seat: Seat): string | null => (seat === view.viewer ? null : names[seat]);
  switch (what.kind) {
    case 'revealed':
      return reel.revealed;
    case 'tossed':
      return room === 'ample'
        ? reel.toss[TOSSES[what.occasion.step]](names[what.winner])
        : reel.tossed(names[what.winner]);
    case 'cast':
    case 'play-cast':
      return castLine(teller, what, room);
    case 'passed': {
      const [pass] = what.passes;
      const failed = failing(teller, what.passes, room, reel.fails, reel.failMany);
      if (pass === undefined || what.passes.length > 1 || room !== 'ample') return failed;
      return shortest(reel.passed(cardName(teller, pass.by), passWhy(teller, pass)), failed);
    }
    case 'changed': {
      const [change] = what.changes;
      const counted = reel.statics(what.changes.length);
      return change === undefined || what.changes.length > 1
        ? counted
        : shortest(text.sentence(changePhrase(teller, change)), counted);
    }
    case 'choosing':
      return what.choice.kind === 'target'
        ? reel.choosesTarget(whose(what.by.seat))
        : reel.choosesSummon(whose(what.by.seat));
    case 'summoned':
      return room === 'least'
        ? reel.summoned(cardName(teller, what.creature))
        : reel.summons(cardName(teller, what.by), cardName(teller, what.creature));
    case 'declined':
      return reel.declines(cardName(teller, what.by));
    case 'summon-passed':
      return failing(teller, what.passes, room, reel.noSummon, reel.noSummonMany);
    case 'judged':
      return what.duels.length === 0 ? reel.noDuels : null;
    case 'fallen':
      return reel.fallen(what.fallen.length);
    case 'advanced':
      return reel.advanced(what.moves.length);
    case 'counted': {
      const { survivors, winner } = what;
      return winner === null
        ? reel.drawn(survivors.a)
        : reel.won(names[winner], survivors[winner], survivors[otherSeat(winner)]);
    }
    case 'without-nonce':
      return reel.silent(names[what.seat]);
    case 'defaulted':
      return (what.isPass ? reel.passedFor[what.by] : reel.defaulted)(names[what.seat]);
    case 'claimed':
      return text.claimed(names[what.seat], cardName(teller, what.card));
    case 'price-waived':
      return text.priceWaived(names[what.seat]);
    case 'claim-closed':
      return reel.claimClosed;
    case 'conceded':
      return text.conceded(names[what.seat], names[otherSeat(what.seat)]);
    case 'awarded':
      return reel.awarded(names[what.winner]);
    case 'voided':
      return reel.voided;
    case 'played':
    case 'play-settled':
    case 'play-works':
    case 'shown':
    case 'tie-taken':
    case 'pot-divided':
      return playReel(teller, what);
    // Not shown by the film: the match has only begun, or this leads up to something else.
    case 'opened':
    case 'sealed':
    case 'settled':
    case 'summoning':
      return [];
  }
}
