// @vitest-environment happy-dom
// The sheet of a counter-proposal before it is sent: what it says about its table, and that choosing the other table
// changes it (PT1–PT3).

import { atTable } from '@dunmer/shared/contract';
import type { ContractView } from '@dunmer/shared/protocol';
import { act, type ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contractView, OTHER, signed } from '../harness/contractView.ts';
import { ME } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { pledgesRu } from '../pledges/pledges.ru.ts';
import { contractRu } from '../text/contract.ru.ts';
import { ru } from '../text/ru.ts';
import { ActSheet } from './actSheet.tsx';
import type { Chosen } from './acts.ts';

const proposed = (table: 'trade' | 'patrons'): ContractView =>
  contractView({
    state: signed({ at: 'proposed', by: 'two', amount: 2, proposal: 1, ...atTable(table) }),
    may: ['agreeGame', 'counterGame', 'refuseGame'],
    short: { one: 3, two: null },
  });

const SETTINGS = {
  least: 1,
  placementClock: 0,
  decisionClock: 0,
  claimTime: 180,
  money: 'app',
  watching: 'link',
} as const;

type ActSheetProps = ComponentProps<typeof ActSheet>;

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

const onConfirm = vi.fn<(shown: ContractView, chosen: Chosen) => void>();

/** Mounts a sheet for somebody with ten drakes, in place of the one before. */
async function sheetOf(
  props: Pick<ActSheetProps, 'opened' | 'contract'> & Partial<ActSheetProps>,
): Promise<Mounted> {
  await page?.unmount();
  page = await mounted(
    <ActSheet
      party="one"
      settings={SETTINGS}
      purse={10}
      brief={undefined}
      sending="no"
      error={null}
      onConfirm={onConfirm}
      onClose={() => undefined}
      {...props}
    />,
  );
  await page.settle();
  return page;
}

async function countering(table: 'trade' | 'patrons', patrons: 'on' | 'off'): Promise<Mounted> {
  onConfirm.mockClear();
  const settings = { ...SETTINGS, patrons };
  return sheetOf({ opened: { act: 'counterGame' }, contract: proposed(table), settings });
}

const pick = (table: 'trade' | 'patrons'): Promise<void> =>
  act(async () => {
    const [trade, other] = document.querySelectorAll<HTMLInputElement>('input[type=radio]');
    (table === 'trade' ? trade : other)?.click();
  });

const PRICE = 'одну из карт победителя';
const SHORT = 'Свободных карт у вас: 3';

describe('a counter', () => {
  it('begins at the table of what it answers, and says what each table asks for', async () => {
    const sheet = await countering('trade', 'on');
    expect(sheet.everything()).toContain(PRICE);
    // Rule 2.2: the note about few free cards.
    expect(sheet.everything()).toContain(SHORT);
    await pick('patrons');
    expect(sheet.everything()).not.toContain(PRICE);
    expect(sheet.everything()).not.toContain(SHORT);
    expect(sheet.everything()).toContain('Свои карты там не нужны');
    await sheet.press('Предложить');
    expect(onConfirm).toHaveBeenCalledWith(expect.anything(), { amount: 1, table: 'patrons' });
  });

  it('to a proposal at the patrons’ table may name the trade table', async () => {
    const sheet = await countering('patrons', 'on');
    expect(sheet.everything()).toContain('Свои карты там не нужны');
    await pick('trade');
    await sheet.press('Предложить');
    expect(onConfirm).toHaveBeenCalledWith(expect.anything(), { amount: 1, table: 'trade' });
  });

  it('is at the trade table where the module is off, and asks for none', async () => {
    const sheet = await countering('patrons', 'off');
    expect(document.querySelectorAll('input[type=radio]')).toHaveLength(0);
    expect(sheet.everything()).toContain(PRICE);
    await sheet.press('Предложить');
    expect(onConfirm).toHaveBeenCalledWith(expect.anything(), { amount: 1, table: 'trade' });
  });
});

describe('an act on a contract that holds a promise (PR6)', () => {
  const gives = { one: { pledge: 'p', owner: ME, card: 'whisper' }, two: null };
  const pledges = { gives, left: { one: false, two: false }, truce: false, plays: [] };
  const { changeHands, goBack } = pledgesRu.contract;

  it.each([
    ['confirmHandover', changeHands],
    ['agreeAnnul', goBack],
    ['refuseGame', goBack],
  ] as const)('%s says before it what becomes of that', async (name, words) => {
    const sheet = async (facts: Partial<ContractView>): Promise<string> => {
      const contract = contractView({ state: signed(), one: ME, party: 'one', may: [name], ...facts });
      const shown = await sheetOf({ opened: { act: name }, contract });
      for (let i = 0; i < 2; i += 1) await shown.settle();
      return shown.everything().replaceAll('\u00A0', ' ');
    };
    const said = await sheet({ pledges });
    expect([said.includes(words), said.includes('Шёпот')]).toEqual([true, true]);
    expect(await sheet({})).not.toContain(words);
  });
});

