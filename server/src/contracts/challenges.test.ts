import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_SUM } from '@dunmer/shared/contract';
import {
  closeVerified,
  codeOf,
  done,
  isBound,
  ONE,
  openRoom,
  openTableRoom,
  ORGANISER,
  purses,
  signed,
  started,
  STRANGER,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import type { Table } from '../../test/support/playOut.ts';
import { present } from '@dunmer/shared/lib';
import { decode } from '../store/index.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => closeVerified(room));

const propose = (stake: number, friendly = false, to = TWO): Asked => ({
  type: 'proposeMatch',
  with: room.person(to),
  stake,
  friendly,
});
/** The states of a challenge that the journal has noted, in order. */
async function noted(proposal: string) {
  const rows = await room.store.read.journal.rows(0, 1000);
  return rows
    .flatMap(({ body }) => decode(body))
    .flatMap((note) =>
      note.is === 'proposal' && note.proposal === proposal ? [[note.state, note.answers]] : [],
    );
}
const versions = async (): Promise<readonly number[]> =>
  (await room.store.read.people.standings([await room.key(ONE), await room.key(TWO)])).map(
    ({ version }) => version,
  );
const ask = async (number: number, asked: Asked): Promise<string> => codeOf(await room.ask(number, asked));

describe('a match without a contract (R20)', () => {
  test('is opened by who is asked, and both stakes are in its pot', async () => {
    const table = await without(room, 30);
    expect(await purses(room)).toEqual([70, 70]);
    expect([await isBound(room, ONE), await isBound(room, TWO)]).toEqual([true, true]);
    expect(await room.store.read.match(table.match)).toMatchObject({
      kind: 'stake',
      stake: 30,
      contract: null,
    });
  });

  test('can simply be declined, and withdrawn by who proposed it', async () => {
    const first = await room.made(ONE, propose(5));
    expect(await ask(ONE, { type: 'acceptMatch', proposal: first })).toBe('not-yours-to-answer');
    expect(await ask(ONE, { type: 'declineMatch', proposal: first })).toBe('not-yours-to-answer');
    expect(await ask(TWO, { type: 'withdrawMatch', proposal: first })).toBe('not-yours-to-withdraw');
    const before = await versions();
    expect(await ask(TWO, { type: 'declineMatch', proposal: first })).toBe('ok');
    const after = await versions();
    // Both hear of it.
    expect(after.map((version, i) => version > (before[i] ?? 0))).toEqual([true, true]);
    expect(await ask(TWO, { type: 'acceptMatch', proposal: first })).toBe('closed');
    const second = await room.made(ONE, propose(5));
    expect(await ask(ONE, { type: 'withdrawMatch', proposal: second })).toBe('ok');
    expect(await ask(TWO, { type: 'acceptMatch', proposal: second })).toBe('closed');
    expect([await noted(first), await noted(second)]).toEqual([
      [
        ['offered', null],
        ['declined', null],
      ],
      [
        ['offered', null],
        ['withdrawn', null],
      ],
    ]);
  });

  test('is nobody else’s: strangers hear the same as of one that there is not', async () => {
    const proposal = await room.made(ONE, propose(5));
    for (const type of ['acceptMatch', 'declineMatch', 'withdrawMatch'] as const) {
      expect(await ask(STRANGER, { type, proposal })).toBe('unknown-proposal');
      expect(await ask(STRANGER, { type, proposal: 'none' })).toBe('unknown-proposal');
    }
  });

  test.each([
    [-1, 'bad-sum'],
    [0.5, 'bad-sum'],
    [MOST_SUM + 1, 'bad-sum'],
    [0, 'below-least'],
    [101, 'not-enough'],
  ])('a stake of %s is refused: %s', async (stake, code) => {
    expect(await ask(ONE, propose(stake))).toBe(code);
  });

  test('a friendly one has no stake, and nobody plays one with who does not trade', async () => {
    expect(await ask(ONE, propose(5, true))).toBe('bad-sum');
    const screen = { name: 'A screen', staff: 'display', trades: false, deal: false, drakes: 0 } as const;
    const wall = await room.made(ORGANISER, { type: 'addPerson', ...screen, reason: 'it hangs on the wall' });
    const asked = { type: 'proposeMatch', with: wall, stake: 5, friendly: false } as const;
    expect(await ask(ONE, asked)).toBe('unknown-person');
  });

  test('is for any stake where coins lie on the table', async () => {
    await room.close();
    room = await openTableRoom();
    const proposal = await room.made(ONE, propose(5000));
    expect(await ask(TWO, { type: 'acceptMatch', proposal })).toBe('ok');
  });

  test('whoever has less is not named, and what the other holds is not asked for before they answer', async () => {
    await done(room, ORGANISER, {
      type: 'payOut',
      person: room.person(TWO),
      drakes: 60,
      reason: 'for a horse',
    });
    const proposal = await room.made(ONE, propose(50));
    expect(await room.ask(TWO, { type: 'acceptMatch', proposal })).toEqual({
      ok: false,
      error: { code: 'not-enough', amount: 50 },
    });
    expect(await purses(room)).toEqual([100, 40]);
  });

  test('is not opened for less than the least prestige as it is by then (R11); a friendly one has none', async () => {
    const [low, friendly] = [await room.made(ONE, propose(3)), await room.made(ONE, propose(0, true))];
    await done(room, ORGANISER, { type: 'set', change: { name: 'least', value: 10 }, reason: 'we grow' });
    expect(await room.ask(TWO, { type: 'acceptMatch', proposal: low })).toEqual({
      ok: false,
      error: { code: 'below-least', least: 10 },
    });
    expect(await purses(room)).toEqual([100, 100]);
    expect(await ask(TWO, { type: 'declineMatch', proposal: low })).toBe('ok');
    expect(await ask(TWO, { type: 'acceptMatch', proposal: friendly })).toBe('ok');
  });

  test('one match at a time, for both (rule 1.5)', async () => {
    const [mine, theirs] = [
      await room.made(ONE, propose(5, false, STRANGER)),
      await room.made(STRANGER, propose(5)),
    ];
    await without(room, 0);
    expect(await ask(STRANGER, { type: 'acceptMatch', proposal: mine })).toBe('in-match');
    expect(await ask(TWO, { type: 'acceptMatch', proposal: theirs })).toBe('in-match');
  });

  test('accepted twice at once it is opened once', async () => {
    const proposal = await room.made(ONE, propose(5));
    const accept: Asked = { type: 'acceptMatch', proposal };
    const answers = await Promise.all([room.ask(TWO, accept), room.ask(TWO, accept)]);
    expect(answers.map(codeOf)).toEqual(['ok', 'closed']);
    expect(await purses(room)).toEqual([95, 95]);
  });

  test('a frozen trader sits down with nobody', async () => {
    const proposal = await room.made(ONE, propose(5));
    await done(room, ORGANISER, {
      type: 'freezePerson',
      person: room.person(ONE),
      frozen: true,
      reason: 'a quarrel',
    });
    expect(await ask(TWO, { type: 'acceptMatch', proposal })).toBe('person-frozen');
  });

  test('oneself and nobody are no opponents', async () => {
    expect(await ask(ONE, propose(5, false, ONE))).toBe('oneself');
    expect(await ask(ONE, { type: 'proposeMatch', with: 'nobody', stake: 5, friendly: false })).toBe(
      'unknown-person',
    );
  });
});

describe('a match with somebody short (rule 2.2)', () => {
  /** Leaves TWO with `count` cards. */
  async function leave(count: number): Promise<void> {
    for (const copy of (await room.copies(TWO)).slice(count))
      await done(room, ORGANISER, { type: 'moveCopy', copy, to: null, reason: 'lost' });
  }
  const accepted = async (number: number, proposal: string) => {
    const answer = await room.ask(number, { type: 'acceptMatch', proposal });
    return answer.ok && answer.value.type === 'made' ? answer.value.id : codeOf(answer);
  };

  test.each([
    [30, false],
    [0, true],
  ])(
    'for %s: a short trader’s yes proposes the same back, and who asked first has the last word',
    async (stake, friendly) => {
      await leave(5);
      const first = await room.made(ONE, propose(stake, friendly));
      const before = await versions();
      const back = await accepted(TWO, first);
      const after = await versions();
      // Both hear of it, and the journal records which challenge answers which.
      expect(after.map((version, i) => version > (before[i] ?? 0))).toEqual([true, true]);
      expect([await noted(first), await noted(back)]).toEqual([
        [
          ['offered', null],
          ['declined', null],
        ],
        [['offered', first]],
      ]);
      expect(await purses(room)).toEqual([100, 100]);
      expect(await room.store.read.challenges.challenge(first)).toMatchObject({ state: 'declined' });
      expect(await room.store.read.challenges.challenge(back)).toMatchObject({
        from: await room.key(TWO),
        to: await room.key(ONE),
        stake,
        friendly,
        answers: first,
        state: 'offered',
      });
      const match = await started(room, ONE, { type: 'acceptMatch', proposal: back });
      expect(await purses(room)).toEqual([100 - stake, 100 - stake]);
      const seats = (await room.store.read.match(match))?.seats;
      // Seat a belongs to the trader who asked first.
      expect([seats?.a.person?.key, seats?.b.person?.key]).toEqual([
        await room.key(ONE),
        await room.key(TWO),
      ]);
    },
  );

  test('six cards are not short: the match begins at once', async () => {
    await leave(6);
    await without(room, 5);
    expect(await isBound(room, TWO)).toBe(true);
  });

  test('the last word can be no; and it is asked for once only, however few cards the other has', async () => {
    await leave(4);
    for (const copy of (await room.copies(ONE)).slice(3))
      await done(room, ORGANISER, { type: 'moveCopy', copy, to: null, reason: 'lost' });
    const no = await accepted(TWO, await room.made(ONE, propose(5)));
    expect(await ask(ONE, { type: 'declineMatch', proposal: no })).toBe('ok');
    const yes = await accepted(TWO, await room.made(ONE, propose(5)));
    await started(room, ONE, { type: 'acceptMatch', proposal: yes });
  });

  test('what hinders the match hinders that yes too', async () => {
    await leave(4);
    const proposal = await room.made(ONE, propose(50));
    await done(room, ORGANISER, { type: 'payOut', person: room.person(TWO), drakes: 60, reason: 'r' });
    expect(await accepted(TWO, proposal)).toBe('not-enough');
    await leave(0);
    await done(room, ORGANISER, { type: 'payIn', person: room.person(TWO), drakes: 60, reason: 'r' });
    expect(await accepted(TWO, proposal)).toBe('no-cards');
    expect(await room.store.read.challenges.challenge(proposal)).toMatchObject({ state: 'offered' });
  });
});

describe('a friendly match (R21)', () => {
  test('has no stake', async () => {
    expect(await ask(ONE, propose(5, true))).toBe('bad-sum');
    await without(room, 0);
    expect(await purses(room)).toEqual([100, 100]);
  });

  test('binds both like any other (rule 1.5)', async () => {
    const contract = await signed(room);
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    await without(room, 0);
    expect(await ask(TWO, onContract(contract, { type: 'agreeGame', proposal: 1 }))).toBe('busy');
  });

  test('may follow one that is over', async () => {
    const first = await without(room, 0);
    await first.play('a', { type: 'concede' });
    const second = await without(room, 0);
    expect((await second.phase()).at).toBe('placing');
  });
});

describe('the decks of a match (EVENT, "Cards")', () => {
  const deckOf = async (table: Table): Promise<readonly string[]> => {
    const view = await table.view('a');
    return view.viewer === 'watcher' ? [] : view.own.deck.map(({ copy }) => copy);
  };

  test('are in their owners’ own order; copies that are not named follow', async () => {
    const copies = await room.copies(ONE);
    const named = copies.slice(2, 5).toReversed();
    await done(room, ONE, { type: 'orderDeck', copies: named });
    const rest = copies.filter((copy) => !named.includes(copy));
    expect(await deckOf(await without(room, 0))).toEqual([...named, ...rest]);
  });

  test('leave out what is frozen when it opens', async () => {
    const [frozen, ...others] = await room.copies(ONE);
    const copy = present(frozen, 'a deck');
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason: 'a doubt' });
    expect(await deckOf(await without(room, 0))).toEqual(others);
  });

  test('are what they were where a copy is frozen during the match', async () => {
    const table = await without(room, 0);
    const before = await deckOf(table);
    const copy = present(before[0], 'a deck');
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason: 'a doubt' });
    expect(await deckOf(table)).toEqual(before);
    await table.until('finished');
  });

  test('a trader without a free card can’t play, and nothing has moved', async () => {
    const proposal = await room.made(ONE, propose(5));
    for (const copy of await room.copies(TWO))
      await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason: 'a doubt' });
    expect(await ask(TWO, { type: 'acceptMatch', proposal })).toBe('no-cards');
    expect(await purses(room)).toEqual([100, 100]);
    expect(await isBound(room, ONE)).toBe(false);
  });
});
