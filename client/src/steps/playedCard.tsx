// PlayedCard: names the promise or intrigue card that a step of a contract has played.

import type { ContractInfo } from '@dunmer/shared/protocol';
import { laterIn } from '../net/index.ts';

const PledgeInHistory = laterIn(async () => ({
  default: (await import('../pledges/index.ts')).PledgeInHistory,
}));
const IntrigueInHistory = laterIn(async () => ({
  default: (await import('../intrigue/index.ts')).IntrigueInHistory,
}));

interface PlayedProps {
  readonly act: string;
  readonly played: NonNullable<ContractInfo['history'][number]['played']>;
}

/** Stands right after the words of the step. */
export const PlayedCard = ({ act, played }: PlayedProps) =>
  played.module === 'promises' ? (
    <PledgeInHistory card={played.card} />
  ) : (
    <IntrigueInHistory card={played.card} cancels={act === 'cancelPlay'} />
  );
