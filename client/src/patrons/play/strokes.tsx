// Strokes: a card drawn onto the table or onto another, in one go: let go where that says all, it is declared; anywhere
// else it has only been taken up, and drawn back it is put down. By taps and keys all goes without them.

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
  /** The game as it stood then: a stroke is meant for that alone. */
  readonly of: unknown;
  /** Which way the row scrolls that it comes out of. */
  readonly scrolls: 'along' | 'down' | 'not';
  /** Since when it is drawn; null while it may still be a tap. */
  since: number | null;
  /** Whether the film ran on till then: what lies there may just have come to its place. */
  isHasty: boolean;
  over: CopyId | null;
  /** Whether it has left its card: before that, it has only taken it up. */
  hasLeft: boolean;
}

/** A press that has wandered farther out of the row is a stroke: along it the row scrolls. */
const SLIP_PX = 14;
/** So long nobody can have seen what has come to lie there as the stroke began. */
const SEEN_MS = 400;

const copyOf = (element: Element | null): CopyId | null => {
  const place = element?.closest('[data-copy], [data-item]');
  return place?.getAttribute('data-copy') ?? place?.getAttribute('data-item') ?? null;
};

/** What the browser may do with a touch there is what the row does along itself; under a mouse nothing scrolls. */
function scrollingOf(element: Element, pointerType: string): Begun['scrolls'] {
  const button = element.closest('button');
  if (button === null || pointerType === 'mouse') return 'not';
  const { touchAction } = getComputedStyle(button);
  if (touchAction.includes('pan-y')) return 'down';
  return touchAction.includes('pan-x') ? 'along' : 'not';
}

/** Whether a press has wandered out of its row. */
function isOut({ at, scrolls }: Begun, { x, y }: Point): boolean {
  const [dx, dy] = [Math.abs(x - at.x), Math.abs(y - at.y)];
  if (scrolls === 'not') return Math.hypot(dx, dy) >= SLIP_PX;
  const [out, along] = scrolls === 'down' ? [dx, dy] : [dy, dx];
  return out >= SLIP_PX && out > along;
}

/** What lies at the end of a stroke. */
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
  /** The one that is drawn now; null where none is. */
  readonly stroke: Stroke | null;
  /** Whether to let go now would declare something. */
  readonly isMeant: boolean;
  readonly arrow: ReactNode;
  /** What the part of the screen listens to in which strokes are drawn. */
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

/** The strokes of a table, in the game as it stands now: one that has begun before that declares nothing. */
export function useStrokes({ asked, isTurn, mayDraw, draw, isMeant, letGo }: Play, now: unknown): Strokes {
  const begun = useRef<Begun | null>(null);
  // A stroke ends with a click too: that one is not a tap.
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

  /** It is over, and nobody has let go of it: what it has taken up is put down. */
  const drop = () => {
    const start = begun.current;
    begun.current = null;
    setDrawn(null);
    if (start === null || start.since === null || start.of !== now) return;
    letGo({ from: start.from, over: null, isBack: true, isOnTable: false, isUnseen: false });
  };
  /** Only the finger that has begun it draws it, while it presses, and in the game in which it has begun. */
  const startOf = ({ pointerId }: PointerEvent): Begun | null =>
    begun.current?.pointer === pointerId ? begun.current : null;

  const onPointerDown = (event: PointerEvent) => {
    const { target, button, pointerId: pointer, pointerType } = event;
    // Another finger changes nothing about a stroke that is drawn.
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
      // A hold has opened a sheet over the table meanwhile.
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
    // That of a mouse comes at once, of a finger none does: a later one is of a key, or of a screen reader.
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
