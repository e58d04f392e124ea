import * as fc from 'fast-check';
import { assertAsyncProperty } from '@dunmer/shared/testing';
import { expect, test } from 'vitest';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  openRoom,
  ORGANISER,
  purses,
  signed,
  stateOf,
  TWO,
  onContract,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';

interface Course {
  readonly sum: number;
  readonly least: number;
  /**
   * What the payer (who pays the price first) and the other have left when the sixth is demanded, and when the
   * rounding is chosen.
   */
  readonly demanded: readonly [number, number];
  readonly chosen: readonly [number, number];
}

const sizes = fc.tuple(fc.nat(12), fc.nat(12));
const courses: fc.Arbitrary<Course> = fc.record({
  sum: fc.integer({ min: 1, max: 80 }),
  least: fc.integer({ min: 0, max: 4 }),
  demanded: sizes,
  chosen: sizes,
});

/** Sets a purse to this many drakes. */
async function fill(room: EventRoom, number: number, drakes: number): Promise<void> {
  const more = drakes - (await room.purse(number));
  const person = room.person(number);
  const reason = 'the day goes on';
  if (more > 0) await done(room, ORGANISER, { type: 'payIn', person, drakes: more, reason });
  if (more < 0) await done(room, ORGANISER, { type: 'payOut', person, drakes: -more, reason });
}

/**
 * Rules 1.2 and 1.3, word for word: the different values among the two roundings, raised to the minimum, lowered to
 * the smaller purse.
 */
function sizesOf(sum: number, least: number, smaller: number): readonly number[] {
  if (smaller < least) return [];
  const down = Math.min(Math.max(least, Math.floor(sum / 6)), smaller);
  const up = Math.min(Math.max(least, Math.ceil(sum / 6)), smaller);
  return down === up ? [down] : [down, up];
}

const choose = (room: EventRoom, contract: string, amount: number) =>
  room.ask(TWO, onContract(contract, { type: 'chooseRounding', amount }));

/** Chooses a wrong rounding first, then a right one; concedes a match that this opens. */
async function checkChoice(room: EventRoom, contract: string, { sum, least, chosen }: Course): Promise<void> {
  const choices = sizesOf(sum, least, Math.min(...chosen));
  const [amount = 0] = choices.slice(-1);
  const wrong = await choose(room, contract, amount + 1);
  if (choices.length === 0) {
    expect(wrong).toEqual({ ok: true, value: { type: 'demandEnded' } });
    expect(await stateOf(room, contract)).toMatchObject({ at: 'signed', game: { at: 'none' } });
    return;
  }
  expect(wrong).toEqual({ ok: false, error: { code: 'not-a-choice', choices } });
  const answer = await choose(room, contract, amount);
  if (!answer.ok || answer.value.type !== 'started') throw new Error(`no match: ${codeOf(answer)}`);
  expect(await purses(room)).toEqual(chosen.map((drakes) => drakes - amount));
  await done(room, ONE, { type: 'play', match: answer.value.match, command: { type: 'concede' } });
}

async function checkCourse(room: EventRoom, course: Course): Promise<void> {
  const { sum, least, demanded, chosen } = course;
  const set = async ([one, two]: readonly [number, number]) => {
    await fill(room, ONE, one);
    await fill(room, TWO, two);
  };
  await done(room, ORGANISER, { type: 'set', change: { name: 'least', value: least }, reason: 'as we play' });
  await fill(room, ONE, sum);
  const contract = await signed(room, { sum });
  await set(demanded);
  const answer = codeOf(await room.ask(ONE, onContract(contract, { type: 'demandSixth' })));
  expect(answer).toBe(Math.min(...demanded) < least ? 'not-enough' : 'ok');
  await set(chosen);
  if (answer === 'ok') await checkChoice(room, contract, course);
  await done(room, ORGANISER, { type: 'annulContract', contract, reason: 'the next one' });
}

test('a demanded sixth is lowered to the purses as they are when it is chosen, or ends (rules 1.2 and 1.3)', async () => {
  const room = await openRoom();
  await assertAsyncProperty(
    fc.asyncProperty(courses, (course) => checkCourse(room, course)),
    40,
  );
  await closeVerified(room);
});
