// Due: from which seats something is awaited at the patrons' table, and what. It depends on public facts only.

import { mayCommit, mustOpen } from '../../fairness/index.ts';
import { type Seat, SEATS } from '../../rules/index.ts';
import type { Asked, Stage } from '../stage.ts';
import { type GameStanding, type SealedGame, type SealedGameView, standingOf } from './state.ts';

/** What a seat is awaited with: its part in the draws, the preparatory stage, its turn, or an answer. */
export interface GameDue {
  readonly seat: Seat;
  readonly what: 'promise' | 'open' | 'patron' | 'exchange' | 'turn' | Asked['what'];
}

/** F2: a seat that has not promised is awaited with its promise and nothing else. */
function whilePreparing(
  { seals }: GameStanding,
  stage: Extract<Stage, { at: 'preparing' }>,
  seat: Seat,
): readonly GameDue[] {
  if (!mayCommit(seals, seat)) return [{ seat, what: 'promise' }];
  const opens: readonly GameDue[] = mustOpen(seals, seat) ? [{ seat, what: 'open' }] : [];
  if (stage.step === 'patrons' && stage.sealed[seat] === null) return [...opens, { seat, what: 'patron' }];
  if (stage.step === 'exchange' && stage.exchanged[seat] === null)
    return [...opens, { seat, what: 'exchange' }];
  return opens;
}

/** Returns what is awaited in this standing, seat a first. */
export function gameDueIn(standing: GameStanding): readonly GameDue[] {
  const { stage } = standing.common;
  switch (stage.at) {
    case 'preparing':
      return SEATS.flatMap((seat) => whilePreparing(standing, stage, seat));
    case 'turn': {
      if (stage.asked !== null) return [{ seat: stage.asked.seat, what: stage.asked.what }];
      return stage.part === 'main' ? [{ seat: stage.seat, what: 'turn' }] : [];
    }
    case 'finished':
      return [];
  }
}

/** Returns the seats from which something is awaited now, and what; a view and the whole game give the same. */
export const gameDueFrom = (of: SealedGame | SealedGameView): readonly GameDue[] => gameDueIn(standingOf(of));
