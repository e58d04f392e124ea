// Due: from which seats something is awaited now, and what. Public facts only.

import { type CommonState, mayLay, nextLaying, type Seat, SEATS } from '../rules/index.ts';
import { mayCommit, mustOpen } from './mayCommit.ts';
import type { MatchView, SealedMatch, Seals } from './state.ts';

/** What one seat is waited for. */
export interface Due {
  readonly seat: Seat;
  readonly what: 'promise' | 'open' | 'front' | 'back' | 'half' | 'choice' | 'claim' | 'stop' | 'answer';
}

/** The public part of a match, as a view and the whole state both have it. */
export interface Standing {
  readonly common: CommonState;
  readonly seals: Seals;
}

/** The public part of a view, or of the whole match. */
const standingOf = (match: MatchView | SealedMatch): Standing =>
  'rules' in match ? { common: match.rules.common, seals: match.seals } : match;

/** IN19, IN21: who is asked to answer a play; the moves of both wait for it. */
function answers({ windows }: CommonState): readonly Due[] {
  if (windows === undefined || windows.open === null) return [];
  return [{ seat: windows.open.asked, what: 'answer' }];
}

/** F2: before its promise a seat is waited for with nothing else. */
function whilePlacing(standing: Standing, seat: Seat): readonly Due[] {
  const { common, seals } = standing;
  if (!mayCommit(seals, seat)) return [{ seat, what: 'promise' }];
  const row = mayLay(common, seat) && answers(common).length === 0 ? nextLaying(common, seat) : null;
  return [
    ...(mustOpen(seals, seat) ? [{ seat, what: 'open' } as const] : []),
    ...(row === null ? [] : [{ seat, what: row }]),
  ];
}

/** What is awaited in this standing, seat a first. */
export function dueIn(standing: Standing): readonly Due[] {
  const { phase } = standing.common;
  switch (phase.at) {
    case 'placing':
      return [...SEATS.flatMap((seat) => whilePlacing(standing, seat)), ...answers(standing.common)];
    case 'stop': {
      const answering = answers(standing.common);
      return answering.length > 0 ? answering : [{ seat: phase.asked, what: 'stop' }];
    }
    case 'choosing':
      return [{ seat: phase.choice.seat, what: 'choice' }];
    case 'claiming':
      return [{ seat: phase.claimant, what: 'claim' }];
    case 'resolving':
    case 'finished':
      return [];
  }
}

/**
 * The seats from which something is awaited now, and what; a view and the whole match give the same. A seat whose n is
 * missing may be waited for with a row too; one that has not promised only with that (F2). A pause changes nothing.
 */
export const dueFrom = (match: MatchView | SealedMatch): readonly Due[] => dueIn(standingOf(match));

/** What waits while a play is open, and is awaited again once it has been answered (IN21). */
export function dueBehindPlay(match: MatchView | SealedMatch): readonly Due[] {
  const { common, seals } = standingOf(match);
  const { windows } = common;
  return windows === undefined
    ? []
    : dueIn({ seals, common: { ...common, windows: { ...windows, open: null } } });
}
