// Due: from which seats something is awaited now, and what. It depends on public facts only.

import { type CommonState, mayLay, nextLaying, type Seat, SEATS } from '../rules/index.ts';
import { mayCommit, mustOpen } from './mayCommit.ts';
import type { MatchView, SealedMatch, Seals } from './state.ts';

/** A seat and what is awaited from it. */
export interface Due {
  readonly seat: Seat;
  readonly what: 'promise' | 'open' | 'front' | 'back' | 'half' | 'choice' | 'claim' | 'stop' | 'answer';
}

/** The public part of a match, as a view and the whole state both have it. */
export interface Standing {
  readonly common: CommonState;
  readonly seals: Seals;
}

/** Returns the public part of a view, or of the whole match. */
const standingOf = (match: MatchView | SealedMatch): Standing =>
  'rules' in match ? { common: match.rules.common, seals: match.seals } : match;

/** IN19, IN21: returns the seat that has to answer a play; the moves of both seats wait for that. */
function answers({ windows }: CommonState): readonly Due[] {
  if (windows === undefined || windows.open === null) return [];
  return [{ seat: windows.open.asked, what: 'answer' }];
}

/** F2: a seat that has not promised is awaited with its promise and nothing else. */
function whilePlacing(standing: Standing, seat: Seat): readonly Due[] {
  const { common, seals } = standing;
  if (!mayCommit(seals, seat)) return [{ seat, what: 'promise' }];
  const row = mayLay(common, seat) && answers(common).length === 0 ? nextLaying(common, seat) : null;
  return [
    ...(mustOpen(seals, seat) ? [{ seat, what: 'open' } as const] : []),
    ...(row === null ? [] : [{ seat, what: row }]),
  ];
}

/** Returns what is awaited in this standing, seat a first. */
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
 * Returns the seats from which something is awaited now, and what; a view and the whole match give the same. A seat
 * whose n is missing may be awaited with a row as well; one that has not promised only with its promise (F2). A pause
 * changes nothing.
 */
export const dueFrom = (match: MatchView | SealedMatch): readonly Due[] => dueIn(standingOf(match));

/** Returns what waits while a play is open, and will be awaited again once the play has been answered (IN21). */
export function dueBehindPlay(match: MatchView | SealedMatch): readonly Due[] {
  const { common, seals } = standingOf(match);
  const { windows } = common;
  return windows === undefined
    ? []
    : dueIn({ seals, common: { ...common, windows: { ...windows, open: null } } });
}
