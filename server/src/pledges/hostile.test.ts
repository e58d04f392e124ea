// Promises against people who mean ill: staff who would read a hand, parties who would play or give one promise twice,
// and people who were dealt none.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { staffPledges } from '../home/index.ts';
import { audit } from '../audit/index.ts';
import { interestsOf } from '../interest/index.ts';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  onContract,
  ORGANISER,
  sitDown,
  STRANGER,
  stateOf,
  TWO,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { previewFor } from '../../test/support/previewing.ts';
import {
  given,
  offerWith,
  openPromisingRoom,
  promiseOf,
  readBy,
  signedWith,
  switched,
  whereIs,
} from '../../test/support/promising.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openPromisingRoom();
});
afterEach(() => closeVerified(room));

const [FOURTH, FIFTH] = [3, 4];
const reason = 'r';
const ask = async (number: number, asked: Asked): Promise<string> => codeOf(await room.ask(number, asked));
const mine = (owner: number, card: string): string => promiseOf(room, owner, card);
const ruin = (number: number, ruined = true) =>
  ({ type: 'ruinPerson', person: room.person(number), ruined, reason }) as const;
const sentHome = (pledge: string) => ({ type: 'sendPledgeHome', pledge, reason }) as const;
const accept = { type: 'accept', pledges: true } as const;
const deal = (number: number, house: string): Promise<void> =>
  done(room, ORGANISER, { type: 'dealPledges', people: [room.person(number)], house, reason });

async function versionOf(number: number): Promise<number> {
  const [standing] = await room.store.read.people.standings([await room.key(number)]);
  return present(standing, 'a person').version;
}

/** Brings the Seal of Right of FOURTH into the hand of ONE; returns its key. */
async function sealInHand(): Promise<string> {
  await deal(FOURTH, 'seal-of-right');
  const seal = mine(FOURTH, 'seal-of-right');
  await given(room, FOURTH, ONE, { gives: seal });
  return seal;
}

async function demandedWith(seal: string, other: number): Promise<string> {
  const contract = await signedWith(room, ONE, other, { sum: 40 });
  await done(room, ONE, onContract(contract, { type: 'demandWith', pledge: seal }));
  return contract;
}

