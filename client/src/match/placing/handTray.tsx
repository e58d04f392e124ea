// HandTray: the cards not laid yet, in the order and grouping that their owner has chosen, under the thumb.

import type { Card } from '@dunmer/shared/cards';
import { present } from '@dunmer/shared/lib';
import { useMemo, useState } from 'react';
import { CardTile } from '../../cards/index.ts';
import { deckOf, EndMark, useDeckLook } from '../../deck/index.ts';
import { useDeckText } from '../../deck/deckText.ts';
import { Glyph, IconButton, Tray, type TrayItem } from '../../ui/index.ts';
import { type Match, openCard, useMatch } from '../match.ts';
import { cardLabel, faceOf } from '../table/cellLabel.ts';
import { Draggable } from './dragAndDrop.tsx';
import css from './placing.module.css';
import type { Hand, SeatView } from './useArrangement.ts';

interface HandTrayProps {
  readonly view: SeatView;
  readonly hand: Hand;
  readonly trayRef: (element: HTMLElement | null) => void;
}

interface HandCard {
  /** The id of the copy. */
  readonly id: string;
  readonly card: Card;
}

/** Every card of the deck, on the table or not. */
const wholeDeck = ({ teller }: Match, { own }: SeatView): readonly HandCard[] =>
  [...own.deck, ...own.laid].flatMap((dealt) => {
    const card = dealt === null ? undefined : teller.catalogue.get(dealt.card);
    return dealt === null || card === undefined ? [] : [{ id: dealt.copy, card }];
  });

const cardsOf = (items: readonly HandCard[]) => items.map(({ card }) => card.id);

export const HandTray = ({ view, hand, trayRef }: HandTrayProps) => {
  const match = useMatch();
  const { text, session, teller, table } = match;
  const words = useDeckText();
  // The deck of a match stays what it was at the opening (1.5), however many cards were laid.
  const [whole] = useState(() => wholeDeck(match, view));
  const { cards, decks } = present(session.catalogue, 'a table is shown with its catalogue');
  // A real deck starts in its owner's saved order. Moves made here are kept for this match only, so they don't hide a
  // later order of the deck.
  const deck = useMemo(
    () => (table.kind === 'practice' ? deckOf(decks, cardsOf(whole)) : table.match),
    [decks, whole, table],
  );
  const inHand = (id: string) => view.own.deck.some(({ copy }) => copy === id) && !hand.cells.includes(id);
  const look = useDeckLook({ deck, whole, isHere: inHand, known: cards });
  const left = look.shown.length + look.hidden;

  const trayItem = ({ id, card }: HandCard): TrayItem => {
    const { held } = hand;
    const isHeld = held?.kind === 'card' && held.copy === id;
    const face = faceOf(teller, card.id);
    const end = look.endFor(card);
    const name = cardLabel(match, { copy: id, card: card.id, altered: null });
    return {
      id,
      label: end === null ? name : `${name}; ${words.endSaid(end)}`,
      pressed: isHeld,
      content:
        face === null ? null : (
          <Draggable card={id} from="tray">
            <EndMark end={end}>
              <CardTile face={face} pose={isHeld ? 'selected' : 'rest'} />
            </EndMark>
          </Draggable>
        ),
      onPress: () => hand.dispatch({ type: 'tapCard', copy: id }),
      onHold: () => openCard(match, card.id),
    };
  };
  const head = (
    <>
      <span className={css['count']}>
        <span>{look.hidden > 0 ? words.some(look.shown.length, left) : text.tray.left(left)}</span>
        <span className={css['saved']}>
          {session.draftMark !== 'moot' && (
            <>
              <Glyph name={session.draftMark === 'saved' ? 'check' : 'save'} size={16} />
              <span>{session.draftMark === 'saved' ? text.draftSaved : text.draftUnsaved}</span>
            </>
          )}
        </span>
      </span>
      <IconButton glyph="undo" label={text.undo} disabled={!hand.canUndo} onClick={hand.undo} />
      {look.controls}
    </>
  );
  return (
    <div ref={trayRef} className={css['tray']}>
      <Tray
        label={text.tray.label}
        head={head}
        items={look.shown.map(trayItem)}
        empty={left === 0 ? text.tray.empty : look.nothing}
      />
      {look.sheet}
    </div>
  );
};
