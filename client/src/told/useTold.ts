// useTold: tells of each thing that has come to wait for the reader, once, unless they have the page in hands.

import { useEffect, useEffectEvent, useRef } from 'react';
import { isAtHand, onTouch } from './hands.ts';
import { tell } from './tell.ts';
import { useToldText } from './toldText.ts';

/** Something that waits for the reader. */
export interface Ask {
  /** By which it is told from the next. */
  readonly key: string;
}

interface Telling<Asked extends Ask> {
  /** What stands there when the page comes: known to whoever has opened it, or told of, where nobody may have. */
  readonly atFirst?: 'known' | 'told';
  /** What comes meanwhile is known, and told to nobody. */
  readonly isHeld?: boolean;
  /** Gets what has just been told of. */
  readonly onTold?: (ask: Asked) => void;
}

/** Takes all that waits now. */
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
