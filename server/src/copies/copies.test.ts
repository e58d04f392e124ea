import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { err, ok, present } from '@dunmer/shared/lib';
import type { StoredDefinition } from '../store/index.ts';
import { EventRoom } from '../../test/support/eventRoom.ts';

const [ANNA, BORIS, VERA, ORGANISER] = [0, 1, 2, 3];
const reason = 'the event wants it';
const CODE = 'ABCDEFGH';

let room: EventRoom;
let statements = 0;
beforeEach(async () => {
  room = await EventRoom.open({
    seeding: { count: 4, drakes: 50, staff: { 3: 'organiser' } },
    onStatement: () => (statements += 1),
  });
});
afterEach(() => room.close());

const refused = (code: string): unknown =>
  expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) });
const settled = ok({ type: 'settled' });
const first = async (number: number): Promise<string> => present((await room.copies(number))[0], 'a deck');
const definitionWith = async (rarity: string): Promise<StoredDefinition> =>
  present(
    (await room.store.read.cards.definitions()).find((each) => each.rarity === rarity),
    rarity,
  );
const inStore = (card: string) => room.made(ORGANISER, { type: 'makeCopy', card, to: null, reason });
const slipFor = (copy: string, code = CODE) => room.ask(ORGANISER, { type: 'makeSlip', copy, code, reason });

async function startMatch(one = ANNA, two = BORIS): Promise<void> {
  const proposal = await room.made(one, {
    type: 'proposeMatch',
    with: room.person(two),
    stake: 1,
    friendly: false,
  });
  expect((await room.ask(two, { type: 'acceptMatch', proposal })).ok).toBe(true);
}

describe('a start deck (rule 7)', () => {
  const deal = (uncommon: number, rare: number, people = [ANNA, BORIS, VERA]) =>
    room.ask(ORGANISER, {
      type: 'dealStart',
      people: people.map((one) => room.person(one)),
      uncommon,
      rare,
      reason,
    });
  const dealtTo = async (number: number) => room.store.read.cards.startCopies([await room.key(number)]);

  test('holds one of each standard card, so many different uncommon ones, at most one rare, and no unique', async () => {
    expect(await deal(3, 1)).toEqual(settled);
    const standard = (await room.store.read.cards.definitions()).filter((each) => each.rarity === 'standard');
    for (const person of [ANNA, BORIS, VERA]) {
      const dealt = Map.groupBy(await dealtTo(person), ({ rarity }) => rarity);
      const cards = (rarity: 'standard' | 'uncommon') =>
        new Set(dealt.get(rarity)?.map(({ card }) => card)).size;
      expect([cards('standard'), cards('uncommon')]).toEqual([standard.length, 3]);
      expect([dealt.get('rare')?.length, dealt.get('unique')]).toEqual([1, undefined]);
    }
    expect(await deal(3, 2)).toEqual(refused('too-many'));
  });

  test('is dealt once: who has one gets only what is missing', async () => {
    await deal(1, 0);
    const before = await dealtTo(ANNA);
    await deal(1, 0);
    expect(await dealtTo(ANNA)).toEqual(before);
    await deal(2, 1);
    expect(await dealtTo(ANNA)).toHaveLength(before.length + 2);
  });

  test('takes as many statements for one card and one trader as for many', async () => {
    const before = statements;
    await deal(5, 1);
    expect(statements - before - 2).toBeLessThanOrEqual(16);
  });

  test('is dealt to nobody where one of them is in a match', async () => {
    await startMatch(BORIS, VERA);
    const who = room.person(VERA);
    expect(await deal(1, 0, [ANNA, VERA])).toEqual(err({ code: 'in-match', who }));
    expect(await dealtTo(ANNA)).toEqual([]);
  });

  test('says which of several there is not, or does not trade', async () => {
    const screen = { name: 'A screen', staff: 'display', trades: false, deal: false, drakes: 0 } as const;
    for (const who of ['nobody', await room.made(ORGANISER, { type: 'addPerson', ...screen, reason })]) {
      const people = [room.person(VERA), who];
      const answer = await room.ask(ORGANISER, { type: 'dealStart', people, uncommon: 1, rare: 0, reason });
      expect(answer).toEqual(err({ code: 'unknown-person', who }));
    }
    expect(await dealtTo(VERA)).toEqual([]);
  });
});

