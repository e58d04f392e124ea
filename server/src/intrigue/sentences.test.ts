// Sentences of the rules on the server: surplus, showing, actions, answers, matches beside them, ruin, staff (INTRIGUE
// 2 to 6). Each test goes on in the room of the one before.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handSize } from '@dunmer/shared/intrigue';
import { assert, ok, present, sameValue } from '@dunmer/shared/lib';
import { breakLog } from '../../test/support/breaking.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  onContract,
  openRoom,
  openTableRoom,
  ORGANISER,
  REFEREE,
  signed,
  sitDown,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import {
  deckOf,
  drawUntil,
  handIn,
  intrigueSet,
  keepAll,
  openIntrigueRoom,
  ring,
  ringOn,
  WORD,
} from '../../test/support/intriguing.ts';
import { linesIn, previewFor } from '../../test/support/previewing.ts';
import { given, openPromisingRoom, promiseOf, switched, whereIs } from '../../test/support/promising.ts';
import { affairsOf, intrigueInfo } from '../home/index.ts';

const reason = 'r';
let room: EventRoom;
beforeAll(async () => {
  room = await openIntrigueRoom();
});
afterAll(() => closeVerified(room));
beforeEach(() => keepAll(room));
/** A server that starts now, whatever is open, reads the deck as it stands. */
afterEach(async () => {
  const { world } = room.services;
  const read = async () => {
    const deck = present(await world.deck.of(room.store.read), 'a deck');
    return [deck.nth, deck.state, [...deck.copies]];
  };
  const before = await read();
  await room.store.transact(async (tx) => ok(world.deck.clear(tx)));
  assert(sameValue(await read(), before), 'the deck in memory is what its log comes to');
});

const common = async () => (await deckOf(room)).common;
const refused = async (number: number, asked: Asked): Promise<string> =>
  codeOf(await room.ask(number, asked));
const infoOf = async (number: number) =>
  present(
    await intrigueInfo(room.services.world, room.store.read, await room.key(number)),
    'whoever trades reads of it',
  );
const homeOf = async (number: number) =>
  present(
    (await affairsOf(room.services.world, room.store.read, await room.key(number))).intrigue,
    'whoever trades reads of it',
  );
const letDraw = (number: number, n: number) =>
  done(room, ORGANISER, { type: 'letDraw', person: room.person(number), n, reason });
const passes = async (number: number): Promise<void> =>
  done(room, number, { type: 'passIntrigue', asking: (await common()).askings });
const plays = (number: number, card: string, ...chosen: readonly string[]) =>
  done(room, number, { type: 'playIntrigue', card, chosen });
const tries = (number: number, card: string, ...chosen: readonly string[]) =>
  refused(number, { type: 'playIntrigue', card, chosen });

describe('a surplus', () => {
  test('IN10: with eight in hand nothing is played, bought or shown, but what stays is chosen', async () => {
    while ((await handIn(room, ONE)).length < 8) await letDraw(ONE, 1);
    const hand = await handIn(room, ONE);
    expect(await homeOf(ONE)).toMatchObject({
      hand: 8,
      limit: 7,
      playable: 0,
      buy: null,
      due: [{ what: 'keep', n: 7 }],
    });
    await done(room, ORGANISER, { type: 'openAudience', person: room.person(TWO), reason });
    expect(await refused(ONE, { type: 'buyDraw' })).toBe('surplus');
    expect(await refused(ONE, { type: 'showIntrigue', copies: hand.slice(0, 1), to: null })).toBe('surplus');
    expect((await infoOf(ONE)).playable).toEqual([]);
    expect(await refused(ONE, { type: 'keepIntrigue', copies: hand })).toBe('bad-choice');
    await done(room, ONE, { type: 'keepIntrigue', copies: hand.slice(1) });
    expect(await handIn(room, ONE)).toEqual(hand.slice(1));
    expect((await common()).spent).toContain(hand[0]);
    await done(room, ORGANISER, { type: 'closeAudience', reason });
  });

  test('IN10, IN25: frozen and in a pause they choose it still', async () => {
    await letDraw(ONE, 3);
    await done(room, ORGANISER, { type: 'freezePerson', person: room.person(ONE), frozen: true, reason });
    const hand = await handIn(room, ONE);
    expect(await tries(ONE, hand[0] ?? '')).toBe('person-frozen');
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason });
    await done(room, ONE, { type: 'keepIntrigue', copies: hand.slice(0, 7) });
    await done(room, ORGANISER, { type: 'pauseEvent', paused: false, reason });
    await done(room, ORGANISER, { type: 'freezePerson', person: room.person(ONE), frozen: false, reason });
  });
});

