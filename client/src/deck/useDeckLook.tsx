// useDeckLook: a deck in its owner's order, the cards shown of it, and the controls for both; the same in the lobby
// and in the hand.

import type { Card, CardId } from '@dunmer/shared/cards';
import { type ReactNode, useMemo, useState } from 'react';
import { useDeckText } from './deckText.ts';
import { useLang } from '../text/index.ts';
import { Button, IconButton, classes } from '../ui/index.ts';
import { type DuelEnd, duelOf, endOf, isPlain, PLAIN_LOOK, shownOf } from './look.ts';
import css from './look.module.css';
import { LookSheet } from './lookSheet.tsx';
import { OrderSheet } from './orderSheet.tsx';
import { type OrderKeeper, useOrder } from './useOrder.ts';

interface DeckItem {
  readonly id: string;
  readonly card: Card;
}

interface DeckLook<T> {
  /** Sorted and filtered as asked for. */
  readonly shown: readonly T[];
  readonly hidden: number;
  /** Returns how a card would fare against the rival; null when there is none. */
  readonly endFor: (card: Card) => DuelEnd | null;
  readonly controls: ReactNode;
  /** Shown when all cards are filtered out. */
  readonly nothing: ReactNode;
  readonly sheet: ReactNode;
}

interface DeckFacts<T> {
  readonly deck: OrderKeeper;
  /**
   * Every card of the deck; keep the array the same while the deck is shown. Already in order when the server keeps
   * the order.
   */
  readonly whole: readonly T[];
  /** Tells which cards are at hand now; by default all. */
  readonly isHere?: (id: string) => boolean;
  /** Every card that might be the rival. */
  readonly known: readonly Card[];
}

const idOf = ({ card }: DeckItem): CardId => card.id;

export function useDeckLook<T extends DeckItem>({ deck, whole, isHere, known }: DeckFacts<T>): DeckLook<T> {
  const text = useDeckText();
  const lang = useLang();
  const order = useOrder(deck, whole);
  const [look, setLook] = useState(PLAIN_LOOK);
  const [asked, setAsked] = useState<'look' | 'order' | null>(null);
  const here = isHere === undefined ? order.items : order.items.filter(({ id }) => isHere(id));
  const shown = shownOf(here, look, lang);
  const { own, others } = useMemo(() => split(known, whole), [known, whole]);

  const arranged = (ids: readonly string[] | null) => {
    order.arrange(ids);
    setLook({ ...look, sort: 'own' });
  };
  const reset = () => setLook(PLAIN_LOOK);
  const close = () => setAsked(null);
  return {
    shown,
    hidden: here.length - shown.length,
    endFor: (card) => (look.rival === null ? null : endOf(duelOf(card, look.rival))),
    controls: (
      <>
        {!isPlain(look) && <IconButton glyph="unfilter" label={text.resetIcon} onClick={reset} />}
        <IconButton
          glyph="filter"
          label={text.look}
          aria-pressed={!isPlain(look)}
          onClick={() => setAsked('look')}
        />
      </>
    ),
    nothing: (
      <span className={css['nothing']}>
        <span>{text.noneFits}</span>
        <Button weight="quiet" onClick={reset}>
          {text.reset}
        </Button>
      </span>
    ),
    sheet:
      asked === 'look' ? (
        <LookSheet
          look={look}
          onChange={setLook}
          all={here.length}
          shown={shown.length}
          own={own}
          others={others}
          onArrange={() => setAsked('order')}
          onClose={close}
        />
      ) : asked === 'order' ? (
        <OrderSheet
          items={order.items}
          note={order.note}
          onChange={arranged}
          onReset={order.mayReset ? () => arranged(null) : undefined}
          onClose={() => {
            order.settle();
            close();
          }}
        />
      ) : null,
  };
}

/** Splits the possible rivals into cards of the reader's own deck and others. */
function split(known: readonly Card[], whole: readonly DeckItem[]) {
  const ids = new Set(whole.map(idOf));
  return { own: known.filter(({ id }) => ids.has(id)), others: known.filter(({ id }) => !ids.has(id)) };
}

// A word over a card about how it would fare against the rival.
interface EndMarkProps {
  readonly end: DuelEnd | null;
  readonly children: ReactNode;
}

export const EndMark = ({ end, children }: EndMarkProps) => {
  const text = useDeckText();
  return (
    <span className={css['marked']}>
      {children}
      {end !== null && (
        <span className={classes(css['end'], css[end])} aria-hidden="true">
          {text.ends[end]}
        </span>
      )}
    </span>
  );
};
