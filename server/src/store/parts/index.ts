// parts: what the store keeps, one file for each concept with its rows, its SQL and its port.

import type { Asking } from '../asking.ts';
import { auditReads } from './audit.ts';
import { cardReads, cardWrites } from './cards.ts';
import { challengeReads, challengeWrites } from './challenges.ts';
import { clockReads, clockWrites } from './clocks.ts';
import { commandReads, commandWrites } from './commands.ts';
import { contractReads, contractWrites } from './contracts.ts';
import { copyActReads } from './copyActs.ts';
import { databaseReads, databaseWrites } from './database.ts';
import { deckClockReads, deckClockWrites } from './deckClocks.ts';
import { deviceReads, deviceWrites } from './devices.ts';
import { floorReads } from './floor.ts';
import { givingReads, givingWrites } from './givings.ts';
import { homeReads } from './home.ts';
import { intrigueReads, intrigueWrites } from './intrigue.ts';
import { journalReads, journalWrites, type Known } from './journal.ts';
import { linkReads, linkWrites } from './links.ts';
import { listReads } from './lists.ts';
import { logReads, logWrites } from './logs.ts';
import { matchReads, matchWrites } from './matches.ts';
import { moneyReads, moneyWrites } from './money.ts';
import { owingReads } from './owing.ts';
import { pastListReads } from './pastLists.ts';
import { personReads, personWrites } from './persons.ts';
import { pledgeRowReads, pledgeRowWrites } from './pledgeRows.ts';
import { pledgeReads, pledgeWrites } from './pledges.ts';
import { practiceWrites } from './practice.ts';
import { settlementReads, settlementWrites } from './settlements.ts';
import { tradeReads, tradeWrites } from './trades.ts';
import { waitReads, waitWrites } from './waits.ts';

/** Makes everything that can be read. */
export function readParts(ask: Asking, known: Known) {
  const journal = journalReads(ask, known);
  return {
    ...databaseReads(ask),
    ...matchReads(ask),
    ...logReads(ask, journal.texts),
    ...commandReads(ask),
    journal,
    people: { ...personReads(ask), ...linkReads(ask), ...deviceReads(ask) },
    money: moneyReads(ask),
    cards: { ...cardReads(ask), ...copyActReads(ask) },
    contracts: contractReads(ask),
    challenges: challengeReads(ask),
    trades: tradeReads(ask),
    settlements: { ...settlementReads(ask), ...owingReads(ask) },
    clocks: clockReads(ask),
    waits: waitReads(ask),
    pledges: { ...pledgeReads(ask), ...givingReads(ask), ...pledgeRowReads(ask) },
    intrigue: { ...intrigueReads(ask, journal.texts), ...deckClockReads(ask) },
    floor: floorReads(ask),
    home: homeReads(ask),
    lists: { ...listReads(ask), ...pastListReads(ask) },
    audit: auditReads(ask),
  };
}

/** Makes everything that can be read and written. */
export function allParts(ask: Asking, known: Known) {
  const read = readParts(ask, known);
  return {
    ...read,
    ...databaseWrites(ask),
    ...matchWrites(ask),
    ...logWrites(ask),
    ...commandWrites(ask),
    journal: { ...read.journal, ...journalWrites(ask, known) },
    people: { ...read.people, ...personWrites(ask), ...linkWrites(ask), ...deviceWrites(ask) },
    money: { ...read.money, ...moneyWrites(ask) },
    cards: { ...read.cards, ...cardWrites(ask) },
    contracts: { ...read.contracts, ...contractWrites(ask) },
    challenges: { ...read.challenges, ...challengeWrites(ask) },
    trades: { ...read.trades, ...tradeWrites(ask) },
    settlements: { ...read.settlements, ...settlementWrites(ask) },
    clocks: { ...read.clocks, ...clockWrites(ask) },
    waits: { ...read.waits, ...waitWrites(ask) },
    pledges: { ...read.pledges, ...pledgeWrites(ask), ...givingWrites(ask), ...pledgeRowWrites(ask) },
    intrigue: { ...read.intrigue, ...intrigueWrites(ask), ...deckClockWrites(ask) },
    practice: practiceWrites(ask),
  };
}