test('IN11: what is shown to one alone, that one reads, and nobody else', async () => {
  const [shown = ''] = await handIn(room, ONE);
  const before = (await homeOf(TWO)).shown;
  await done(room, ONE, { type: 'showIntrigue', copies: [shown], to: room.person(TWO) });
  const seenBy = async (number: number) => (await infoOf(number)).seen.map(({ event }) => event);
  expect((await seenBy(TWO))[0]).toMatchObject({ type: 'CardsShownTo', copies: [shown] });
  expect(await seenBy(STRANGER)).toEqual([]);
  expect((await homeOf(TWO)).shown).toBeGreaterThan(before);
  // Showing moves nothing, so a pause does not stop it.
  await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason });
  await done(room, ONE, { type: 'showIntrigue', copies: [shown], to: null });
  await done(room, ORGANISER, { type: 'pauseEvent', paused: false, reason });
  expect((await seenBy(STRANGER))[0]).toMatchObject({ type: 'CardsShown', copies: [shown] });
  expect(await handIn(room, ONE)).toContain(shown);
});

describe('an action', () => {
  test('IN13, IN14: is carried out in full and then spent; nobody is asked where nobody is named', async () => {
    const talk = await drawUntil(room, ONE, 'market-talk');
    const before = (await handIn(room, ONE)).length;
    await plays(ONE, talk);
    expect(await handIn(room, ONE)).toHaveLength(before + 1);
    expect((await common()).spent).toContain(talk);
  });

  test('IN15, IN16: names exactly as many others as its card says, and never its player', async () => {
    const search = await drawUntil(room, ONE, 'house-search');
    for (const number of [TWO, STRANGER]) await letDraw(number, 1);
    const [two, stranger] = [room.person(TWO), room.person(STRANGER)];
    expect(await tries(ONE, search)).toBe('bad-choice');
    expect(await tries(ONE, search, two)).toBe('bad-choice');
    expect(await tries(ONE, search, two, two)).toBe('bad-choice');
    expect(await tries(ONE, search, two, room.person(ONE))).toBe('bad-choice');
    expect(await tries(ONE, search, two, stranger, room.person(3))).toBe('bad-choice');
    expect((await infoOf(ONE)).playable).toContainEqual(
      expect.objectContaining({ copy: search, atLeast: 2, atMost: 2 }),
    );
  });

  test('IN19, IN20: who is named may cancel it, and its player that cancel; an even number leaves the play', async () => {
    const tongue = await drawUntil(room, ONE, 'loose-tongue');
    const theirs = await drawUntil(room, TWO, 'intercepted-letter');
    const mine = await drawUntil(room, ONE, 'intercepted-letter', ['loose-tongue']);
    await keepAll(room, ['loose-tongue', 'intercepted-letter']);
    await plays(ONE, tongue, room.person(TWO));
    expect((await infoOf(TWO)).answers).toContain(theirs);
    expect((await infoOf(ONE)).due).toMatchObject([{ what: 'answer', who: room.person(TWO), to: tongue }]);
    // Everybody reads from whom an answer is awaited; only that trader is called, and has what answers it.
    expect([(await homeOf(ONE)).due, (await infoOf(ONE)).answers]).toEqual([[], []]);
    expect((await homeOf(TWO)).due).toMatchObject([{ what: 'answer', who: room.person(TWO), to: tongue }]);
    const paused = (is: boolean) => ({ type: 'pauseEvent', paused: is, reason }) as const;
    const freeze = { type: 'freezePerson', person: room.person(TWO), reason } as const;
    for (const [stops, goesOn] of [
      [paused(true), paused(false)],
      [
        { ...freeze, frozen: true },
        { ...freeze, frozen: false },
      ],
    ] as const) {
      await done(room, ORGANISER, stops);
      expect((await infoOf(TWO)).answers, stops.type).toEqual([]);
      await done(room, ORGANISER, goesOn);
    }
    while ((await handIn(room, TWO)).length <= 7) await letDraw(TWO, 1);
    expect((await infoOf(TWO)).answers).toEqual([]);
    await keepAll(room, ['intercepted-letter']);
    expect((await infoOf(TWO)).answers).toContain(theirs);
    expect(await refused(STRANGER, { type: 'passIntrigue', asking: (await common()).askings })).toBe(
      'not-asked',
    );
    await done(room, TWO, { type: 'cancelIntrigue', asking: (await common()).askings, card: theirs });
    await done(room, ONE, { type: 'cancelIntrigue', asking: (await common()).askings, card: mine });
    if ((await common()).actions.length > 0) await passes(TWO);
    expect((await common()).actions).toEqual([]);
    expect((await common()).spent).toEqual(expect.arrayContaining([tongue, theirs, mine]));
    expect((await infoOf(ONE)).seen[0]?.event).toMatchObject({ type: 'HandSeen', of: room.person(TWO) });
  });

  test('IN25: whoever is frozen once they are named passes, and chooses what they drop', async () => {
    const search = await drawUntil(room, ONE, 'house-search');
    await keepAll(room, ['house-search']);
    for (const number of [TWO, STRANGER]) await letDraw(number, 1);
    await keepAll(room);
    const freeze = (frozen: boolean) =>
      done(room, ORGANISER, { type: 'freezePerson', person: room.person(TWO), frozen, reason });
    await plays(ONE, search, room.person(TWO), room.person(STRANGER));
    await freeze(true);
    for (;;) {
      const who = (await common()).actions[0]?.asked?.who;
      if (who === undefined) break;
      await passes(who === room.person(TWO) ? TWO : STRANGER);
    }
    const asking = (await common()).actions[0]?.drop?.asking ?? 0;
    const [oldest = ''] = await handIn(room, TWO);
    await done(room, TWO, { type: 'dropIntrigue', asking, copies: [oldest] });
    await done(room, STRANGER, {
      type: 'dropIntrigue',
      asking,
      copies: (await handIn(room, STRANGER)).slice(0, 1),
    });
    expect(await handIn(room, TWO)).not.toContain(oldest);
    expect((await common()).actions).toEqual([]);
    await freeze(false);
  });

  test('IN13: with `lies` it goes to a front, changes the limit while it lies there, and leaves with the ring', async () => {
    const watch = await drawUntil(room, ONE, 'under-watch');
    await plays(ONE, watch, room.person(STRANGER));
    await passes(STRANGER);
    expect((await common()).fronts).toEqual([{ copy: watch, before: room.person(STRANGER) }]);
    expect((await homeOf(STRANGER)).limit).toBe(5);
    await ringOn(room);
    expect((await common()).fronts).toEqual([]);
    expect((await homeOf(STRANGER)).limit).toBe(7);
  });

  test('case 9: what is taken comes at the end of the thief’s hand', async () => {
    const thief = await drawUntil(room, ONE, 'pickpocket');
    await keepAll(room, ['pickpocket']);
    const all = [ONE, TWO, STRANGER];
    const called = await Promise.all(all.map(homeOf));
    const before = await handIn(room, TWO);
    await plays(ONE, thief, room.person(TWO));
    await passes(TWO);
    const after = await handIn(room, TWO);
    const taken = before.find((copy) => !after.includes(copy));
    expect((await handIn(room, ONE)).at(-1)).toBe(taken);
    // Whoever has lost it hears so on the first page, and nobody else.
    const calls = (await Promise.all(all.map(homeOf))).map((home) => home.taken);
    expect(all.map((_, nth) => (calls[nth] ?? 0) > (called[nth]?.taken ?? 0))).toEqual([false, true, false]);
  });
});

