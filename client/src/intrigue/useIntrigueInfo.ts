// useIntrigueInfo: all that the reader may know of the deck. It is read with each change of the home, now and then
// while one looks, and sooner while an action is open, for its answers take seconds (IN19).

import { type IntrigueInfo, readOf } from '@dunmer/shared/protocol';
import { useState } from 'react';
import type { List } from '../net/index.ts';
import { usePolled } from '../parts/index.ts';

/** In milliseconds. */
const CALM = 20_000;
const SOON = 3_000;

/** `version`: of the home. */
export function useIntrigueInfo(version: number): List<IntrigueInfo> {
  const [isOpen, setOpen] = useState(false);
  const list = usePolled(readOf('intrigue', {}), version, isOpen ? SOON : CALM);
  const opens = list.at === 'here' && list.value.deck.common.actions.length > 0;
  if (opens !== isOpen) setOpen(opens);
  return list;
}
