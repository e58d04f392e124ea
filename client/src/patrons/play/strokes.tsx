// Strokes: a card drawn onto the table or onto another, in one go: let go where that says all, it is declared; anywhere
// else it has only been taken up, and drawn back it is put down. By taps and keys all goes without them.

import type { CopyId } from '@dunmer/shared/rules';
import {
  type DOMAttributes,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
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
  /** The row that it comes out of scrolls downwards, as the hand beside the board of a phone that lies. */
  readonly isSideways: boolean;
}

/** A press that has wandered farther out of the row is a stroke: along it the row scrolls. */
const SLIP_PX = 14;

const copyOf = (element: Element | null): CopyId | null => {
  const place = element?.closest('[data-copy], [data-item]');
  return place?.getAttribute('data-copy') ?? place?.getAttribute('data-item') ?? null;
};

/** What the browser may do with a touch there is what the row does along itself. */
const scrollsDown = (element: Element): boolean => {
  const button = element.closest('button');
  return button !== null && getComputedStyle(button).touchAction.includes('pan-y');
};

/** What lies at the end of a stroke. */
function endOf({ from }: Begun, { x, y }: Point): Stroke {
  const element = document.elementFromPoint(x, y);
  const over = copyOf(element);
  return {
    from,
    over: over === from ? null : over,
    isOnTable: element?.closest('[data-board]') instanceof Element,
  };
}

interface Drawn {
  readonly from: Point;
  readonly to: Point;
  readonly stroke: Stroke;
}

const Arrow = ({ from, to, isMeant }: Omit<Drawn, 'stroke'> & { readonly isMeant: boolean }) => {
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
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture'
  >;
}

export function useStrokes({ mayDraw, draw, isMeant, letGo }: Play): Strokes {
  const begun = useRef<Begun | null>(null);
  // A stroke ends with a click too: that one is not a tap.
  const wasStroke = useRef(false);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const drop = () => {
    begun.current = null;
    setDrawn(null);
  };
  const onPointerDown = ({ target, button, clientX: x, clientY: y, pointerId: pointer }: PointerEvent) => {
    wasStroke.current = false;
    if (button !== 0 || !(target instanceof Element)) return;
    const from = copyOf(target);
    if (from !== null && mayDraw(from))
      begun.current = { from, pointer, at: { x, y }, isSideways: scrollsDown(target) };
  };
  const onPointerMove = (event: PointerEvent) => {
    const start = begun.current;
    if (start === null || start.pointer !== event.pointerId) return;
    const to = { x: event.clientX, y: event.clientY };
    const out = start.isSideways ? to.x - start.at.x : to.y - start.at.y;
    if (drawn === null && Math.abs(out) < SLIP_PX) return;
    if (drawn === null) event.currentTarget.setPointerCapture(event.pointerId);
    const stroke = endOf(start, to);
    if (drawn === null || drawn.stroke.over !== stroke.over) draw(stroke.from, stroke.over);
    setDrawn({ from: start.at, to, stroke });
  };
  const onPointerUp = () => {
    wasStroke.current = drawn !== null;
    if (drawn !== null) letGo(drawn.stroke);
    drop();
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
    on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: drop, onClickCapture },
  };
}
