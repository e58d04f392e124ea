// @vitest-environment happy-dom
// What each side of a contract reads: who pays, who has the last word, and what can be done when nothing goes on.

import { atTable, type Game } from '@dunmer/shared/contract';
import type { ContractInfo, ContractView, HomeView } from '@dunmer/shared/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { contractInfo as contract, signed } from '../harness/contractView.ts';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { contractEn } from '../text/contract.en.ts';
import { contractRu } from '../text/contract.ru.ts';
import { ContractActs } from './contractActs.tsx';
import { Prestige, Terms } from './contractParts.tsx';
import { actWords } from './facts.ts';
import { saysOf } from './says.ts';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

/** Returns the text of a contract's page and where its buttons lead. */
async function pageOf(facts: Partial<ContractInfo>, home: Partial<HomeView> = {}): Promise<string> {
  page = await mounted(
    <ContractActs contract={contract(facts)} home={homeView(home)} party="one">
      <p>скума</p>
    </ContractActs>,
  );
  await page.settle();
  return page.everything();
}

async function termsOf(facts: Partial<ContractInfo>, money: 'app' | 'table' = 'app'): Promise<string> {
  page = await mounted(<Terms contract={contract(facts)} money={money} />);
  return page.everything();
}

const NONE: Game = { at: 'none' };
const says = (facts: Partial<ContractInfo>) => saysOf(contract(facts), contractRu);

it('holds a short word of what traders have written to the next one', async () => {
  expect(await termsOf({ text: 'Десять шкур к полуночи у костра' })).toContain(
    'шкур к\u00A0полуночи у\u00A0костра',
  );
});

describe('where a contract stands, in a sentence', () => {
  it('says that the other will set the price aside, only where the other pays', () => {
    expect(says({ payer: 'two' })).toContain('Чтобы подписать, Ильмени отложит');
    expect(says({ payer: 'one' })).not.toContain('отложит');
    expect(says({ payer: 'two', sum: 0 })).not.toContain('отложит');
  });

  it('says who gets what was promised: whoever pays; without money the reader hands it over', () => {
    const state = signed(NONE);
    expect(says({ state, payer: 'one' })).toContain('получите обещанное');
    expect(says({ state, payer: 'two' })).toContain('передайте обещанное');
    expect(says({ state, payer: 'one', sum: 0 })).toContain('передайте обещанное');
  });

  it('says, once how few cards there are was told, who has the last word (rule 2.2)', () => {
    const facts = { game: 5, told: true } as const;
    expect(says(facts)).toBe('Вы ответили на предложение. Ильмени скажет последнее слово.');
    expect(says({ ...facts, party: 'two' })).toBe(
      'Тралан отвечает на ваше предложение. Последнее слово за вами.',
    );
  });
});

it('says of a contract that waits too long that it waits: for an answer, or for a handover', () => {
  // The same line also stands above a signed contract that nobody has confirmed, so it can't speak of an answer.
  expect(contractRu.overdue).not.toMatch(/ответ/i);
  expect(contractEn.overdue).not.toMatch(/answer/i);
});

describe('the terms of a contract', () => {
  it('say to each who pays', async () => {
    expect(await termsOf({ payer: 'one' })).toContain('платите вы');
    await page?.unmount();
    expect(await termsOf({ payer: 'two' })).toContain('платит Ильмени');
  });

  it('say where the price lies once it is signed: in the app, or on the table; before that nowhere', async () => {
    const { onTableNow, heldNow } = contractRu;
    for (const [facts, money, says] of [
      [{ state: signed(NONE) }, 'table', [onTableNow]],
      [{ state: signed(NONE) }, 'app', [heldNow]],
      [{ state: signed(NONE), sum: 0 }, 'app', []],
      [{}, 'app', []],
    ] as const) {
      const said = await termsOf(facts, money);
      expect([onTableNow, heldNow].filter((each) => said.includes(each))).toEqual(says);
      await page?.unmount();
    }
  });

  it('say of a price that is none that it is free, and not who pays', async () => {
    const said = await termsOf({ sum: 0 });
    expect([contractRu.free, contractRu.payer(null)].map((each) => said.includes(each))).toEqual([
      true,
      false,
    ]);
  });

  it('name the prestige of an offer as long as it is one: then the game says where it stands', async () => {
    expect(await termsOf({ game: 5 })).toContain('играете сразу');
    await page?.unmount();
    expect(await termsOf({ game: 5, state: signed(NONE) })).not.toContain('играете сразу');
  });

  it('say whose price of victory is still to be chosen', async () => {
    const taken = contract({ state: signed({ at: 'taken', by: 'one', amount: 3 }) });
    page = await mounted(<Prestige contract={taken} claimant="one" />);
    expect(page.everything()).toContain('выбор за вами');
    await page.show(<Prestige contract={taken} claimant="two" />);
    expect(page.everything()).toContain('Ильмени выбирает');
    await page.show(<Prestige contract={taken} claimant={null} />);
    expect(page.everything()).not.toContain('выбирает');
    // Nor does it lead to a match where there was none.
    expect(document.querySelector('a')).toBeNull();
    await page.show(<Prestige contract={{ ...taken, match: 'm1' }} claimant={null} />);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/m/m1');
  });
});

