// HandTray: the cards not laid yet, sorted and filtered as asked, under the thumb.

import { type Card, virtueName, type Virtue } from '@dunmer/shared/cards';
import { useState } from 'react';
import { CardTile, VirtueIcon } from '../../cards/index.ts';
import { Button, Glyph, IconButton, Tray, type TrayItem } from '../../ui/index.ts';
import { type Match, openCard, useMatch } from '../match.ts';
import { cardLabel } from '../table/cellLabel.ts';
import { faceOf } from '../table/faces.ts';
import { Draggable } from './dragAndDrop.tsx';
import css from './placing.module.css';
import { TrayFilterSheet } from './trayFilterSheet.tsx';
import { inTrayOrder, isFiltered, type TrayFilter, WHOLE_TRAY } from './trayOrder.ts';
import type { Hand, SeatView } from './useArrangement.ts';

interface HandTrayProps {
  readonly view: SeatView;
  readonly hand: Hand;
  readonly trayRef: (element: HTMLElement | null) => void;
}

interface HandCard {
  readonly copy: string;
  readonly card: Card;
}

const cardsAtHand = ({ teller }: Match, { own }: SeatView, hand: Hand): readonly HandCard[] =>
  own.deck.flatMap(({ copy, card }) => {
    const found = teller.catalogue.get(card);
    return found === undefined || hand.cells.includes(copy) ? [] : [{ copy, card: found }];
  });

function trayItem(match: Match, hand: Hand, { copy, card }: HandCard): TrayItem {
  const { held } = hand;
  const isHeld = held?.kind === 'card' && held.copy === copy;
  const face = faceOf(match.teller, card.id);
  return {
    id: copy,
    label: cardLabel(match, { copy, card: card.id, altered: null }),
    pressed: isHeld,
    content:
      face === null ? null : (
        <Draggable card={copy} from="tray">
          <CardTile face={face} pose={isHeld ? 'selected' : 'rest'} />
        </Draggable>
      ),
    onPress: () => hand.dispatch({ type: 'tapCard', copy }),
    onHold: () => openCard(match, card.id),
  };
}

const FilterSummary = ({ filter }: { readonly filter: TrayFilter }) => {
  const { text, teller } = useMatch();
  const part = (label: string, virtues: readonly Virtue[]) =>
    virtues.length > 0 && (
      <span className={css['summary']}>
        {label}
        {virtues.map((virtue) => (
          <span key={virtue}>
            <VirtueIcon virtue={virtue} inline />
            <span className={css['heard']}>{virtueName(teller.lang, virtue)}</span>
          </span>
        ))}
      </span>
    );
  return (
    <>
      {part(text.tray.has, filter.has)}
      {part(text.tray.beats, filter.beats)}
      {part(text.tray.stands, filter.stands)}
    </>
  );
};

export const HandTray = ({ view, hand, trayRef }: HandTrayProps) => {
  const match = useMatch();
  const { text, session } = match;
  const [filter, setFilter] = useState(WHOLE_TRAY);
  const [asking, setAsking] = useState(false);
  const all = cardsAtHand(match, view, hand);
  const shown = inTrayOrder(all, filter);
  const head = (
    <>
      <span className={css['count']}>
        {isFiltered(filter) ? <FilterSummary filter={filter} /> : text.tray.left(all.length)}
      </span>
      <span className={css['saved']}>
        {session.draftMark !== 'moot' && (
          <>
            <Glyph name={session.draftMark === 'saved' ? 'check' : 'save'} size={16} />
            {session.draftMark === 'saved' ? text.draftSaved : text.draftUnsaved}
          </>
        )}
      </span>
      <IconButton
        glyph="undo"
        label={text.undo}
        disabled={!hand.canUndo}
        onClick={() => hand.dispatch({ type: 'undo' })}
      />
      <IconButton
        glyph="filter"
        label={text.tray.filter}
        aria-pressed={isFiltered(filter)}
        onClick={() => setAsking(true)}
      />
    </>
  );
  const empty =
    all.length === 0 ? (
      text.tray.empty
    ) : (
      <span className={css['none']}>
        {text.tray.noneFits}{' '}
        <Button weight="quiet" onClick={() => setFilter(WHOLE_TRAY)}>
          {text.tray.showAll}
        </Button>
      </span>
    );
  return (
    <div ref={trayRef} className={css['tray']}>
      <Tray
        label={text.tray.label}
        head={head}
        items={shown.map((card) => trayItem(match, hand, card))}
        empty={empty}
      />
      {asking && (
        <TrayFilterSheet
          filter={filter}
          onChange={setFilter}
          found={shown.length}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
};
