// Said inside: what the server answers to every kind of command, and every event of the matches that are played by
// that.

import type { MatchEvent } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import type { Answer, CommandResult, TableInfo } from '@dunmer/shared/protocol';
import { arbSealedWindowGame, casesOf, logOf, playSealed } from '@dunmer/shared/testing';
import { tableInfo } from '../../src/match/index.ts';
import { counting } from '../support/counting.ts';
import {
  done,
  ONE,
  openRoom,
  ORGANISER,
  REFEREE,
  signed,
  TWO,
  without,
  onContract,
} from '../support/dealing.ts';
import { EventRoom } from '../support/eventRoom.ts';
import { everything } from '../support/everyCommand.ts';
import { seatedAtPatrons } from '../support/patronsRoom.ts';
import { intrigueSet, WORD } from '../support/intriguing.ts';
import { tradeEvents } from '../support/tradeLive.ts';

export interface SaidInside {
  readonly answers: readonly Answer[];
  readonly events: readonly MatchEvent[];
  /** The table of a match at the patrons' table. */
  readonly table: TableInfo;
}

const WHOLE_LOG = 10_000;

/** Sends everything once and listens. */
export async function saidInside(): Promise<SaidInside> {
  const count = await counting();
  const { room } = count;
  const answers: Answer[] = [];
  const keys: number[] = [];
  const send = room.services.commands.command.bind(room.services.commands);
  room.services.commands.command = async (device, command): Promise<CommandResult> => {
    const result = await send(device, command);
    if (result.ok) answers.push(result.value);
    return result;
  };
  room.services.matches.listen({
    seated: ({ table }) => keys.push(table.key),
    happened: () => undefined,
  });
  await everything(count);
  await demandThatEnds(room);
  await cardsThatLie(room);
  await handThatOpens(room);
  const there = await seatedThere();
  const events: MatchEvent[] = [...(await eventsOfShortDecks()), ...eventsOfWindows()];
  for (const key of keys) events.push(...(await eventsOf(room, key)));
  await room.close();
  return { answers: [...answers, ...there.answers], events, table: there.table };
}

/** Staff are shown hands at the patrons' table, in an event of its own. */
async function seatedThere(): Promise<Pick<SaidInside, 'answers' | 'table'>> {
  const room = await openRoom();
  const seated = await seatedAtPatrons(room);
  await seated.table.play('a', present(await seated.table.next('a'), 'a promise'));
  await seated.table.play('a', { type: 'choosePatron', patron: 'salt-lady' });
  await done(room, ONE, { type: 'call', match: seated.match });
  const act = { type: 'openCards', match: seated.match, reason: 'to see them' } as const;
  const early = await room.ask(REFEREE, act);
  await seated.table.until(({ common }) => common.stage.at === 'turn');
  const late = await room.ask(REFEREE, act);
  const live = await room.services.matches.context.lives.get(room.store.read, seated.match);
  await room.close();
  return {
    answers: [early, late].flatMap((result) => (result.ok ? [result.value] : [])),
    table: tableInfo(present(live, 'the match'), 'a'),
  };
}

/** A sixth is demanded, and then the purses fall below the least prestige. */
async function demandThatEnds(room: EventRoom): Promise<void> {
  const reason = 'to see it end';
  const contract = await signed(room, { sum: 6 });
  await done(room, ONE, onContract(contract, { type: 'demandSixth' }));
  const drakes = await room.purse(TWO);
  if (drakes > 0) await done(room, ORGANISER, { type: 'payOut', person: room.person(TWO), drakes, reason });
  await done(room, TWO, onContract(contract, { type: 'chooseRounding', amount: 1 }));
}

/** Staff are shown what lies face down in a match that was called. */
async function cardsThatLie(room: EventRoom): Promise<void> {
  const table = await without(room, 0, 5);
  await table.promise();
  for (const seat of ['a', 'b'] as const) {
    const row = await table.next(seat);
    if (row !== null) await table.play(seat, row);
  }
  await done(room, ONE, { type: 'call', match: table.match });
  await done(room, REFEREE, { type: 'openCards', match: table.match, reason: 'to see them' });
}

/** An organiser opens a hand of intrigue cards. */
async function handThatOpens(room: EventRoom): Promise<void> {
  const reason = 'to see it';
  const person = room.person(TWO);
  for (const asked of [intrigueSet('on'), WORD]) await done(room, ORGANISER, asked);
  await done(room, ORGANISER, { type: 'letDraw', person, n: 2, reason });
  await done(room, ORGANISER, { type: 'openIntrigueHand', person, reason });
}

/** Returns events of promises and intrigue cards, as the core plays them. */
const eventsOfWindows = (): readonly MatchEvent[] =>
  casesOf(arbSealedWindowGame('played-out'), 30, 1).flatMap((game) => logOf(playSealed(game)));

/** Rule 2.2: both are short, and the second placer sees which cells the first has taken. */
async function eventsOfShortDecks(): Promise<readonly MatchEvent[]> {
  const cards = [
    ['ash-pilgrim', 'scamp', 'scamp'],
    ['ash-pilgrim', 'scamp'],
  ];
  const room = await EventRoom.open({ seeding: { count: 2, cards } });
  const table = await without(room, 0);
  await table.until('finished');
  const { key } = present(await room.store.read.match(table.match), 'a match');
  const events = await eventsOf(room, key);
  await room.close();
  return events;
}

async function eventsOf(room: EventRoom, key: number): Promise<readonly MatchEvent[]> {
  return tradeEvents(await room.store.read.log(key, 0, WHOLE_LOG));
}
