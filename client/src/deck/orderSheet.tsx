// OrderSheet: the owner's own order: each card is dragged to its place, or moved by its arrows.

import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  closestCenter,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Card } from '@dunmer/shared/cards';
import { unbroken } from '@dunmer/shared/lib';
import { useState } from 'react';
import { VirtueIcon } from '../cards/index.ts';
import { useDeckText } from './deckText.ts';
import { useLang } from '../text/index.ts';
import { Button, classes, Glyph, IconButton, LiveRegion, Sheet } from '../ui/index.ts';
import { moved } from './ownOrder.ts';
import css from './order.module.css';

interface RowProps {
  readonly id: string;
  readonly card: Card;
  readonly onMove: (by: -1 | 1) => void;
}

const Row = ({ id, card, onMove }: RowProps) => {
  const text = useDeckText();
  const lang = useLang();
  const { setNodeRef: gripRef, listeners, isDragging, transform } = useDraggable({ id });
  const { setNodeRef: rowRef, isOver } = useDroppable({ id });
  const name = card.name[lang];
  const lift = transform === null ? {} : { '--lift': `${transform.y}px` };
  return (
    <li
      ref={rowRef}
      className={classes(css['row'], isOver && !isDragging && css['over'], isDragging && css['lifted'])}
      style={lift}
      data-order={card.id}
    >
      <span ref={gripRef} className={css['grip']} aria-hidden="true" {...listeners}>
        <Glyph name="grip" />
      </span>
      <span className={css['card']}>
        <span className={css['name']}>{unbroken(name)}</span>
        <span className={css['icons']} aria-hidden="true">
          {card.virtues.map((virtue) => (
            <VirtueIcon key={virtue} virtue={virtue} />
          ))}
        </span>
      </span>
      <IconButton glyph="up" label={text.own.up(name)} onClick={() => onMove(-1)} />
      <IconButton glyph="down" label={text.own.down(name)} onClick={() => onMove(1)} />
    </li>
  );
};

// With a screen reader, cards are moved by buttons: the library's own announcements would only confuse.
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
function nothing(): undefined {
  return undefined;
}

interface OrderSheetProps {
  /** All cards of the deck, in its owner's order. */
  readonly items: readonly { readonly id: string; readonly card: Card }[];
  /** Says what the order is for, and where it is kept. */
  readonly note: string;
  readonly onChange: (ids: readonly string[]) => void;
  readonly onReset: (() => void) | undefined;
  readonly onClose: () => void;
}

export const OrderSheet = ({ items, note, onChange, onReset, onClose }: OrderSheetProps) => {
  const text = useDeckText();
  const lang = useLang();
  const [said, setSaid] = useState('');
  const sensors = useSensors(useSensor(PointerSensor));
  const ids = items.map(({ id }) => id);
  const move = (from: number, to: number) => {
    const name = items[from]?.card.name[lang];
    if (name === undefined || from === to || to < 0 || to >= items.length) return;
    onChange(moved(ids, from, to));
    setSaid(text.own.at(name, to + 1, items.length));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <Sheet open onClose={onClose} title={text.own.title} closeLabel={text.close}>
      <div className={css['order']}>
        <p className={css['note']}>{note}</p>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
          onDragEnd={onDragEnd}
        >
          <ol className={css['rows']}>
            {items.map(({ id, card }, at) => (
              <Row key={id} id={id} card={card} onMove={(by) => move(at, at + by)} />
            ))}
          </ol>
        </DndContext>
        <div className={css['actions']}>
          {onReset !== undefined && (
            <Button weight="secondary" onClick={onReset}>
              {text.own.asDealt}
            </Button>
          )}
          <Button weight="primary" onClick={onClose}>
            {text.done}
          </Button>
        </div>
        <LiveRegion text={said} />
      </div>
    </Sheet>
  );
};
