// Strokes: drawing a card onto the table or onto another card in one movement. Letting go where that says everything
// declares it; anywhere else the card is only taken up, and drawing it back puts it down. Everything also works by
// taps and keys.

import type { CopyId } from '@dunmer/shared/rules';
import {
  type DOMAttributes,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import css from './play.module.css';
import type { Play, Stroke } from './playContext.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Begun {
  readonly from: CopyId;
  readonly pointer: number;
  readonly at: Point;
  /** The state of the game when the stroke began: it is valid only for that state. */
  readonly of: unknown;
  /** The direction in which the card's row scrolls. */
  readonly scrolls: 'along' | 'down' | 'not';
  /** When the stroke began; null while it may still be a tap. */
  since: number | null;
  /** Whether the film was still running when the stroke began: the cards may have moved just then. */
  isHasty: boolean;
  over: CopyId | null;
  /** Whether the stroke has left its own card: until then, the card is only taken up. */
  hasLeft: boolean;
}

/** A press that moves farther than this out of its row is a stroke; along the row it scrolls. */
const SLIP_PX = 14;
/** Within this time, in milliseconds, nobody can have seen a card that came there when the stroke began. */
const SEEN_MS = 400;

const copyOf = (element: Element | null): CopyId | null => {
  const place = element?.closest('[data-copy], [data-item]');
  return place?.getAttribute('data-copy') ?? place?.getAttribute('data-item') ?? null;
};

/** Finds out how the row scrolls from what the browser may do with a touch; a mouse scrolls nothing. */
function scrollingOf(element: Element, pointerType: string): Begun['scrolls'] {
  const button = element.closest('button');
  if (button === null || pointerType === 'mouse') return 'not';
  const { touchAction } = getComputedStyle(button);
  if (touchAction.includes('pan-y')) return 'down';
  return touchAction.includes('pan-x') ? 'along' : 'not';
}

/** Tells whether a press has moved out of its row. */
function isOut({ at, scrolls }: Begun, { x, y }: Point): boolean {
  const [dx, dy] = [Math.abs(x - at.x), Math.abs(y - at.y)];
  if (scrolls === 'not') return Math.hypot(dx, dy) >= SLIP_PX;
  const [out, along] = scrolls === 'down' ? [dx, dy] : [dy, dx];
  return out >= SLIP_PX && out > along;
}

/** Returns what is at the end of a stroke. */
function endOf({ from, since, isHasty }: Begun, { x, y }: Point): Stroke {
  const element = document.elementFromPoint(x, y);
  const over = copyOf(element);
  const isBack = over === from;
  return {
    from,
    over: isBack ? null : over,
    isBack,
    isOnTable: element?.closest('[data-board]') instanceof Element,
    isUnseen: isHasty && since !== null && performance.now() - since < SEEN_MS,
  };
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

interface Drawn {
  readonly from: Point;
  readonly to: Point;
  readonly of: unknown;
  readonly stroke: Stroke;
}

const Arrow = ({ from, to, isMeant }: Pick<Drawn, 'from' | 'to'> & { readonly isMeant: boolean }) => {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <svg className={css['arrow']} data-meant={isMeant || undefined} aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <path d="M0 0-16-9V9Z" transform={`translate(${to.x} ${to.y}) rotate(${turn})`} />
    </svg>
  );
};

export interface Strokes {
  /** The stroke being drawn; null when there is none. */
  readonly stroke: Stroke | null;
  /** Whether letting go now would declare something. */
  readonly isMeant: boolean;
  readonly arrow: ReactNode;
  /** The event handlers of the part of the screen in which strokes are drawn. */
  readonly on: Pick<
    DOMAttributes<HTMLElement>,
    | 'onPointerDown'
    | 'onPointerMove'
    | 'onPointerUp'
    | 'onPointerCancel'
    | 'onLostPointerCapture'
    | 'onClickCapture'
  >;
}

/**
 * Handles the strokes of a table in its present state `now`: a stroke that began in an earlier state declares
 * nothing.
 */