describe('contracts', () => {
  test('PR20: who is frozen is bound to nothing new, and what was signed is handed over as without promises', async () => {
    const contract = await signedWith(room, ONE, TWO, { sum: 10 });
    const stopped = { person: room.person(TWO), frozen: true, reason };
    await done(room, ORGANISER, { type: 'freezePerson', ...stopped });
    expect(await ask(ONE, onContract(contract, { type: 'confirmHandover' }))).toBe('ok');
    expect(await ask(ONE, onContract(contract, { type: 'proposeGame', amount: 5 }))).toBe('person-frozen');
  });

  test('PR5: whoever offers the same back names nothing that is out', async () => {
    const whisper = mine(STRANGER, 'whisper');
    await given(room, STRANGER, ONE, { gives: whisper });
    const contract = await offerWith(room, ONE, TWO, { gives: whisper, game: 5 });
    await done(room, ORGANISER, ruin(STRANGER));
    expect(await ask(TWO, onContract(contract, accept))).toBe('is-out');
    expect(await stateOf(room, contract)).toEqual({ at: 'offered' });
  });

  test('PR5: whoever offers the same back has what they would give, and is told no more of the other’s hand', async () => {
    const [cut, whisper] = [mine(ONE, 'the-cut'), mine(TWO, 'whisper')];
    const contract = await offerWith(room, ONE, TWO, { gives: cut, asks: whisper, game: 5 });
    await given(room, TWO, STRANGER, { gives: whisper });
    expect(await ask(TWO, onContract(contract, accept))).toBe('not-to-be-had');
    await given(room, STRANGER, TWO, { gives: whisper });
    await given(room, ONE, STRANGER, { gives: cut });
    // The game was not agreed on: the same is offered back, and the writer's hand was not looked at.
    expect(await ask(TWO, onContract(contract, accept))).toBe('ok');
  });

  test('switched off, nobody writes an offer that names promises, offering it back either', async () => {
    const contract = await offerWith(room, ONE, TWO, { gives: mine(ONE, 'whisper'), game: 5 });
    await done(room, ORGANISER, switched('off'));
    expect(await ask(TWO, onContract(contract, accept))).toBe('promises-off');
    await done(room, ORGANISER, switched('on'));
    expect(await ask(TWO, onContract(contract, accept))).toBe('ok');
  });

  test('truce: a demand that it ends gives its promise back, and its owner’s page hears of it', async () => {
    const seal = await sealInHand();
    await demandedWith(seal, TWO);
    const before = await versionOf(FOURTH);
    await given(room, ONE, TWO, { gives: mine(ONE, 'guest-right') });
    expect(await whereIs(room, seal)).toBe('hand 0');
    expect(await versionOf(FOURTH)).toBeGreaterThan(before);
  });

  test('tie: who counters a deal with a game of their own proposes it; who counters a game proposes none', async () => {
    const surety = mine(ONE, 'surety');
    await given(room, ONE, TWO, { gives: surety });
    const counter = {
      type: 'offerContract',
      with: room.person(ONE),
      text: 'x',
      sum: 0,
      payer: 'one',
    } as const;
    const withGame = await offerWith(room, ONE, TWO, { game: 5 });
    await room.made(TWO, { ...counter, counters: withGame, game: 6 });
    expect(await whereIs(room, surety)).toBe('front 1');
    const withoutGame = await offerWith(room, ONE, TWO, {});
    await room.made(TWO, { ...counter, counters: withoutGame, game: 5 });
    expect(await whereIs(room, surety)).toBe('hand 0');
  });

  test.each([
    ['sent home', () => [sentHome(mine(FOURTH, 'seal-of-right'))]],
    ['out and back', () => [ruin(FOURTH), ruin(FOURTH, false)]],
  ])('PR21: a promise that was %s from a demand is no more of that demand', async (_, acts) => {
    const seal = await sealInHand();
    const first = await demandedWith(seal, TWO);
    const before = await versionOf(TWO);
    for (const act of acts()) await done(room, ORGANISER, act);
    // The demand is for a fourth as before, and both parties are told.
    expect(await stateOf(room, first)).toMatchObject({ game: { at: 'demanded', part: 4 } });
    expect(await versionOf(TWO)).toBeGreaterThan(before);
    // The journal holds it, too.
    expect((await audit(room.store.read)).finding).toBeNull();
    await given(room, FOURTH, ONE, { gives: seal });
    await demandedWith(seal, STRANGER);
    // The end of the first demand does not take back a promise that lies with the second.
    await done(room, ONE, onContract(first, { type: 'withdrawGame', proposal: 1 }));
    expect(await whereIs(room, seal)).toBe('front 0');
  });

  test('case 1, case 12: two acceptances, a ruin and a handover that are asked for at once come one after another', async () => {
    const whisper = mine(ONE, 'whisper');
    const first = await offerWith(room, ONE, TWO, { gives: whisper });
    const second = await offerWith(room, ONE, STRANGER, { gives: whisper });
    const answers = await Promise.all([
      ask(TWO, onContract(first, accept)),
      ask(STRANGER, onContract(second, accept)),
      ask(ORGANISER, ruin(ONE)),
      ask(ONE, onContract(first, { type: 'confirmHandover' })),
      ask(TWO, onContract(first, { type: 'confirmHandover' })),
    ]);
    expect(answers).toEqual(['ok', 'not-to-be-had', 'ok', 'ok', 'ok']);
    expect(await whereIs(room, whisper)).toBe('out');
    expect((await readBy(room, STRANGER)).given).toEqual([]);
  });
});

describe('whoever was dealt none (PR2, PR9)', () => {
  test('what they were given before they are dealt their own is in their hand to everybody', async () => {
    const cut = mine(ONE, 'the-cut');
    await given(room, ONE, FOURTH, { gives: cut, asks: null });
    await given(room, TWO, FOURTH, { gives: mine(TWO, 'whisper') });
    await deal(FOURTH, 'seal-of-right');
    const sizes = async () => (await readBy(room, TWO)).hands.map(({ size }) => size);
    expect(await sizes()).toEqual([4, 4, 5, 7]);
    await done(room, FOURTH, { type: 'playPledge', pledge: cut, named: 9 });
    await given(room, FOURTH, TWO, { gives: mine(TWO, 'whisper') });
    expect(await sizes()).toEqual([4, 5, 5, 5]);
  });

  test('PR17: nothing that they handed on or showed before counts', async () => {
    const [cut, whisper] = [mine(ONE, 'the-cut'), mine(ONE, 'whisper')];
    for (const gives of [cut, whisper]) await given(room, ONE, FOURTH, { gives });
    await given(room, FOURTH, TWO, { gives: whisper });
    await done(room, FOURTH, { type: 'showPledges', pledges: [cut], to: null });
    await deal(FOURTH, 'seal-of-right');
    const [hand] = await room.store.read.pledges.handsOf([await room.key(FOURTH)]);
    expect(hand).toMatchObject({ size: 6, mayHold: 1 });
  });
});

