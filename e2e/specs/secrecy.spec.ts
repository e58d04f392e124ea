// Secrecy: until the reveal nothing of one person's cards reaches another's phone (P4).
import { expect, meet, type Phone, test } from '../support/index.ts';
import { CARAVAN, TOWER } from '../support/plays.ts';

/** Cards of the tower that no caravan has. */
const ONLY_IN_TOWER = ['conjurer', 'temple-inquisitor'];

const findIn = async (who: Phone, needles: readonly string[]): Promise<readonly string[]> => {
  const heard = await who.heard.all();
  return needles.filter((needle) => heard.some((text) => text.includes(needle)));
};

/** The catalogue of all cards is public, and is no message of the match. */
const findInFrames = ({ heard }: Phone, needles: readonly string[]): readonly string[] =>
  needles.filter((needle) => heard.frames.some((frame) => frame.includes(needle)));

test('before the reveal no frame and no page of an opponent or a watcher holds anything of the other’s cards', async ({
  phone,
}) => {
  const [a, b, w] = await Promise.all([phone('Тралан'), phone('Ведис'), phone('Зритель')]);
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
    for (const who of [b, w]) expect(findInFrames(who, ['RowSealed', 'RowCommitted'])).toHaveLength(2);
    expect(await findIn(b, deckOfB)).toEqual(deckOfB);
    expect(await findIn(a, deckOfA)).toEqual(deckOfA);
  });
  await test.step('and of nothing else', async () => {
    expect(await findIn(b, deckOfA)).toEqual([]);
    expect(await findIn(a, deckOfB)).toEqual([]);
    expect(await findIn(w, [...deckOfA, ...deckOfB])).toEqual([]);
    expect(findInFrames(b, [...ONLY_IN_TOWER, TOWER.deck])).toEqual([]);
    expect(
      findInFrames(w, [...new Set([...TOWER.front, ...TOWER.back, ...CARAVAN.front, ...CARAVAN.back])]),
    ).toEqual([]);
  });

  await b.commit('back');
  await test.step('the reveal brings what was laid, and no more', async () => {
    await w.through(w.page.getByText(`«Рыночный вор»: ${b.name} выбирает цель`));
    const laid = deckOfA.filter((copy) => !unlaid.includes(copy));
    for (const who of [b, w]) {
      expect(await findIn(who, laid)).toEqual(laid);
      expect(await findIn(who, unlaid)).toEqual([]);
    }
  });
});