describe('while an action is open (IN21)', () => {
  test('its player and those named open no match and play no other; others do', async () => {
    const contract = await signed(room, { sum: 10 });
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    const stake = { stake: 1, friendly: false } as const;
    const proposal = await room.made(STRANGER, { type: 'proposeMatch', with: room.person(TWO), ...stake });
    const own = await room.made(STRANGER, { type: 'proposeMatch', with: room.person(ONE), ...stake });
    const offer = await room.made(STRANGER, {
      type: 'offerContract',
      with: room.person(TWO),
      text: 'Silk',
      sum: 2,
      payer: 'one',
      counters: null,
      game: 3,
    });
    const tongue = await drawUntil(room, ONE, 'loose-tongue');
    const other = await drawUntil(room, TWO, 'market-talk');
    await keepAll(room, ['loose-tongue', 'market-talk']);
    await plays(ONE, tongue, room.person(TWO));
    expect(await refused(TWO, { type: 'acceptMatch', proposal })).toBe('play-open');
    expect(await refused(ONE, { type: 'acceptMatch', proposal: own })).toBe('play-open');
    expect(await refused(TWO, onContract(contract, { type: 'agreeGame', proposal: 1 }))).toBe('play-open');
    expect(await refused(TWO, onContract(offer, { type: 'accept', game: 3 }))).toBe('play-open');
    expect(await tries(TWO, other)).toBe('play-open');
    await sitDown(room, STRANGER, 3, 1);
    await passes(TWO);
    await plays(TWO, other);
  });

  test('IN14: whoever sits in a match plays none, and is not named', async () => {
    const tongue = await drawUntil(room, ONE, 'loose-tongue');
    const theirs = await drawUntil(room, STRANGER, 'market-talk');
    expect(await tries(ONE, tongue, room.person(STRANGER))).toBe('bad-choice');
    expect(await tries(STRANGER, theirs)).toBe('busy');
    expect((await infoOf(STRANGER)).playable).toEqual([]);
  });
});