describe('the ruin of whoever was dealt none (PR25)', () => {
  const [cut, whisper] = ['the-cut', 'whisper'] as const;

  test('sends home what they have of others, in their hand, before them or set aside by them', async () => {
    const surety = mine(TWO, 'surety');
    for (const card of [cut, whisper]) await given(room, ONE, FOURTH, { gives: mine(ONE, card) });
    await given(room, TWO, FOURTH, { gives: surety });
    await signedWith(room, FOURTH, STRANGER, { gives: mine(ONE, cut) });
    expect(await ask(ORGANISER, ruin(FOURTH))).toBe('ok');
    expect(
      await Promise.all([mine(ONE, cut), mine(ONE, whisper), surety].map((one) => whereIs(room, one))),
    ).toEqual(['hand 0', 'hand 0', 'hand 1']);
    expect(await ask(ORGANISER, ruin(FOURTH))).toBe('ruined-before');
  });

  test('sends home what a contract would bring them, until it is taken back', async () => {
    const brought = await signedWith(room, ONE, FOURTH, { gives: mine(ONE, cut) });
    await done(room, ORGANISER, ruin(FOURTH));
    for (const party of [ONE, FOURTH])
      await done(room, party, onContract(brought, { type: 'confirmHandover' }));
    expect(await whereIs(room, mine(ONE, cut))).toBe('hand 0');
    await done(room, ORGANISER, ruin(FOURTH, false));
    await given(room, ONE, FOURTH, { gives: mine(ONE, cut) });
    expect(await whereIs(room, mine(ONE, cut))).toBe('hand -1');
  });

  test('leaves them without any until it is taken back: all that the ruined own is out', async () => {
    await done(room, ORGANISER, ruin(FOURTH));
    const people = [room.person(FIFTH), room.person(FOURTH)];
    expect(await room.ask(ORGANISER, { type: 'dealPledges', people, house: null, reason })).toEqual({
      ok: false,
      error: { code: 'ruined-before', who: room.person(FOURTH) },
    });
    await done(room, ORGANISER, ruin(FOURTH, false));
    await deal(FOURTH, 'seal-of-right');
    expect(await whereIs(room, mine(FOURTH, 'seal-of-right'))).toBe('hand -1');
  });

  test('stands where they are dealt to before it comes, at the end of their match', async () => {
    const match = await sitDown(room, FIFTH, TWO, 1);
    await done(room, ORGANISER, ruin(FIFTH));
    await deal(FIFTH, 'lent-blade');
    expect(await ask(ORGANISER, ruin(FIFTH))).toBe('ruined-before');
    await done(room, TWO, { type: 'play', match, command: { type: 'concede' } });
    expect(await whereIs(room, mine(FIFTH, 'lent-blade'))).toBe('out');
  });

  test('is none of somebody who does not trade', async () => {
    const screen = { name: 'A screen', staff: 'display', trades: false, deal: false, drakes: 0 } as const;
    const person = await room.made(ORGANISER, { type: 'addPerson', ...screen, reason });
    expect(await ask(ORGANISER, { ...ruin(FOURTH), person })).toBe('never-dealt');
  });

  test('of somebody in a match comes at its end', async () => {
    await given(room, ONE, FOURTH, { gives: mine(ONE, cut) });
    const match = await sitDown(room, FOURTH, TWO, 1);
    await done(room, ORGANISER, ruin(FOURTH));
    expect(await whereIs(room, mine(ONE, cut))).toBe('hand -1');
    await done(room, TWO, { type: 'play', match, command: { type: 'concede' } });
    expect(await whereIs(room, mine(ONE, cut))).toBe('hand 0');
  });
});

