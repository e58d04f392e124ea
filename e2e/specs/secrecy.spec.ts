// Secrecy: until the reveal nothing of one person's cards reaches another person's phone (P4).
import { type Heard, hear } from '../support/heard.ts';
import { expect, meet, test } from '../support/index.ts';
import { CARAVAN, TOWER } from '../support/plays.ts';

/** Cards of the tower that no caravan has. */
const ONLY_IN_TOWER = ['conjurer', 'temple-inquisitor'];

const findIn = async (ear: Heard, needles: readonly string[]): Promise<readonly string[]> => {
  const heard = await ear.all();
  return needles.filter((needle) => heard.some((text) => text.includes(needle)));
};

/** Looks in frames only: the catalogue of all cards is public and is no message of the match. */
const findInFrames = ({ frames }: Heard, needles: readonly string[]): readonly string[] =>
  needles.filter((needle) => frames.some((frame) => frame.includes(needle)));

test('before the reveal no frame and no page of an opponent or a watcher holds anything of the other’s cards', async ({
  phone,
}) => {
  const [a, b, w] = await Promise.all([phone('Тралан'), phone('Ведис'), phone('Зритель')]);
  // Nothing has reached them yet.
  const [byA, byB, byW] = [hear(a.page), hear(b.page), hear(w.page)];
  await meet([a, TOWER.deck], [b, CARAVAN.deck]);
  await w.watch(await a.watchCode());
  const deckOfA = await a.copiesInHand();
  const deckOfB = await b.copiesInHand();
  expect([deckOfA.length, deckOfB.length]).toEqual([10, 10]);

  await a.place('front', TOWER.front);
  await a.commit('front');
  await a.place('back', TOWER.back);
  const unlaid = await a.copiesInHand();
  expect(unlaid).toHaveLength(4);
  await a.commit('back');
  await b.place('front', CARAVAN.front);
  await b.commit('front');
  await b.place('back', CARAVAN.back);
  await b.seesSaved();
  await Promise.all([b.page.reload(), w.page.reload()]);
  await b.seesHand();
  await expect(w.row('front', 'b')).toHaveAccessibleName(/запечатан$/);

  await test.step('they have heard of the seals, and their own cards', async () => {
    for (const ear of [byB, byW]) expect(findInFrames(ear, ['RowSealed', 'RowCommitted'])).toHaveLength(2);
    expect(await findIn(byB, deckOfB)).toEqual(deckOfB);
    expect(await findIn(byA, deckOfA)).toEqual(deckOfA);
  });
  await test.step('and of nothing else', async () => {
    expect(await findIn(byB, deckOfA)).toEqual([]);
    expect(await findIn(byA, deckOfB)).toEqual([]);
    expect(await findIn(byW, [...deckOfA, ...deckOfB])).toEqual([]);
    expect(findInFrames(byB, [...ONLY_IN_TOWER, TOWER.deck])).toEqual([]);
    expect(
      findInFrames(byW, [...new Set([...TOWER.front, ...TOWER.back, ...CARAVAN.front, ...CARAVAN.back])]),
    ).toEqual([]);
  });

  await b.commit('back');
  await test.step('the reveal brings what was laid, and no more', async () => {
    await w.through(w.page.getByText(`«Рыночный вор»: ${b.name} выбирает цель`));
    const laid = deckOfA.filter((copy) => !unlaid.includes(copy));
    for (const ear of [byB, byW]) {
      expect(await findIn(ear, laid)).toEqual(laid);
      expect(await findIn(ear, unlaid)).toEqual([]);
    }
  });
});
