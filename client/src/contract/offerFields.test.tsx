// @vitest-environment happy-dom
// The fields of an offer say what is left to play for and what is wrong: too much at once, everything else after an
// attempt to send it.

import { afterEach, describe, expect, it } from 'vitest';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { contractRu } from '../text/contract.ru.ts';
import { tablesRu } from '../text/tables.ru.ts';
import type { Own } from './hindrance.ts';
import { newOffer, type OfferDraft, troublesOf } from './offerDraft.ts';
import { OfferGame, OfferPrice, OfferText } from './offerFields.tsx';

const { create, trouble, sum, inPurse, least } = contractRu;
const OWN: Own = { purse: 100, least: 2, busy: false, frozen: false, patrons: false, promises: 'off' };

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

/** Returns the text of all fields for a draft. */
async function said(facts: Partial<OfferDraft>, isTried: boolean, own: Own = OWN): Promise<string> {
  const draft = { ...newOffer(null, own.least), text: 'шёлк', price: '60', ...facts };
  const fields = { draft, change: () => undefined, troubles: troublesOf(draft, own), isTried };
  await page?.unmount();
  page = await mounted(
    <>
      <OfferText {...fields} />
      <OfferPrice {...fields} purse={own.purse} />
      <OfferGame {...fields} own={own} />
    </>,
  );
  await page.settle();
  return page.everything();
}

describe('the fields of an offer', () => {
  it('say of what is missing only once it was tried to send it, and of what is too much at once', async () => {
    const missing = { text: '', price: '', plays: true, prestige: '' };
    const tried = await said(missing, true);
    for (const word of [create.empty, trouble.noSum]) {
      expect(tried).toContain(word);
      expect(await said(missing, false)).not.toContain(word);
    }
    const little = { plays: true, prestige: '1' };
    expect(await said(little, true)).toContain(trouble.tooLittle(2));
    expect(await said(little, false)).not.toContain(trouble.tooLittle(2));
    expect(await said({ plays: true, prestige: '41' }, false)).toContain(trouble.tooMuch);
    expect(await said({ plays: true, prestige: '40' }, true)).not.toContain('role="alert"');
  });

  it('say what can be staked: what is left beside a price that one pays, or the whole purse', async () => {
    expect(await said({ plays: true }, false)).toContain(`${least(2)}. ${create.left(sum(40))}`);
    expect(await said({ plays: true, payer: 'them' }, false)).toContain(`${least(2)}. ${inPurse(100)}`);
    expect(await said({ plays: true, payer: 'them' }, false)).not.toContain(create.left(sum(40)));
    const uncounted = await said({ plays: true }, false, { ...OWN, purse: null });
    expect([uncounted.includes(least(2)), uncounted.includes(inPurse(100))]).toEqual([true, false]);
  });

  it('ask for the table of a game that goes with it, where there are two', async () => {
    const patrons = { ...OWN, patrons: true };
    expect(await said({ plays: true }, false, patrons)).toContain(tablesRu.names.patrons);
    expect(await said({ plays: false }, false, patrons)).not.toContain(tablesRu.names.patrons);
    expect(await said({ plays: true }, false)).not.toContain(tablesRu.names.patrons);
  });
});
