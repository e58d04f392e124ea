// check: checks the file of a game on its own (F10): each commitment, who begins, and every step of the game, with
// its shuffles and draws.

import {
  checkCut,
  type Checked,
  checked,
  checkPromise,
  checkSeed,
  checkTrust,
  type Contradiction,
  type FairFinding,
  type FileReport,
  type RowSeal,
  strayIn,
  type UnopenedKinds,
} from '../../fairness/index.ts';
import { type Seat, SEATS } from '../../rules/index.ts';
import { firstOf } from '../chance.ts';
import type { PublicSealedGameEvent } from './event.ts';
import { type GameFile, gameSealsIn } from './file.ts';
import { patronOpens } from './openings.ts';
import { contradictionInGame } from './replay.ts';
import type { GameSeals } from './state.ts';
import type { Patrons } from './table.ts';

/** One result of the check of a game. */
export type GameFinding =
  | FairFinding<Patrons>
  /** Whether a sealed patron is the one that was opened. One that was never opened stays so (R15). */
  | { readonly step: 'patron'; readonly seat: Seat; readonly verdict: Checked | 'never-opened' }
  /** Whether the toss for who begins, worked out again, has the same winner (PT8, step 3). */
  | { readonly step: 'first'; readonly winner: Seat; readonly verdict: Checked };

function checkPatron(seals: GameSeals, sealed: RowSeal<'patron'>): GameFinding {
  const { seat } = sealed;
  // The second seal opens both patrons at once (PT8).
  const isLast = SEATS.every((side) => seals.rows.some((row) => row.seat === side));
  if (seals.patrons === null && !isLast) return { step: 'patron', seat, verdict: 'never-opened' };
  return { step: 'patron', seat, verdict: checked(isLast && patronOpens(seals, sealed)) };
}

const checkFirst = ({ events }: GameFile, { match, seed, nonces }: GameSeals): readonly GameFinding[] =>
  events.flatMap((event): readonly GameFinding[] => {
    if (event.type !== 'FirstTossed') return [];
    const { winner } = event;
    const drawn = seed === null || nonces === null ? null : firstOf({ match, seed, nonces });
    return [{ step: 'first', winner, verdict: checked(drawn === winner) }];
  });

/** A game that ended before both patrons and both n were open keeps its secrets, so nothing can be derived. */
const canBeDerived = ({ patrons, nonces }: GameSeals): boolean => patrons !== null && nonces !== null;

/** The public events of a game that ended before both patrons and both n were open. */
const UNOPENED: UnopenedKinds<PublicSealedGameEvent['type']> = {
  GameSealed: 'once',
  PromiseGiven: 'often',
  PromisesPublished: 'once',
  NonceGiven: 'once',
  NonceWaived: 'once',
  NoncesPublished: 'once',
  PatronSealed: 'once',
  PatronsOpened: 'once',
  DefaultApplied: 'often',
  DeskNoted: 'often',
  GameEnded: 'end',
  ExchangesPublished: 'once',
  SeedPublished: 'once',
};

function strayInGame({ events }: GameFile): Contradiction<Patrons> | null {
  const index = strayIn(events, UNOPENED);
  return index === null ? null : { index, expected: null, refusal: null };
}

function checkEvents(file: GameFile, seals: GameSeals): readonly GameFinding[] {
  const isDerived = canBeDerived(seals);
  const contradiction = isDerived ? contradictionInGame(file, seals) : strayInGame(file);
  if (contradiction === null)
    return [
      isDerived
        ? { step: 'events', derived: file.events.length, verdict: 'ok' }
        : { step: 'events', derived: 0, verdict: 'not-derived' },
    ];
  const event = file.events[contradiction.index]?.type ?? null;
  return [
    { step: 'events', derived: contradiction.index, verdict: 'wrong' },
    { step: 'event', event, verdict: 'wrong', ...contradiction },
  ];
}

/** Checks a parsed file. It needs no server and never throws: what is impossible is `wrong`. */
export function checkGameFile(file: GameFile): FileReport<GameFinding> {
  const seals = gameSealsIn(file.events);
  const isHeaded = file.match === seals.match && file.events[0]?.type === 'GameSealed';
  if (seals.seed === null) return { agrees: false, findings: checkCut(isHeaded) };
  const findings: readonly GameFinding[] = [
    { step: 'match', verdict: checked(isHeaded) },
    checkSeed(seals),
    ...SEATS.map((seat) => checkPromise(seals, seat)),
    checkTrust(seals, file.tossesRestOn),
    ...seals.rows.map((sealed) => checkPatron(seals, sealed)),
    ...checkFirst(file, seals),
    ...checkEvents(file, seals),
  ];
  return { agrees: findings.every((finding) => finding.verdict !== 'wrong'), findings };
}
