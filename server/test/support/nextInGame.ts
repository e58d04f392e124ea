// NextInGame: what the phone of a seat at the patrons' table sends next, playing by seeded chance.

import { promiseOf } from '@dunmer/shared/fairness';
import type { SealedGameView } from '@dunmer/shared/patrons';
import type { MatchId, PlayGameCommand } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { Random } from '@dunmer/shared/testing';
import { PRINTED_GAME } from '../../src/catalogue/gameEdition.ts';
import { gameMindOf } from '../../src/patrons/index.ts';

const mind = gameMindOf(PRINTED_GAME.terms, 'simple');

interface SeatOfGame {
  readonly match: MatchId;
  readonly seat: Seat;
  /** What the phone promised to open (F2). */
  readonly nonce: string;
  readonly random: Random;
}

/** Returns the next command of the seat whose view this is; null when it has to wait. */
export function nextInGame(
  { match, seat, nonce, random }: SeatOfGame,
  { seals, common, own }: Extract<SealedGameView, { viewer: Seat }>,
): PlayGameCommand | null {
  if (!seals.promised[seat])
    return { type: 'promise', promise: promiseOf(match, seat, seals.commitment, nonce) };
  if (seals.promises !== null && !seals.opened[seat]) return { type: 'open', nonce };
  const command = mind({ viewer: seat, common, own }, random);
  if (command === null) return null;
  const { seat: _, ...asked } = command;
  return asked;
}