describe('a copy', () => {
  test('has the next serial number of its card, and a history that begins with how it came about', async () => {
    const { card, made } = await definitionWith('uncommon');
    const id = await room.made(ORGANISER, { type: 'makeCopy', card, to: room.person(ANNA), reason });
    const copy = present(await room.store.read.cards.copy(id), 'it was made');
    expect(copy).toMatchObject({ card, serial: made + 1, owner: await room.key(ANNA) });
    expect((await room.store.read.cards.historyOf(copy.key)).acts).toMatchObject([
      { move: { from: 0, why: 'made' }, reason },
    ]);
  });

  test('of a unique exists only so many times', async () => {
    const { card, copies } = await definitionWith('unique');
    for (let i = 0; i < (copies ?? 0); i++) await inStore(card);
    const more = await room.ask(ORGANISER, { type: 'makeCopy', card, to: null, reason });
    expect(more).toEqual(refused('no-more-copies'));
  });

  test('of a retired card is neither made nor dealt any more; those that there are change hands as ever', async () => {
    const cards = await Promise.all((['standard', 'uncommon'] as const).map(definitionWith));
    await room.store.transact(async (tx) =>
      ok(
        await tx.cards.putDefinitions(
          cards.map(({ made: _, ...definition }) => ({ ...definition, retired: true })),
        ),
      ),
    );
    for (const { card } of cards) {
      const making = { type: 'makeCopy', card, to: null, reason } as const;
      expect(await room.ask(ORGANISER, making)).toEqual(err({ code: 'retired-card', card }));
    }
    const people = [room.person(ANNA)];
    expect(await room.ask(ORGANISER, { type: 'dealStart', people, uncommon: 20, rare: 1, reason })).toEqual(
      settled,
    );
    const dealt = (await room.store.read.cards.startCopies([await room.key(ANNA)])).map(({ card }) => card);
    expect(dealt.length).toBeGreaterThan(10);
    for (const { card } of cards) expect(dealt).not.toContain(card);
    const copies = await room.store.read.cards.copiesOf(await room.key(ANNA));
    const own = present(
      copies.find(({ card }) => cards.some((one) => one.card === card)),
      'one of before',
    );
    const given = { copies: [own.id], drakes: 0 };
    const trade = await room.made(ANNA, {
      type: 'offerTrade',
      with: room.person(BORIS),
      gives: given,
      takes: { copies: [], drakes: 0 },
      replaces: null,
    });
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade })).toEqual(settled);
  });

  test('is moved by organisers, out of and into the store, but never one that is not free, nor their own', async () => {
    const copy = await first(ANNA);
    const move = (to: string | null, moved = copy) =>
      room.ask(ORGANISER, { type: 'moveCopy', copy: moved, to, reason });
    expect(await move(null)).toEqual(settled);
    expect(await move(room.person(BORIS))).toEqual(settled);
    expect(await room.copies(BORIS)).toContain(copy);
    expect(await move(room.person(ORGANISER))).toEqual(refused('not-allowed'));
    expect(await move(null, await first(ORGANISER))).toEqual(refused('not-allowed'));
    await startMatch();
    expect(await move(room.person(VERA))).toEqual(refused('copy-bound'));
    expect(await move(room.person(ANNA), await first(VERA))).toEqual(refused('copy-bound'));
  });

  test('is made for nobody who is in a match (rule 1.5), and for everybody else meanwhile', async () => {
    const { card } = await definitionWith('uncommon');
    const making = (number: number) =>
      room.ask(ORGANISER, { type: 'makeCopy', card, to: room.person(number), reason });
    await startMatch();
    const before = await room.copies(BORIS);
    expect(await making(BORIS)).toEqual(refused('in-match'));
    expect(await room.copies(BORIS)).toEqual(before);
    expect((await making(VERA)).ok).toBe(true);
  });

  test('may be frozen during a match, whose deck is fixed; every copy still says it is in the match', async () => {
    await startMatch();
    const copy = await first(ANNA);
    expect(await room.ask(ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason })).toEqual(settled);
    const move = (moved: string) => room.ask(ORGANISER, { type: 'moveCopy', copy: moved, to: null, reason });
    const [, other] = await room.copies(ANNA);
    const says = async (moved: string) => {
      const { error } = { error: null, ...(await move(moved)) };
      return { ...error, copy: '' };
    };
    expect(await says(copy)).toEqual(await says(present(other, 'a second copy')));
  });
});