describe('ruin (IN25, PR25)', () => {
  test('of somebody in a match comes at its end: hand and front are spent, and rings pass them by', async () => {
    const hand = await handIn(room, STRANGER);
    const ruin = { type: 'ruinPerson', person: room.person(STRANGER), ruined: true, reason } as const;
    const rung = new Set<number>();
    room.services.world.bell.listen({ rung: (people) => people.forEach((person) => rung.add(person)) });
    await done(room, ORGANISER, ruin);
    expect(rung).toContain(await room.key(STRANGER));
    // A ruin that has not come yet can be taken back as well.
    await done(room, ORGANISER, { ...ruin, ruined: false });
    await done(room, ORGANISER, ruin);
    expect(await handIn(room, STRANGER)).toEqual(hand);
    expect(await refused(ORGANISER, ruin)).toBe('ruined-before');
    const bound = present(await room.store.read.people.person(room.person(STRANGER)), 'a trader').match ?? 0;
    const { id: match } = present(await room.store.read.matchByKey(bound), 'a match');
    await done(room, STRANGER, { type: 'play', match, command: { type: 'concede' } });
    expect(await handIn(room, STRANGER)).toEqual([]);
    expect((await common()).order).not.toContain(room.person(STRANGER));
    await ringOn(room);
    expect(await handIn(room, STRANGER)).toEqual([]);
  });

  test('taken back, they come into the initiative again, with no card', async () => {
    const back = { type: 'ruinPerson', person: room.person(STRANGER), ruined: false, reason } as const;
    await done(room, ORGANISER, back);
    expect(await refused(ORGANISER, back)).toBe('not-ruined');
    expect((await common()).order).toContain(room.person(STRANGER));
    expect(handSize(await common(), room.person(STRANGER))).toBe(0);
    await ringOn(room);
    expect(await handIn(room, STRANGER)).toHaveLength(1);
    const match = await sitDown(room, STRANGER, 3, 1);
    await done(room, STRANGER, { type: 'play', match, command: { type: 'concede' } });
    expect((await common()).order).toContain(room.person(STRANGER));
  });
});