describe('a game that the reader begins', () => {
  const BRIEF = { hand: 0, front: 1, playable: 0, shown: 0 };
  const says = async (act: 'proposeGame' | 'demandSixth' | 'counterGame', ...ties: readonly string[]) => {
    const contract = act === 'counterGame' ? proposed('trade') : contractView({ state: signed(), sum: 12 });
    const sheet = await sheetOf({ opened: { act }, contract, brief: { ...BRIEF, ties } });
    return sheet.everything().includes(contractRu.tieHome);
  };

  it('sends home a tie of the other’s that lies in front, and says so; a counter sends none (PROMISES 5)', async () => {
    const theirs = [await says('proposeGame', OTHER.person), await says('demandSixth', OTHER.person)];
    expect(theirs).toEqual([true, true]);
    expect([await says('counterGame', OTHER.person), await says('proposeGame', 'carol')]).toEqual([
      false,
      false,
    ]);
  });
});

describe('a sheet that is open', () => {
  const demanded = (facts: Partial<ContractView> = {}): ContractView =>
    contractView({
      state: signed({ at: 'demanded', by: 'two', proposal: 1 }),
      may: ['chooseRounding', 'refuseGame'],
      sixth: [2, 3],
      ...facts,
    });
  const rounding = (contract: ContractView) => (
    <ActSheet
      opened={{ act: 'chooseRounding', amount: 3 }}
      contract={contract}
      party="one"
      settings={SETTINGS}
      purse={10}
      brief={undefined}
      sending="no"
      error={null}
      onConfirm={onConfirm}
      onClose={() => undefined}
    />
  );
  const pledges = {
    gives: { one: null, two: { pledge: 'p', owner: OTHER, card: 'whisper' } },
    left: { one: false, two: false },
    truce: false,
    plays: [],
  };

  it('asks anew as soon as anything that it shows is another, and only for what may still be chosen', async () => {
    onConfirm.mockClear();
    for (const [facts, mayRenew] of [
      [{ lowered: true }, true],
      [{ short: { one: 3, two: null } }, true],
      [{ pledges }, true],
      [{ sixth: [3] }, true],
      [{ sixth: [2] }, false],
      [{ may: ['refuseGame'], lowered: true }, false],
    ] as const) {
      page = await mounted(rounding(demanded()));
      await page.settle();
      await page.show(rounding(demanded()));
      expect(document.querySelector('[role=alert]')).toBeNull();
      await page.show(rounding(demanded(facts)));
      expect(document.querySelector('[role=alert]')?.textContent).toContain(ru.changed.meanwhile);
      expect(page.has(ru.changed.renew)).toBe(mayRenew);
      await page.press(contractRu.acts.chooseRounding.confirm);
      await page.unmount();
      page = null;
    }
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

describe('a sheet', () => {
  const open = async (facts: Partial<ContractView>, props: Partial<ActSheetProps> = {}): Promise<string> => {
    const contract = contractView({ state: signed(), sum: 14, may: ['demandSixth'], ...facts });
    return (await sheetOf({ opened: { act: 'demandSixth' }, contract, ...props })).everything();
  };
  const { sum, size, sizes, mayBeLowered, lowered, notBoth, trouble, inPurse } = contractRu;

  it('of a demand says both sizes, or the only one, and that less may be played for', async () => {
    expect(await open({})).toContain(sizes(sum(2), sum(3)));
    expect(await open({})).toContain(mayBeLowered);
    expect(await open({ sum: 12 })).toContain(size(sum(2)));
    // When coins lie on the table, nobody counts the purse.
    expect(await open({}, { purse: null })).not.toContain(mayBeLowered);
  });

  it('of a size says that it is lowered where it is, and of an answer nothing of a demand', async () => {
    const facts = { state: signed({ at: 'demanded', by: 'two', proposal: 1 }), sixth: [2, 3] } as const;
    const props = { opened: { act: 'chooseRounding', amount: 3 } } as const;
    const said = await open(facts, props);
    for (const words of [lowered, mayBeLowered, sizes(sum(2), sum(3))]) expect(said).not.toContain(words);
    expect(await open({ ...facts, lowered: true }, props)).toContain(lowered);
    const refusing = { opened: { act: 'refuseGame' } } as const;
    expect(await open({ ...facts, lowered: true }, refusing)).not.toContain(lowered);
  });

  it('of a signature says what a game asks for, where it brings one', async () => {
    const accepting = { opened: { act: 'accept' } } as const;
    const short = { one: 3, two: null };
    const facts = { state: contractView().state, party: 'two', may: ['accept'], short } as const;
    for (const game of [4, null]) {
      const said = await open({ ...facts, game }, accepting);
      // And how few cards there are for it, before it is played at once (rule 2.2).
      expect([PRICE, SHORT].map((words) => said.includes(words))).toEqual([game !== null, game !== null]);
    }
  });

  it('of a prestige says what is in the purse, where it is counted', async () => {
    const countering = { opened: { act: 'counterGame' } } as const;
    expect(await open({ ...proposed('trade') }, countering)).toContain(inPurse(10));
    expect(await open({ ...proposed('trade') }, { ...countering, purse: null })).toContain(
      contractRu.least(1),
    );
  });

  it('that is refused for want of drakes says whose: one’s own, or those of both', async () => {
    const facts = { state: contractView().state, sum: 6, payer: 'one', game: 4, party: 'one' } as const;
    const error = { code: 'not-enough', amount: 4 } as const;
    const accepting = { opened: { act: 'accept' }, error } as const;
    expect(await open(facts, { ...accepting, purse: 10 })).toContain(notBoth);
    expect(await open(facts, { ...accepting, purse: 9 })).not.toContain(notBoth);
    expect(await open({ ...facts, payer: 'two' }, { ...accepting, purse: 9 })).toContain(notBoth);
    expect(
      await open(facts, { ...accepting, purse: 10, error: { code: 'busy', party: 'two' } }),
    ).not.toContain(notBoth);
  });

  it('takes no prestige below the least, and says so once it is asked for', async () => {
    onConfirm.mockClear();
    const sheet = await open(
      { ...proposed('trade') },
      { opened: { act: 'counterGame', amount: 1 }, settings: { ...SETTINGS, least: 2 } },
    );
    expect(sheet).not.toContain(`${trouble.tooLittle(2)}<`);
    await page?.press(contractRu.acts.counterGame.confirm);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(document.querySelector('[aria-invalid=true]')).not.toBeNull();
    // The sheet starts with the least allowed stake.
    await open(
      { ...proposed('trade') },
      { opened: { act: 'counterGame' }, settings: { ...SETTINGS, least: 2 } },
    );
    await page?.press(contractRu.acts.counterGame.confirm);
    expect(onConfirm).toHaveBeenCalledWith(expect.anything(), { amount: 2, table: 'trade' });
    // A stake above the purse is refused at once.
    await open({ ...proposed('trade') }, { opened: { act: 'counterGame', amount: 11 } });
    expect(document.querySelector('[aria-invalid=true]')).not.toBeNull();
  });
});

describe('a sum that a purse does not cover', () => {
  const error = { code: 'not-enough' } as const;
  const { notBoth } = contractRu;
  const offered = (payer: 'one' | 'two') => contractView({ sum: 8, payer, game: 5 });

  it('is not the reader’s fault where their own purse covers it: the server does not say whose it is', async () => {
    const countering = { opened: { act: 'counterGame' }, contract: proposed('trade'), error } as const;
    expect((await sheetOf(countering)).everything()).toContain(notBoth);
    expect((await sheetOf({ ...countering, purse: null })).everything()).toContain(notBoth);
    expect((await sheetOf({ ...countering, purse: 0 })).everything()).not.toContain(notBoth);
  });

  it('counts the price too, where the reader pays it by agreeing', async () => {
    const agreeing = { opened: { act: 'accept' }, error, purse: 10 } as const;
    expect((await sheetOf({ ...agreeing, contract: offered('one') })).everything()).not.toContain(notBoth);
    expect((await sheetOf({ ...agreeing, contract: offered('two') })).everything()).toContain(notBoth);
    const countering = { opened: { act: 'counterGame' }, error, purse: 10 } as const;
    const contract = { ...proposed('trade'), sum: 10, payer: 'one' } as const;
    expect((await sheetOf({ ...countering, contract })).everything()).toContain(notBoth);
  });
});
