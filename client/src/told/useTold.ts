// useTold: calls the reader once for each thing that has come to wait for them, unless they are using the page.

import { useEffect, useEffectEvent, useRef } from 'react';
import { isAtHand, onTouch } from './hands.ts';
import { tell } from './tell.ts';
import { useToldText } from './toldText.ts';

/** Something that waits for the reader. */
export interface Ask {
  /** Tells it from the next one. */
  readonly key: string;
}

interface Telling<Asked extends Ask> {
  /**
   * What waits already when the page opens: `known` to whoever has opened it, or `told`, because the page may have
   * opened by itself.
   */
  readonly atFirst?: 'known' | 'told';
  /** While held, things that come count as known and are not announced. */
  readonly isHeld?: boolean;
  /** Called with the thing that was just announced. */
  readonly onTold?: (ask: Asked) => void;
}

/** Takes all things that wait now. */
export function useTold<Asked extends Ask>(
  asks: readonly Asked[],
  { atFirst = 'known', isHeld = false, onTold }: Telling<Asked> = {},
): void {
  const { title } = useToldText();
  const known = useRef<readonly string[] | null>(atFirst === 'known' ? null : []);
  const keys = asks.map(({ key }) => key);
  const look = useEffectEvent(() => {
    const before = known.current ?? keys;
    known.current = keys;
    const first = asks.find(({ key }) => !before.includes(key));
    if (first === undefined || isHeld || isAtHand()) return;
    tell(title);
    onTold?.(first);
  });
  useEffect(() => onTouch(() => undefined), []);
  const all = keys.join('\n');
  useEffect(() => look(), [all]);
}