test('PR25: of somebody in a match that has stopped it comes as that is voided', async () => {
  const stopped = await openIntrigueRoom();
  await done(stopped, ORGANISER, ring(1));
  const match = await sitDown(stopped, ONE, TWO, 1);
  await done(stopped, ORGANISER, { type: 'ruinPerson', person: stopped.person(ONE), ruined: true, reason });
  await breakLog(stopped.store, match);
  const concede = { type: 'play', match, command: { type: 'concede' } } as const;
  expect(codeOf(await stopped.ask(ONE, concede))).toBe('match-stopped');
  expect(await handIn(stopped, ONE)).toHaveLength(1);
  await done(stopped, ORGANISER, { type: 'voidMatch', match, shortfall: 'refuse', reason });
  expect([await handIn(stopped, ONE), (await handIn(stopped, TWO)).length]).toEqual([[], 1]);
  await stopped.close();
});

test('IN25: one act ruins by both modules, whichever of them somebody met first', async () => {
  const both = await openPromisingRoom();
  for (const asked of [intrigueSet('on'), WORD, ring(1)]) await done(both, ORGANISER, asked);
  const acts = (number: number, ruined: boolean) =>
    ({ type: 'ruinPerson', person: both.person(number), ruined, reason }) as const;
  const isRuined = async (number: number) => {
    const [hand] = await both.store.read.pledges.handsOf([await both.key(number)]);
    const { order } = (await deckOf(both)).common;
    return { promises: hand?.ruined ?? null, deck: !order.includes(both.person(number)) };
  };
  await done(both, ORGANISER, acts(ONE, true));
  expect(await isRuined(ONE)).toEqual({ promises: true, deck: true });
  expect(await handIn(both, ONE)).toEqual([]);
  await done(both, ORGANISER, acts(ONE, false));
  expect(await isRuined(ONE)).toEqual({ promises: false, deck: false });
  await done(both, ORGANISER, acts(3, true));
  expect(await isRuined(3)).toEqual({ promises: true, deck: true });
  await done(both, ORGANISER, acts(3, false));
  await done(both, ORGANISER, { type: 'dealPledges', people: [both.person(3)], house: null, reason });
  await done(both, ORGANISER, acts(3, true));
  expect(await isRuined(3)).toEqual({ promises: true, deck: true });
  // A ruin that was arranged before they were dealt promises is taken back the way it was made.
  const match = await sitDown(both, 4, ONE, 1);
  await done(both, ORGANISER, acts(4, true));
  await done(both, ORGANISER, { type: 'dealPledges', people: [both.person(4)], house: null, reason });
  await done(both, ORGANISER, acts(4, false));
  await done(both, ONE, { type: 'play', match, command: { type: 'concede' } });
  expect(await isRuined(4)).toEqual({ promises: false, deck: false });
  // Arranged once more, it comes in both modules with the end of the match.
  const next = await sitDown(both, 4, ONE, 1);
  await done(both, ORGANISER, acts(4, true));
  expect([await isRuined(4), (await handIn(both, 4)).length]).toEqual([{ promises: false, deck: false }, 1]);
  await done(both, ONE, { type: 'play', match: next, command: { type: 'concede' } });
  expect([await isRuined(4), await handIn(both, 4)]).toEqual([{ promises: true, deck: true }, []]);
  await closeVerified(both);
});

