// usePlays: which cards of the player's hand can be played now, and on what, computed from the player's own view
// alone (PR10, PR11, IN12).

import { type Playable, playsOf } from '@dunmer/shared/rules';
import type { Held } from '@dunmer/shared/windows';
import { useMemo } from 'react';
import { useIntrigueCards } from '../../intrigue/index.ts';
import { usePledgeCards } from '../../pledges/index.ts';
import { isStopped } from '../../around/index.ts';
import { useKnownHome } from '../../net/index.ts';
import { useMatch } from '../match.ts';
import { withoutSetAside } from './setAside.ts';
import { type HandKind, handKind } from './stopLine.tsx';

export interface Plays {
  /** The player's hand: promises of others, and intrigue cards. */
  readonly hand: readonly Held[];
  readonly kind: HandKind;
  readonly playable: readonly Playable[];
}

const NONE: Plays = { hand: [], kind: 'promises', playable: [] };

export function usePlays(): Plays {
  const match = useMatch();
  const { view, teller, isNow } = match;
  const contracts = useKnownHome()?.contracts;
  const own = view.viewer === 'watcher' ? [] : (view.own.windows?.hand ?? []);
  const has = (kind: Held['kind']): boolean => own.some((held) => held.kind === kind);
  // Each kind of card texts is fetched only when such a card is held.
  const pledges = usePledgeCards(has('promise'));
  const intrigue = useIntrigueCards(has('intrigue'));
  const plays = useMemo(
    () => playsOf(teller.catalogue, { pledges, intrigue }),
    [teller.catalogue, pledges, intrigue],
  );
  const { windows } = view.common;
  if (view.viewer === 'watcher' || windows === undefined) return NONE;
  const { viewer, common } = view;
  const hand = own.filter((held) => held.kind === 'intrigue' || held.owner !== windows.traders[viewer]);
  const kind = handKind(hand, windows);
  // Nothing is playable before the text of every card in hand is known.
  const isKnown = own.every((held) => (held.kind === 'promise' ? pledges : intrigue).has(held.card));
  if (!isNow || isStopped(match) || !isKnown) return { hand, kind, playable: [] };
  const playable = plays({ viewer, common, own: view.own });
  return { hand, kind, playable: withoutSetAside(playable, contracts ?? []) };
}
