// useOffering: an offer to one trader, from the press to the trade that has come of it; a reloaded page goes on
// waiting.

import type { Answer, PersonBrief } from '@dunmer/shared/protocol';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { type Sending, useCommand } from '../net/index.ts';
import { rememberOffered } from './offered.ts';

export type Offering = Sending<'offerTrade'>;

/** Goes to the trade once it is made. */
export function useOffering({ person }: PersonBrief): Offering {
  const [, go] = useLocation();
  const onMade = useCallback(
    (answer: Answer) => {
      if (answer.type !== 'made') return;
      rememberOffered(answer.id);
      go(`/trade/${answer.id}`, { replace: true });
    },
    [go],
  );
  return useCommand('offerTrade', onMade, person);
}