test('PR25, IN25: whoever was ruined before there were promises is so by both modules once they are switched on', async () => {
  const both = await openRoom();
  for (const asked of [intrigueSet('on'), WORD, ring(1)]) await done(both, ORGANISER, asked);
  const ruin = (number: number, ruined: boolean) =>
    ({ type: 'ruinPerson', person: both.person(number), ruined, reason }) as const;
  const match = await sitDown(both, 4, ONE, 1);
  for (const number of [3, 4]) await done(both, ORGANISER, ruin(number, true));
  // The ruined stay ruined: the preview does not tell it as if it were taken back.
  const shown = await previewFor(both, ORGANISER, switched('on'));
  expect(linesIn(shown, 'person')).toEqual([]);
  await done(both, ORGANISER, switched('on'));
  const people = [ONE, TWO].map((number) => both.person(number));
  await done(both, ORGANISER, { type: 'dealPledges', people, house: null, reason });
  const cut = promiseOf(both, TWO, 'the-cut');
  const whisper = promiseOf(both, TWO, 'whisper');
  await given(both, TWO, 3, { gives: cut });
  expect(await whereIs(both, cut)).toBe('hand 1');
  // The arranged ruin comes at the end of their match.
  await done(both, ONE, { type: 'play', match, command: { type: 'concede' } });
  await given(both, TWO, 4, { gives: whisper });
  expect(await whereIs(both, whisper)).toBe('hand 1');
  await done(both, ORGANISER, ruin(3, false));
  expect((await deckOf(both)).common.order).toContain(both.person(3));
  await given(both, TWO, 3, { gives: cut });
  expect(await whereIs(both, cut)).toBe('hand -1');
  await closeVerified(both);
});

describe('staff (IN26)', () => {
  test('a referee answers for who is silent, and does nothing else with the deck', async () => {
    const tongue = await drawUntil(room, ONE, 'loose-tongue');
    await letDraw(TWO, 1);
    await keepAll(room, ['loose-tongue']);
    await plays(ONE, tongue, room.person(TWO));
    const asking = (await common()).askings;
    expect(await refused(REFEREE, { type: 'letDraw', person: room.person(TWO), n: 1, reason })).toBe(
      'not-allowed',
    );
    await done(room, REFEREE, { type: 'answerIntrigueFor', person: room.person(TWO), asking, reason });
    expect((await common()).actions).toEqual([]);
  });

  test('who plays the action, or is named by it, answers for nobody in it', async () => {
    const tongue = await drawUntil(room, ONE, 'loose-tongue');
    await drawUntil(room, REFEREE, 'intercepted-letter');
    await plays(ONE, tongue, room.person(REFEREE));
    const asking = (await common()).askings;
    const act = { type: 'answerIntrigueFor', person: room.person(REFEREE), asking, reason } as const;
    expect(await room.ask(REFEREE, act)).toMatchObject({ error: { why: 'own-interest' } });
    await done(room, ORGANISER, act);
  });

  test('an action that names them keeps them from no answer in another', async () => {
    const tongue = await drawUntil(room, ONE, 'loose-tongue');
    await letDraw(TWO, 1);
    const other = await drawUntil(room, 3, 'loose-tongue');
    await letDraw(REFEREE, 1);
    await keepAll(room, ['loose-tongue']);
    await plays(ONE, tongue, room.person(TWO));
    const asking = (await common()).askings;
    await plays(3, other, room.person(REFEREE));
    expect((await common()).actions).toHaveLength(2);
    const answer = { type: 'answerIntrigueFor', reason } as const;
    await done(room, REFEREE, { ...answer, person: room.person(TWO), asking });
    const [left] = (await common()).actions;
    await done(room, ORGANISER, {
      ...answer,
      person: room.person(REFEREE),
      asking: left?.asked?.asking ?? 0,
    });
    expect((await common()).actions).toEqual([]);
  });

  test('nor for another whom it names beside them, neither an answer nor what they drop', async () => {
    const search = await drawUntil(room, ONE, 'house-search');
    for (const number of [TWO, REFEREE]) await letDraw(number, 1);
    await keepAll(room, ['house-search']);
    await plays(ONE, search, room.person(TWO), room.person(REFEREE));
    const answers = async (person: string, asking: number): Promise<void> => {
      const act = { type: 'answerIntrigueFor', person, asking, reason } as const;
      expect(await room.ask(REFEREE, act)).toMatchObject({ error: { why: 'own-interest' } });
      await done(room, ORGANISER, act);
    };
    for (;;) {
      const asked = (await common()).actions[0]?.asked ?? null;
      if (asked === null) break;
      await answers(asked.who, asked.asking);
    }
    const { asking } = present((await common()).actions[0]?.drop, 'both drop one');
    for (const number of [TWO, REFEREE]) await answers(room.person(number), asking);
    expect((await common()).actions).toEqual([]);
  });

  test('EVENT: whoever sits in a match does not close the deck, which opens the hand of their opponent, nor their audience', async () => {
    await done(room, ORGANISER, { type: 'openAudience', person: room.person(TWO), reason });
    const match = await sitDown(room, ORGANISER, TWO, 1);
    const closing = { type: 'closeIntrigue', reason } as const;
    expect(await room.ask(ORGANISER, closing)).toMatchObject({ error: { why: 'own-interest' } });
    expect(await room.looked(ORGANISER, { id: room.command(closing).id, ...closing })).toMatchObject({
      mark: null,
    });
    const ending = { type: 'closeAudience', reason } as const;
    expect(await room.ask(ORGANISER, ending)).toMatchObject({ error: { why: 'own-interest' } });
    await done(room, ORGANISER, { type: 'play', match, command: { type: 'concede' } });
    await done(room, ORGANISER, ending);
  });

  test('an organiser draws nothing for themselves', async () => {
    for (const act of [
      { type: 'letDraw', person: room.person(ORGANISER), n: 1, reason },
      { type: 'openAudience', person: room.person(ORGANISER), reason },
      { type: 'openIntrigueHand', person: room.person(ORGANISER), reason },
    ] as const)
      expect(await room.ask(ORGANISER, act)).toMatchObject({ error: { why: 'own-interest' } });
  });
});

