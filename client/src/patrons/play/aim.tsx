// aim: a strike by one stroke: from a creature of the own side to whom it strikes. Let go anywhere else, it has only
// been taken up.

import type { CopyId } from '@dunmer/shared/rules';
import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import css from './play.module.css';
import { usePlaying } from './playContext.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Stroke {
  readonly striker: CopyId;
  readonly pointer: number;
  readonly from: Point;
}

/** A press that has wandered farther upwards or downwards is a stroke: sideways the row of cards scrolls. */
const SLIP_PX = 14;

const copyOf = (element: Element | null): CopyId | null =>
  element?.closest('[data-copy]')?.getAttribute('data-copy') ?? null;

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
}

const Arrow = ({ from, to }: ArrowProps) => {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <svg className={css['arrow']} aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <path d="M0 0-16-9V9Z" transform={`translate(${to.x} ${to.y}) rotate(${turn})`} />
    </svg>
  );
};

/** The part of the table in which strokes are drawn; by taps and keys all goes without them. */
export const AimTable = ({ children }: { readonly children: ReactNode }) => {
  const { offers, isTurn, takeUp, aim } = usePlaying();
  const begun = useRef<Stroke | null>(null);
  // A stroke ends with a click too: that one is not a tap.
  const wasStroke = useRef(false);
  const [arrow, setArrow] = useState<ArrowProps | null>(null);
  const strikeOf = (copy: CopyId | null) =>
    isTurn
      ? offers.find((offer) => offer.copy === copy && offer.does === 'strike' && offer.refusal === null)
      : undefined;
  const drop = () => {
    begun.current = null;
    setArrow(null);
  };
  const onPointerDown = (event: PointerEvent) => {
    wasStroke.current = false;
    const offer = strikeOf(event.target instanceof Element ? copyOf(event.target) : null);
    if (event.button !== 0 || offer === undefined) return;
    begun.current = {
      striker: offer.copy,
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
    };
  };
  const onPointerMove = (event: PointerEvent) => {
    const stroke = begun.current;
    if (stroke === null || stroke.pointer !== event.pointerId) return;
    if (arrow === null) {
      const offer = strikeOf(stroke.striker);
      if (offer === undefined || Math.abs(event.clientY - stroke.from.y) < SLIP_PX) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      takeUp(offer);
    }
    setArrow({ from: stroke.from, to: { x: event.clientX, y: event.clientY } });
  };
  const onPointerUp = () => {
    const stroke = begun.current;
    wasStroke.current = arrow !== null;
    const target = arrow === null ? null : copyOf(document.elementFromPoint(arrow.to.x, arrow.to.y));
    if (stroke !== null && target !== null && target !== stroke.striker) aim(stroke.striker, target);
    drop();
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!wasStroke.current) return;
    wasStroke.current = false;
    event.stopPropagation();
  };
  return (
    <div
      className={css['aimed']}
      role="presentation"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={drop}
      onClickCapture={onClickCapture}
    >
      {children}
      {arrow !== null && <Arrow {...arrow} />}
    </div>
  );
};
