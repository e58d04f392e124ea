// checkFile: checks a match file on its own (F10): each commitment, each toss, and every step of the rules.

import { sameValue } from '../lib/index.ts';
import { SEATS, type Shown } from '../rules/index.ts';
import { revealedIn } from './commandBehind.ts';
import { deckCommitment } from './commitments.ts';
import type { PublicMatchEvent } from './event.ts';
import { checkCut, checked, checkPromise, checkSeed, checkTrust } from './checkFair.ts';
import type { FileReport, Finding } from './finding.ts';
import { cardsIn, type MatchFile, windowCardsIn, windowIdsIn } from './matchFile.ts';
import { rowOpens } from './openings.ts';
import { type Replay, replayFile } from './replayFile.ts';
import { sealsIn } from './sealsIn.ts';
import type { RowSeal, Seals } from './state.ts';
import { toss } from './toss.ts';
import { strayIn, type UnopenedKinds } from './unopened.ts';

const checkDecks = ({ decks }: MatchFile, seals: Seals): readonly Finding[] =>
  decks.map(({ seat, salt, cards }) => {
    const copies = cards.map(({ copy }) => copy);
    return {
      step: 'deck',
      seat,
      verdict: checked(deckCommitment(seals.match, seat, salt, copies) === seals.decks[seat]),
    };
  });

function checkRow({ events }: MatchFile, seals: Seals, sealed: RowSeal): Finding {
  const { seat, row } = sealed;
  const field = revealedIn(events);
  if (field === null && seals.salts === null) return { step: 'row', seat, row, verdict: 'never-opened' };
  return { step: 'row', seat, row, verdict: checked(field !== null && rowOpens(seals, sealed, field)) };
}

const checkTosses = ({ events }: MatchFile, { match, seed, nonces }: Seals): readonly Finding[] =>
  events.flatMap((event): readonly Finding[] => {
    if (event.type !== 'TossHeld') return [];
    const { occasion, winner } = event;
    const drawn = seed === null || nonces === null ? null : toss(seed, match, occasion, nonces);
    return [{ step: 'toss', occasion, winner, verdict: checked(drawn === winner) }];
  });

/** The public events of a match whose cards were never revealed (R15), with the cards played before (PR16, IN13). */
const UNREVEALED: UnopenedKinds<PublicMatchEvent['type']> = {
  MatchSealed: 'once',
  MatchOpened: 'once',
  WindowsOpened: 'once',
  PromiseGiven: 'often',
  PromisesPublished: 'once',
  NonceGiven: 'once',
  NonceWaived: 'once',
  NoncesPublished: 'once',
  TossHeld: 'often',
  RowSealed: 'once',
  RowCommitted: 'once',
  DefaultApplied: 'often',
  HoldingChanged: 'often',
  AheadSaid: 'often',
  CardPlayed: 'often',
  SeatAsked: 'often',
  SeatPassed: 'often',
  PlaySettled: 'often',
  PlayWorked: 'often',
  DeskNoted: 'often',
  MatchConceded: 'end',
  MatchAwarded: 'end',
  MatchVoided: 'end',
  SeedPublished: 'once',
};

/** Plays the events again, or, if the cards were never revealed, looks whether they may stand there. */
function replayed(file: MatchFile): Replay & { readonly isDerived: boolean } {
  const isDerived = revealedIn(file.events) !== null;
  if (isDerived) return { ...replayFile(file), isDerived };
  const index = strayIn(file.events, UNREVEALED);
  const contradiction = index === null ? null : { index, expected: null, refusal: null };
  return { derived: 0, byServer: [], contradiction, isDerived };
}

function checkEvents(file: MatchFile): readonly Finding[] {
  const { derived, byServer, contradiction, isDerived } = replayed(file);
  const eventAt = (index: number): PublicMatchEvent['type'] | null => file.events[index]?.type ?? null;
  const said = byServer.map((index): Finding => ({
    step: 'event',
    index,
    event: eventAt(index),
    verdict: 'by-the-server',
  }));
  const culprits: readonly Finding[] =
    contradiction === null
      ? []
      : [{ step: 'event', event: eventAt(contradiction.index), verdict: 'wrong', ...contradiction }];
  const agrees = contradiction === null;
  return [
    { step: 'events', derived, verdict: agrees && !isDerived ? 'not-derived' : checked(agrees) },
    ...culprits,
    ...said,
    { step: 'marks', verdict: checked(sameValue(byServer, file.byServer)) },
  ];
}

/** Whether the file defines exactly the promises and intrigue cards that everybody saw. */
function definesWindows({ events, windowCards }: MatchFile): boolean {
  const { pledges = [], intrigue = [] } = windowCards ?? {};
  const idsOf = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map(({ id }) => id);
  return sameValue({ pledges: idsOf(pledges), intrigue: idsOf(intrigue) }, windowIdsIn(events));
}

/**
 * Whether a `peek` showed the card that the reveal showed on that cell, if there was a reveal (PROMISES, section 9,
 * case 8).
 */
function isTrue(file: MatchFile, { by, cards }: Shown): boolean {
  const play = file.events.find((event) => event.type === 'CardPlayed' && event.held.key === by.copy);
  if (play?.type !== 'CardPlayed') return false;
  const { pledges, intrigue } = windowCardsIn(file.windowCards);
  const rules = pledges.get(by.card) ?? intrigue.get(by.card);
  const field = revealedIn(file.events);
  if (rules?.effects[by.ability]?.op !== 'peek' || field === null) return rules !== undefined;
  return sameValue(
    cards,
    play.on.map(({ seat, cell }) => field[seat][cell]?.card),
  );
}

/** Checks a parsed file. It needs no server and never throws: what is impossible is `wrong`. */
export function checkFile(file: MatchFile): FileReport {
  const seals = sealsIn(file.events);
  const isHeaded = file.match === seals.match && file.events[0]?.type === 'MatchSealed';
  if (seals.seed === null) return { agrees: false, findings: checkCut(isHeaded) };
  const defined = file.cards.map(({ id }) => id);
  const findings: readonly Finding[] = [
    { step: 'match', verdict: checked(isHeaded) },
    checkSeed(seals),
    ...checkDecks(file, seals),
    ...SEATS.map((seat) => checkPromise(seals, seat)),
    checkTrust(seals, file.tossesRestOn),
    ...seals.rows.map((row) => checkRow(file, seals, row)),
    ...checkTosses(file, seals),
    ...checkEvents(file),
    {
      step: 'cards',
      verdict: checked(
        sameValue(defined, cardsIn(file.events, file.decks, file.shown)) &&
          definesWindows(file) &&
          (file.shown ?? []).every((shown) => isTrue(file, shown)),
      ),
    },
  ];
  return { agrees: findings.every((finding) => finding.verdict !== 'wrong'), findings };
}
