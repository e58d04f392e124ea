// Lines: what the film's line says about a cast, a change and a duel.

import { otherSeat, rowOf, type Seat } from '@dunmer/shared/rules';
import type { Parts } from '../../text/index.ts';
import type { CardMove, Duel, Happening } from './happening.ts';
import { cardName, cardNames, type Teller } from './teller.ts';
import type { ValueChange } from './valueChange.ts';

/** "X gains …, loses … and falls silent", without causes and without a full stop. */
export function changePhrase(teller: Teller, change: ValueChange): Parts {
  const { text } = teller;
  const { aspects, silence } = change;
  const phrases = aspects.flatMap(({ aspect, came, went }) => [
    ...(came.length === 0 ? [] : [text.gains(aspect, came)]),
    ...(went.length === 0 ? [] : [text.loses(aspect, went)]),
  ]);
  const voice = silence === null ? [] : [silence === 'came' ? text.silenced : text.unsilenced];
  return text.change(cardName(teller, change), [...phrases, ...voice]);
}

/** As `changePhrase`, with the causes. */
function changeWithCauses(teller: Teller, change: ValueChange): Parts {
  const { text } = teller;
  const unique = (cards: readonly string[]): readonly string[] => [...new Set(cards)];
  const begun = unique(cardNames(teller, change.begun));
  const ended = unique(cardNames(teller, change.ended));
  return [
    ...changePhrase(teller, change),
    ...(begun.length === 0 ? [] : text.begun(begun)),
    ...(ended.length === 0 ? [] : text.ended(ended)),
  ];
}

/** One sentence per card. */
export const changeLines = (teller: Teller, changes: readonly ValueChange[]): readonly Parts[] =>
  changes.map((change) => teller.text.sentence(changeWithCauses(teller, change)));

/** The effect of an ability, or of a card that was played. */
export type Cast = Extract<Happening, { kind: 'cast' | 'play-cast' }>;

/**
 * One sentence per move. The two moves of a swap follow each other, each to the cell that the other leaves, and make
 * one sentence.
 */
function moveSentences(teller: Teller, moves: readonly CardMove[]): readonly Parts[] {
  const { text } = teller;
  const crosses = (x: CardMove, y: CardMove | undefined): boolean =>
    y !== undefined && x.seat === y.seat && x.from === y.to && x.to === y.from;
  return moves.flatMap((move, at) => {
    const next = moves[at + 1];
    const previous = moves[at - 1];
    if (crosses(move, next) && next !== undefined)
      return [text.swapped(cardName(teller, move), cardName(teller, next))];
    if (previous !== undefined && crosses(previous, move)) return [];
    return [text.moved(cardName(teller, move), rowOf(move.to))];
  });
}

/** What an ability did to its targets, one phrase per deed, without a full stop. */
export function castDeeds(teller: Teller, { targets, moves, changes }: Cast): readonly Parts[] {
  const isTarget = new Set(targets.map(({ copy }) => copy));
  const direct = changes
    .filter(({ copy }) => isTarget.has(copy))
    .map((change) => changePhrase(teller, change));
  return [...moveSentences(teller, moves), ...direct];
}

export function castLines(teller: Teller, what: Cast): readonly Parts[] {
  const { by, targets, changes } = what;
  const { text, names } = teller;
  const card = cardName(teller, by);
  const isTarget = new Set(targets.map(({ copy }) => copy));
  const further = changes
    .filter(({ copy }) => !isTarget.has(copy))
    .map((change) => changeWithCauses(teller, change));
  const deeds = castDeeds(teller, what);
  return [
    deeds.length === 0
      ? text.castIdle(card, cardNames(teller, targets))
      : text.cast(card, text.joined(deeds)),
    ...(further.length === 0 ? [] : [text.castFurther(text.joined(further))]),
    ...(what.kind === 'cast' && what.chosen ? [text.chosen(names[what.by.seat])] : []),
  ];
}

function verdictLine(teller: Teller, duelling: Duel, seat: Seat): Parts {
  const { duel } = teller.text;
  const own = duelling[seat];
  const card = cardName(teller, { ...own, seat });
  const facing = cardName(teller, { ...duelling[otherSeat(seat)], seat: otherSeat(seat) });
  switch (own.verdict.why) {
    case 'overcome':
      return duel.overcome(card, facing, own.virtues);
    case 'no-virtues':
      return duel.noVirtues(card, facing);
    case 'not-overcome':
      return duel.notOvercome(card, facing, own.beyond);
    case 'protected':
      return duel.protected(card, facing, own.facing);
  }
}

/** For each column, who falls and who stands, and which virtues decided it. */
export function duelLines(teller: Teller, duels: readonly Duel[]): readonly Parts[] {
  const { text } = teller;
  if (duels.length === 0) return [text.noDuels];
  return duels.map((duel) =>
    text.column(duel.column + 1, [
      ...verdictLine(teller, duel, 'a'),
      { kind: 'text', text: ' ' },
      ...verdictLine(teller, duel, 'b'),
    ]),
  );
}