export function useStrokes({ asked, isTurn, mayDraw, draw, isMeant, letGo }: Play, now: unknown): Strokes {
  const begun = useRef<Begun | null>(null);
  // A stroke ends with a click too, which is not a tap.
  const wasStroke = useRef(false);
  const [latest, setDrawn] = useState<Drawn | null>(null);
  const drawn = latest?.of === now ? latest : null;
  const isUnseen = drawn?.stroke.isUnseen === true;
  useEffect(() => {
    if (!isUnseen) return;
    const seen = (each: Drawn | null) => each && { ...each, stroke: { ...each.stroke, isUnseen: false } };
    const timer = setTimeout(() => setDrawn(seen), SEEN_MS);
    return () => clearTimeout(timer);
  }, [isUnseen]);

  /** The stroke is over without being let go: what it has taken up is put down. */
  const drop = () => {
    const start = begun.current;
    begun.current = null;
    setDrawn(null);
    if (start === null || start.since === null || start.of !== now) return;
    letGo({ from: start.from, over: null, isBack: true, isOnTable: false, isUnseen: false });
  };
  /** Only the finger that began a stroke draws it, while it presses, and in the state in which it began. */
  const startOf = ({ pointerId }: PointerEvent): Begun | null =>
    begun.current?.pointer === pointerId ? begun.current : null;

  const onPointerDown = (event: PointerEvent) => {
    const { target, button, pointerId: pointer, pointerType } = event;
    // Another finger does not disturb a stroke.
    if (begun.current !== null && begun.current.since !== null) return;
    wasStroke.current = false;
    begun.current = null;
    if (button !== 0 || !(target instanceof Element)) return;
    const from = copyOf(target);
    if (from === null || !mayDraw(from)) return;
    const scrolls = scrollingOf(target, pointerType);
    const fresh = { since: null, isHasty: false, over: null, hasLeft: false };
    begun.current = { from, pointer, at: pointOf(event), of: now, scrolls, ...fresh };
  };
  const onPointerMove = (event: PointerEvent) => {
    const start = startOf(event);
    if (start === null) return;
    const isPressed = event.buttons % 2 === 1;
    if (!isPressed || start.of !== now) return drop();
    const to = pointOf(event);
    const isFirst = start.since === null;
    if (isFirst) {
      // A hold may have opened a sheet over the table.
      const isCovered = !event.currentTarget.contains(document.elementFromPoint(to.x, to.y));
      if (isCovered || !isOut(start, to)) return;
      start.since = performance.now();
      start.isHasty = !isTurn && asked === null;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const stroke = endOf(start, to);
    if (!stroke.isBack) start.hasLeft = true;
    if (isFirst || start.over !== stroke.over) draw(stroke.from, stroke.over);
    start.over = stroke.over;
    setDrawn({ from: start.at, to, of: now, stroke });
  };
  const onPointerUp = (event: PointerEvent) => {
    const start = startOf(event);
    if (start === null) return;
    begun.current = null;
    setDrawn(null);
    wasStroke.current = start.since !== null;
    // After a stroke, a mouse sends its click at once and a finger sends none: a later click is from a key or a
    // screen reader.
    setTimeout(() => void (wasStroke.current = false));
    if (start.hasLeft && start.of === now) letGo(endOf(start, pointOf(event)));
  };
  const onPointerCancel = (event: PointerEvent) => {
    if (startOf(event) !== null) drop();
  };
  const onLostPointerCapture = (event: PointerEvent) => {
    if (event.target === event.currentTarget) onPointerCancel(event);
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!wasStroke.current) return;
    wasStroke.current = false;
    event.stopPropagation();
  };
  const isMeantNow = drawn !== null && isMeant(drawn.stroke);
  return {
    stroke: drawn?.stroke ?? null,
    isMeant: isMeantNow,
    arrow: drawn === null ? null : <Arrow from={drawn.from} to={drawn.to} isMeant={isMeantNow} />,
    on: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onLostPointerCapture,
      onClickCapture,
    },
  };
}
