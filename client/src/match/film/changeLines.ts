// Change lines: what came to a card and what it lost, with the abilities behind it.

import type { Parts } from '../../text/index.ts';
import { cardName, cardNames, type Teller } from './teller.ts';
import type { ValueChange } from './valueChange.ts';

/** "X gains …, loses … and falls silent": no causes, no full stop. */
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

/** The same with its causes. */
export function changeWithCauses(teller: Teller, change: ValueChange): Parts {
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

/** One sentence a card. */
export const changeLines = (teller: Teller, changes: readonly ValueChange[]): readonly Parts[] =>
  changes.map((change) => teller.text.sentence(changeWithCauses(teller, change)));
