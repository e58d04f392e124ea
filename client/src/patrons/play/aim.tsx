// aim: a strike by one stroke: from a creature of the own side to whom it strikes. Let go anywhere else, it was nothing.

import type { CopyId } from '@dunmer/shared/rules';
import { createContext, type PointerEvent, type ReactNode, use, useRef, useState } from 'react';
import css from './play.module.css';
import { usePlaying } from './playContext.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Stroke {
  readonly striker: CopyId;
  readonly from: Point;
  readonly to: Point;
}

/** A press that has wandered farther is a stroke. */
const SLIP_PX = 14;

type Pointing = 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel';
type Handlers = Readonly<Record<Pointing, (event: PointerEvent) => void>> & { readonly onClick: () => void };
type Press = Partial<Handlers>;

interface Aiming {
  readonly aim: (copy: CopyId, press: Press) => Partial<Handlers>;
}

const AimContext = createContext<Aiming>({ aim: () => ({}) });

/** What a card's button needs beside its press, so that a stroke may begin there. */
export const useAim = (): Aiming['aim'] => use(AimContext).aim;

const copyAt = ({ x, y }: Point): CopyId | null =>
  document.elementFromPoint(x, y)?.closest('[data-copy]')?.getAttribute('data-copy') ?? null;

const Arrow = ({ from, to }: Pick<Stroke, 'from' | 'to'>) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <svg className={css['arrow']} aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <path d="M0 0-16-9V9Z" transform={`translate(${to.x} ${to.y}) rotate(${turn})`} />
    </svg>
  );
};

export const AimTable = ({ children }: { readonly children: ReactNode }) => {
  const { offers, isTurn, aim: strike } = usePlaying();
  const start = useRef<{ readonly striker: CopyId; readonly from: Point; readonly pointer: number } | null>(
    null,
  );
  const [stroke, setStroke] = useState<Stroke | null>(null);
  // A stroke ends with a click too: that one is not a tap.
  const wasStroke = useRef(false);
  const drop = () => {
    start.current = null;
    setStroke(null);
  };
  const aim: Aiming['aim'] = (copy, press) => {
    const mayStrike =
      isTurn &&
      offers.some((offer) => offer.copy === copy && offer.does === 'strike' && offer.refusal === null);
    if (!mayStrike) return {};
    return {
      onPointerDown(event) {
        press.onPointerDown?.(event);
        wasStroke.current = false;
        if (event.button !== 0) return;
        start.current = {
          striker: copy,
          from: { x: event.clientX, y: event.clientY },
          pointer: event.pointerId,
        };
      },
      onPointerMove(event) {
        press.onPointerMove?.(event);
        const begun = start.current;
        if (begun === null || begun.pointer !== event.pointerId) return;
        const to = { x: event.clientX, y: event.clientY };
        if (stroke === null) {
          // Sideways the row of cards scrolls.
          if (Math.abs(to.y - begun.from.y) < SLIP_PX) return;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setStroke({ striker: begun.striker, from: begun.from, to });
      },
      onPointerUp(event) {
        press.onPointerUp?.(event);
        wasStroke.current = stroke !== null;
        const target = stroke === null ? null : copyAt(stroke.to);
        if (stroke !== null && target !== null && target !== stroke.striker) strike(stroke.striker, target);
        drop();
      },
      onPointerCancel(event) {
        press.onPointerCancel?.(event);
        drop();
      },
      onClick() {
        if (!wasStroke.current) press.onClick?.();
        wasStroke.current = false;
      },
    };
  };
  const aiming: Aiming = { aim };
  return (
    <AimContext value={aiming}>
      {children}
      {stroke !== null && <Arrow from={stroke.from} to={stroke.to} />}
    </AimContext>
  );
};
