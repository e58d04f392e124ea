// Moves: what both sides play in the lesson. The piles are stacked, so that every hand is as the words say.

import type { CardId } from '../../cards/index.ts';
import type { BySeat, CopyId, Seat } from '../../rules/index.ts';
import type { GameSeatCommand } from '../command.ts';
import type { LessonKey } from './lesson.ts';

/** The learner's seat, which begins. */
export const LEARNER: Seat = 'a';

export const LESSON_PATRONS: BySeat<CardId> = { a: 'iron-governor', b: 'shadow-master' };

/** The cards on top of each pile, the topmost first; the rest of the court lies below them. */
export const LESSON_TOPS: BySeat<readonly CopyId[]> = {
  a: [
    'a:dust-hound#1',
    'a:tower-guard#1',
    'a:war-song#1',
    'a:drum-caller#1',
    'a:spark#1',
    'a:blade-master#1',
  ],
  b: [
    'b:gate-crab#1',
    'b:cliff-wing#1',
    'b:stone-idol#1',
    'b:ember-spirit#1',
    'b:ash-arrow#1',
    'b:moon-charm#1',
    'b:blade-master#1',
  ],
};

export interface TaughtMove {
  readonly key: LessonKey;
  /** The learner's move; null if there is only something to read. */
  readonly move: GameSeatCommand | null;
  /** What the other seat does after it. */
  readonly replies: readonly GameSeatCommand[];
}

const alone = (key: LessonKey, move: GameSeatCommand | null): TaughtMove => ({ key, move, replies: [] });

const HOUND = 'a:dust-hound#1';
const GUARD = 'a:tower-guard#1';
const CRAB = 'b:gate-crab#1';
const WING = 'b:cliff-wing#1';
const MASTER = 'b:shadow-master#1';

const lay = (seat: Seat, turn: number, copy: CopyId, targets: readonly CopyId[] = []): GameSeatCommand => ({
  type: 'play',
  seat,
  turn,
  copy,
  targets: targets.length === 0 ? [] : [targets],
});
const raiseHound = (turn: number): GameSeatCommand => ({
  type: 'use',
  seat: 'a',
  turn,
  copy: 'a:iron-governor#1',
  ability: 0,
  targets: [[HOUND]],
});
const strike = (seat: Seat, turn: number, copy: CopyId, target: CopyId): GameSeatCommand => ({
  type: 'strike',
  seat,
  turn,
  copy,
  target,
});
const defend = (seat: Seat, asking: number, copy: CopyId | null): GameSeatCommand => ({
  type: 'defend',
  seat,
  asking,
  copy,
});
const end = (seat: Seat, turn: number): GameSeatCommand => ({ type: 'endTurn', seat, turn });

/** Turn by turn; 1, 3 and 5 are the learner's. */
export const LESSON_MOVES: readonly TaughtMove[] = [
  alone('goal', null),
  alone('lay', lay('a', 1, HOUND)),
  { key: 'weak', move: end('a', 1), replies: [lay('b', 2, CRAB), end('b', 2)] },
  alone('guard', lay('a', 3, GUARD)),
  alone('use', raiseHound(3)),
  { key: 'strike', move: strike('a', 3, HOUND, MASTER), replies: [defend('b', 1, null)] },
  { key: 'closed', move: end('a', 3), replies: [strike('b', 4, CRAB, HOUND)] },
  { key: 'defend', move: defend('a', 2, GUARD), replies: [lay('b', 4, WING), end('b', 4)] },
  alone('spell', lay('a', 5, 'a:spark#1', [WING])),
  alone('song', lay('a', 5, 'a:war-song#1')),
  alone('creature', strike('a', 5, GUARD, CRAB)),
  alone('again', raiseHound(5)),
  alone('fall', strike('a', 5, HOUND, MASTER)),
];