describe('an organiser with an interest (PR26; EVENT, "Who")', () => {
  /**
   * Returns what they read and are told of a promise that ONE or TWO has face down, while they sit in a match with ONE.
   */
  async function told(holder: number) {
    await room.close();
    room = await openPromisingRoom();
    const whisper = mine(STRANGER, 'whisper');
    await given(room, STRANGER, holder, { gives: whisper });
    const challenge = { type: 'proposeMatch', with: room.person(ONE), stake: 1, friendly: false } as const;
    const proposal = await room.made(ORGANISER, challenge);
    await done(room, ONE, { type: 'acceptMatch', proposal });
    const { services, store } = room;
    const actor = await services.world.actors.of(store.read, room.device(ORGANISER));
    const { places } = await staffPledges(services.world, store.read, {
      interests: await interestsOf(store.read, actor),
      isOrganiser: true,
    });
    return {
      places: places.map(({ pledge }) => pledge),
      previews: [
        await previewFor(room, ORGANISER, sentHome(whisper)),
        await previewFor(room, ORGANISER, sentHome(mine(TWO, 'whisper'))),
        await previewFor(room, ORGANISER, ruin(STRANGER)),
      ],
      acts: [await ask(ORGANISER, sentHome(whisper)), await ask(ORGANISER, ruin(STRANGER))],
    };
  }

  test('reads from no list, preview or refusal in whose hand a promise is', async () => {
    const withOne = await told(ONE);
    expect(await told(TWO)).toEqual(withOne);
    expect(withOne.acts).toEqual(['not-allowed', 'not-allowed']);
  });
});

describe('names that nobody has (PR5, PR11)', () => {
  const long = 'я'.repeat(40);
  test.each([
    ['of nobody', 'nobody/the-cut'],
    ['of a word that objects know', '__proto__/constructor'],
    ['with two strokes', 'p1/the-cut/the-cut'],
    ['without a stroke', 'the-cut'],
    ['of strokes', '//'],
    ['long', `${long}/${long}`],
    ['half a sign', '\ud800/\udc00'],
    ['a card that nobody was dealt', '{one}/hideout'],
    ['a card that is none', '{one}/__proto__'],
  ])('%s', async (_, name) => {
    const pledge = name.replace('{one}', room.person(ONE));
    const contract = await signedWith(room, ONE, TWO, { sum: 20 });
    await done(room, TWO, onContract(contract, { type: 'proposeGame', amount: 5 }));
    const before = (await room.store.read.journal.last())?.hash;
    const offer = {
      type: 'offerContract',
      with: room.person(TWO),
      text: 'x',
      sum: 0,
      counters: null,
    } as const;
    const asked: readonly (readonly [Asked, string])[] = [
      [{ type: 'playPledge', pledge, named: 6 }, 'not-in-hand'],
      [{ type: 'letGoPledge', pledge }, 'not-lying'],
      [{ type: 'showPledges', pledges: [pledge], to: null }, 'not-in-hand'],
      [{ ...offer, payer: 'one', pledges: { gives: pledge, asks: null } }, 'unknown-promise'],
      [{ ...offer, payer: 'one', pledges: { gives: null, asks: pledge } }, 'unknown-promise'],
      [onContract(contract, { type: 'demandWith', pledge }), 'not-in-hand'],
      [onContract(contract, { type: 'answerWith', proposal: 1, pledge }), 'not-in-hand'],
    ];
    for (const [what, code] of asked) expect(await ask(ONE, what)).toBe(code);
    expect(await ask(ORGANISER, sentHome(pledge))).toBe('unknown-promise');
    expect((await room.store.read.journal.last())?.hash).toBe(before);
  });

  test('a promise of others is refused like one that there is not, wherever it lies', async () => {
    const whisper = mine(TWO, 'whisper');
    const codes = async () => [
      await ask(ONE, { type: 'playPledge', pledge: whisper, named: null }),
      await ask(ONE, { type: 'showPledges', pledges: [whisper], to: null }),
      await ask(ONE, { type: 'letGoPledge', pledge: whisper }),
    ];
    const inHand = await codes();
    await signedWith(room, TWO, STRANGER, { gives: whisper });
    expect(await codes()).toEqual(inHand);
    expect(inHand).toEqual(['not-in-hand', 'not-in-hand', 'not-lying']);
  });
});
