// Drag and drop: cards follow the finger or the pointer, from the tray or a cell to a cell or the tray. Keys and taps
// work without it.

import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useState } from 'react';
import css from './placing.module.css';

const SLIP_PX = 8;

interface DragTableProps {
  readonly onDrop: (card: string, place: string) => void;
  /** Called with the place under the card; null when it is over none. */
  readonly onOver: (place: string | null) => void;
  readonly onTake: () => void;
  /** Renders what follows the finger. */
  readonly shown: (card: string) => ReactNode;
  readonly children: ReactNode;
}

// With a screen reader, cards are placed by buttons: the library's own announcements would only confuse.
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
function nothing(): undefined {
  return undefined;
}

export const DragTable = ({ onDrop, onOver, onTake, shown, children }: DragTableProps) => {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: SLIP_PX } }));
  const [held, setHeld] = useState<string | null>(null);
  const end = ({ active, over }: DragEndEvent) => {
    setHeld(null);
    onOver(null);
    if (over !== null) onDrop(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      autoScroll={false}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => {
        setHeld(String(active.id));
        onTake();
      }}
      onDragOver={({ over }) => onOver(over === null ? null : String(over.id))}
      onDragEnd={end}
      onDragCancel={() => {
        setHeld(null);
        onOver(null);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{held === null ? null : shown(held)}</DragOverlay>
    </DndContext>
  );
};

interface DraggableProps {
  readonly card: string;
  /** A sideways stroke on the tray scrolls it; any stroke on the board drags. */
  readonly from: 'tray' | 'board';
  readonly children: ReactNode;
}

export const Draggable = ({ card, from, children }: DraggableProps) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card });
  return (
    <span
      ref={setNodeRef}
      className={`${css['draggable']} ${css[from]} ${isDragging ? css['away'] : ''}`}
      {...listeners}
    >
      {children}
    </span>
  );
};

/** Makes an element that is rendered elsewhere a place to drop on. */
export const DropPlace = ({
  place,
  element,
}: {
  readonly place: string;
  readonly element: HTMLElement | null;
}) => {
  const { setNodeRef } = useDroppable({ id: place });
  useEffect(() => setNodeRef(element), [setNodeRef, element]);
  return null;
};
