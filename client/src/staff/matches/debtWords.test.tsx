// @vitest-environment happy-dom
// What is still owed from a match, in words: drakes to the other or to the bank, cards with where they lie.

import type { CardDebt, Debt } from '@dunmer/shared/protocol';
import { expect, it } from 'vitest';
import { lonePage } from '../../harness/lonePage.ts';
import { debtRu } from '../../ruling/debt.ru.ts';
import { staffRu } from '../staff.ru.ts';
import { useDebtLines } from './debtWords.ts';

const mounted = lonePage();
const person = (name: string) => ({ person: name, name, code: 'ABCDEFGH' });
const seats = { a: person('Тралан'), b: person('Мивул') };
const { matches, places, preview } = staffRu;

const Lines = ({
  owed,
  owedCards,
}: {
  readonly owed: readonly Debt[];
  readonly owedCards: readonly CardDebt[];
}) => useDebtLines()({ owed, owedCards, seats }).join(' | ');

it('names who owes whom, and where an owed card lies', async () => {
  const owed: readonly Debt[] = [
    { from: 'a', to: 'b', sum: 5 },
    { from: 'b', to: 'bank', sum: 2 },
  ];
  const lies = { from: 'b', to: 'a', copy: 'c1', card: 'scamp' } as const;
  const owedCards: readonly CardDebt[] = [
    { ...lies, at: 'person', owner: person('Нелот') },
    { ...lies, at: 'store', owner: null },
    { ...lies, at: 'hidden', owner: null },
  ];
  const page = await mounted(<Lines owed={owed} owedCards={owedCards} />);
  const card = (place: string) => `${debtRu.card('scamp')} (${matches.liesWith(place)})`;
  for (const line of [
    matches.owes('Тралан', 'Мивул', debtRu.drakes(5)),
    matches.owes('Мивул', places.bank, debtRu.drakes(2)),
    matches.owes('Мивул', 'Тралан', card('Нелот')),
    matches.owes('Мивул', 'Тралан', card(places.store)),
    matches.owes('Мивул', 'Тралан', card(preview.lies.hidden)),
  ])
    expect(page.everything()).toContain(line);
});
