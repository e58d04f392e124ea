// usePress: one action on a tap, another on a hold, a right click or the menu key.

import { useRef, type MouseEvent, type PointerEvent } from 'react';

const HOLD_MS = 420;
const SLIP_PX = 10;

interface Press {
  readonly onPress?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}

interface Held {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

export const usePress = ({ onPress, onHold }: Press) => {
  const held = useRef<Held | undefined>(undefined);
  const spent = useRef(false);

  const drop = () => {
    if (held.current !== undefined) clearTimeout(held.current.timer);
    held.current = undefined;
  };

  const hold = () => {
    drop();
    spent.current = true;
    onHold?.();
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      drop();
      spent.current = false;
      if (onHold === undefined || event.button !== 0) return;
      held.current = { timer: setTimeout(hold, HOLD_MS), x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = held.current;
      if (from !== undefined && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP_PX) drop();
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onPointerLeave: drop,
    onContextMenu: (event: MouseEvent) => {
      if (onHold === undefined) return;
      event.preventDefault();
      // Android sends this during a hold too, which the timer has handled already.
      if (!spent.current) hold();
    },
    onKeyDown: () => {
      spent.current = false;
    },
    // A hold also ends with a click, which is not a tap.
    onClick: () => {
      if (!spent.current) onPress?.();
      spent.current = false;
    },
  };
};