describe('a slip', () => {
  test('gives its copy to who enters it first; the second is told so, and a wrong code means nothing', async () => {
    const { card } = await definitionWith('rare');
    const copy = await inStore(card);
    expect(await slipFor(copy)).toEqual(settled);
    expect(await room.ask(ANNA, { type: 'find', code: CODE })).toEqual(ok({ type: 'found', copy, card }));
    expect(await room.ask(BORIS, { type: 'find', code: CODE })).toEqual(refused('found-before'));
    expect(await room.ask(BORIS, { type: 'find', code: 'ZZZZZZZZ' })).toEqual(refused('unknown-code'));
    expect(await room.copies(ANNA)).toContain(copy);
  });

  test('is not found by who has printed it: nobody deals themselves a card; for others it stays good', async () => {
    const { card } = await definitionWith('rare');
    const copy = await inStore(card);
    await slipFor(copy);
    expect(await room.ask(ORGANISER, { type: 'find', code: CODE })).toEqual({
      ok: false,
      error: { code: 'not-allowed', why: 'own-interest', interest: 'own' },
    });
    expect(await room.ask(BORIS, { type: 'find', code: CODE })).toEqual(ok({ type: 'found', copy, card }));
  });

  test('is printed for copies of the store alone, under a code that means nothing else', async () => {
    expect(await slipFor(await first(ANNA))).toEqual(refused('not-yours'));
    const { card } = await definitionWith('rare');
    const [one, two] = [await inStore(card), await inStore(card)];
    await slipFor(one);
    expect(await slipFor(two)).toEqual(refused('code-taken'));
    await room.ask(ANNA, { type: 'find', code: CODE });
    expect(await slipFor(two)).toEqual(refused('code-taken'));
  });

  test('is void when its copy leaves the store in another way, and when another is printed', async () => {
    const { card } = await definitionWith('rare');
    const copy = await inStore(card);
    await slipFor(copy);
    await slipFor(copy, 'HGFEDCBA');
    expect(await room.ask(ANNA, { type: 'find', code: CODE })).toEqual(refused('unknown-code'));
    await room.ask(ORGANISER, { type: 'moveCopy', copy, to: room.person(BORIS), reason });
    expect(await room.ask(ANNA, { type: 'find', code: 'HGFEDCBA' })).toEqual(refused('unknown-code'));
  });

  test('stays good when its copy is put where it is, into the store', async () => {
    const { card } = await definitionWith('rare');
    const copy = await inStore(card);
    await slipFor(copy);
    expect(await room.ask(ORGANISER, { type: 'moveCopy', copy, to: null, reason })).toEqual(settled);
    expect(await room.ask(ANNA, { type: 'find', code: CODE })).toEqual(ok({ type: 'found', copy, card }));
  });

  test('is found, and printed, only once its copy is no longer frozen: the slip stays good meanwhile', async () => {
    const { card } = await definitionWith('rare');
    const copy = await inStore(card);
    await slipFor(copy);
    await room.ask(ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason });
    const bound = { ok: false, error: { code: 'copy-bound', copy, by: 'frozen' } };
    expect(await room.ask(ANNA, { type: 'find', code: CODE })).toEqual(bound);
    expect(await slipFor(copy, 'HGFEDCBA')).toEqual(bound);
    await room.ask(ORGANISER, { type: 'freezeCopy', copy, frozen: false, reason });
    expect(await room.ask(BORIS, { type: 'find', code: CODE })).toEqual(ok({ type: 'found', copy, card }));
  });

  test('waits for a finder who is in a match', async () => {
    const { card } = await definitionWith('rare');
    await slipFor(await inStore(card));
    await startMatch();
    expect(await room.ask(ANNA, { type: 'find', code: CODE })).toEqual(refused('in-match'));
    expect((await room.ask(VERA, { type: 'find', code: CODE })).ok).toBe(true);
  });
});

test("a deck's order is its owner's own, of their own copies, and no row of the journal", async () => {
  const before = await room.store.read.journal.last();
  const order = (await room.copies(ANNA)).toReversed();
  expect(await room.ask(ANNA, { type: 'orderDeck', copies: order })).toEqual(settled);
  const [anna] = await room.store.read.people.standings([await room.key(ANNA)]);
  expect(anna?.order).toEqual(order);
  expect(await room.ask(BORIS, { type: 'orderDeck', copies: order })).toEqual(refused('not-yours'));
  expect(await room.store.read.journal.last()).toEqual(before);
});
