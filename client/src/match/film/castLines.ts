// Cast lines: what an ability did to its targets, then what followed for others.

import { type Cell, rowOf } from '@dunmer/shared/rules';
import type { Parts } from '../../text/index.ts';
import { changePhrase, changeWithCauses } from './changeLines.ts';
import type { CardMove, Happening } from './happening.ts';
import { cardName, cardNames, type Teller } from './teller.ts';

/** What an ability does, or a card that was played. */
export type Cast = Extract<Happening, { kind: 'cast' | 'play-cast' }>;

/** The two moves of one swap come one after the other, each to the cell that the other leaves. */
function moveSentences(teller: Teller, moves: readonly CardMove[]): readonly Parts[] {
  const { text } = teller;
  const crosses = (x: CardMove, y: CardMove | undefined): boolean =>
    y !== undefined && x.seat === y.seat && sameCell(x.from, y.to) && sameCell(x.to, y.from);
  return moves.flatMap((move, at) => {
    const next = moves[at + 1];
    const previous = moves[at - 1];
    if (crosses(move, next) && next !== undefined)
      return [text.swapped(cardName(teller, move), cardName(teller, next))];
    if (previous !== undefined && crosses(previous, move)) return [];
    return [text.moved(cardName(teller, move), rowOf(move.to))];
  });
}

const sameCell = (x: Cell, y: Cell): boolean => x === y;

/** What an ability did to its targets, deed by deed, without a full stop. */
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