describe('an offer or a game that can’t come to be', () => {
  const proposed = (by: 'one' | 'two', table: 'trade' | 'patrons' = 'trade') =>
    signed({ at: 'proposed', by, amount: 20, proposal: 1, ...atTable(table) });
  const least = homeView().event;
  const raised = { event: { ...least, settings: { ...least.settings, least: 30 } } };

  it('is for whoever asked to withdraw, and for whoever was asked to answer with another', async () => {
    for (const [by, facts, home, words] of [
      ['one', 'trade', {}, 'Отзовите предложение'],
      ['two', 'trade', {}, 'Предложите меньше'],
      ['one', 'trade', raised, 'Отзовите и назовите больше'],
      ['two', 'trade', raised, 'Предложите больше'],
      ['one', 'patrons', {}, 'Отзовите и предложите стол торговли'],
      ['two', 'patrons', {}, 'не играют. Предложите стол торговли'],
    ] as const) {
      expect(await pageOf({ state: proposed(by, facts) }, home)).toContain(words);
      await page?.unmount();
    }
  });

  it('says what it takes of the reader, the price as well where they pay it, and what they have', async () => {
    const { hindered, sum } = contractRu;
    const facts = { party: 'two', game: 20, may: ['decline'] } as const;
    const home = { purse: 15 };
    expect(await pageOf({ ...facts, payer: 'one' }, home)).toContain(hindered.purse(sum(20), sum(15)));
    await page?.unmount();
    expect(await pageOf({ ...facts, payer: 'two' }, home)).toContain(hindered.purse(sum(32), sum(15)));
    await page?.unmount();
    expect(await pageOf({ ...facts, game: 2 }, { ...home, ...raised })).toContain(
      hindered.leastRaised(sum(30)),
    );
  });

  it('is no demand that can be met: of two sizes it is said how they come to be, of one nothing', async () => {
    const state = signed({ at: 'demanded', by: 'two', proposal: 1 });
    const facts = { state, may: ['chooseRounding'] } as const;
    const words = contractRu.roundings(6);
    expect(await pageOf({ ...facts, sixth: [2, 3] })).toContain(words);
    await page?.unmount();
    expect(await pageOf({ ...facts, sixth: [2] })).not.toContain(words);
  });

  it('is a demand that was lowered to what both have: that is said (rule 1.3)', async () => {
    const state = signed({ at: 'demanded', by: 'two', proposal: 1 });
    const facts = { state, sixth: [2], may: ['chooseRounding'] } as const;
    expect(await pageOf({ ...facts, lowered: true })).toContain(contractRu.lowered);
    await page?.unmount();
    expect(await pageOf(facts)).not.toContain(contractRu.lowered);
  });

  it('is a demand that not even the least meets: it is ended in one press, without a size (rule 1.3)', async () => {
    const state = signed({ at: 'demanded', by: 'two', proposal: 1 });
    await pageOf({ state, may: ['chooseRounding', 'refuseGame'] });
    expect(page?.has(contractRu.endDemand)).toBe(true);
  });
});

describe('an offer that was answered with another', () => {
  const countered = { state: { at: 'countered' } } as const;
  const offer = (facts: Partial<ContractInfo>) => contract({ contract: 'newer', ...facts });

  it('leads to the newer one of the same two, and to no other', async () => {
    const written = '2026-11-22T07:00:00Z';
    const strange = { person: 'third', name: 'Ротели', code: 'CCCCCCCC' };
    const has = async (contracts: readonly ContractView[]): Promise<boolean> => {
      await pageOf(countered, { contracts });
      const isThere = page?.has(contractRu.toCounter) ?? false;
      await page?.unmount();
      return isThere;
    };
    expect(await has([offer({ written })])).toBe(true);
    expect(await has([offer({ written: '2026-11-22T05:00:00Z' })])).toBe(false);
    expect(await has([offer({ written, two: strange })])).toBe(false);
  });
});

it('says of the second consent to an annulment that it annuls, and of the first that it asks', () => {
  const { settings } = homeView().event;
  const consents = [
    { one: false, two: false },
    { one: false, two: true },
  ] as const;
  const means = consents.map((annulling) => {
    const shown = contract({ state: signed(NONE, { annulling }) });
    return actWords('agreeAnnul', shown, contractRu, settings);
  });
  expect(means).toEqual([contractRu.acts.agreeAnnul, contractRu.acts.annulToo]);
});