test('IN9: a draw of the audience is offered to whoever may buy one, and to nobody else', async () => {
  await done(room, ORGANISER, { type: 'openAudience', person: room.person(TWO), reason });
  await keepAll(room);
  const buys = async (number: number) => [(await infoOf(number)).buy, (await homeOf(number)).buy];
  const [offered, not] = [
    [3, 3],
    [null, null],
  ];
  expect([await buys(ONE), await buys(TWO)]).toEqual([offered, not]);
  const person = room.person(ONE);
  const rich = (await room.purse(ONE)) - 2;
  const paused = (is: boolean) => ({ type: 'pauseEvent', paused: is, reason }) as const;
  const frozen = (is: boolean) => ({ type: 'freezePerson', person, frozen: is, reason }) as const;
  for (const [stops, goesOn] of [
    [paused(true), paused(false)],
    [frozen(true), frozen(false)],
    [intrigueSet('off'), intrigueSet('on')],
    [
      { type: 'payOut', person, drakes: rich, reason } as const,
      { type: 'payIn', person, drakes: rich, reason } as const,
    ],
  ] as const) {
    await done(room, ORGANISER, stops);
    expect(await buys(ONE), stops.type).toEqual(not);
    await done(room, ORGANISER, goesOn);
    expect(await buys(ONE), stops.type).toEqual(offered);
  }
  while ((await handIn(room, ONE)).length <= 7) await letDraw(ONE, 1);
  expect(await buys(ONE)).toEqual(not);
  await keepAll(room);
  await done(room, ONE, { type: 'buyDraw' });
  expect([await buys(ONE), await buys(STRANGER)]).toEqual([not, offered]);
  await done(room, ORGANISER, { type: 'closeAudience', reason });
  expect(await buys(STRANGER)).toEqual(not);
});

test('IN9: where coins lie on the table, a draw is bought and no entry is made', async () => {
  const table = await openTableRoom();
  for (const asked of [intrigueSet('on'), WORD]) await done(table, ORGANISER, asked);
  await done(table, ORGANISER, { type: 'openAudience', person: table.person(TWO), reason });
  await done(table, ONE, { type: 'buyDraw' });
  expect(await handIn(table, ONE)).toHaveLength(1);
  expect((await table.store.read.money.accounts()).every(({ balance }) => balance === 0)).toBe(true);
  await closeVerified(table);
});
