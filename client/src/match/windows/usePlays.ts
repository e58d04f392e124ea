// usePlays: what of the own hand can be played now, and on what: worked out from the own view alone (PR10, PR11).

import { type Playable, playsOf } from '@dunmer/shared/rules';
import type { HeldPledge } from '@dunmer/shared/windows';
import { useMemo } from 'react';
import { usePledgeCards } from '../../pledges/index.ts';
import { isStopped, useMatch } from '../match.ts';

export interface Plays {
  /** Promises of others in the own hand. */
  readonly hand: readonly HeldPledge[];
  readonly playable: readonly Playable[];
}

const NONE: Plays = { hand: [], playable: [] };

export function usePlays(): Plays {
  const match = useMatch();
  const { view, teller, isNow } = match;
  const pledges = usePledgeCards();
  const plays = useMemo(
    () => playsOf(teller.catalogue, { pledges, intrigue: new Map() }),
    [teller.catalogue, pledges],
  );
  if (view.viewer === 'watcher') return NONE;
  const { common, own } = view;
  const held = own.windows?.hand ?? [];
  const promises = held.filter((card) => card.kind === 'promise');
  const hand = promises.filter(({ owner }) => owner !== common.windows?.traders[view.viewer]);
  // What a card says has to be known, of each in the hand.
  const isKnown = promises.length === held.length && promises.every(({ card }) => pledges.has(card));
  if (!isNow || isStopped(match) || !isKnown) return { hand, playable: [] };
  return { hand, playable: plays({ viewer: view.viewer, common, own }) };
}
