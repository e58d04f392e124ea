// PT1: a contract says at which table its game is played, and accepting it names that table.

import { type AtTable, type ContractState, NEW_CONTRACT } from '@dunmer/shared/contract';
import type { ContractView } from '@dunmer/shared/protocol';
import { describe, expect, it } from 'vitest';
import { contractView, signed } from '../harness/contractView.ts';
import { contractEn } from '../text/contract.en.ts';
import { contractWords } from '../staff/contracts/contractPage.tsx';
import { contractRu } from '../text/contract.ru.ts';
import { staffListsRu } from '../staff/lists/staffLists.ru.ts';
import { wishOf } from './acts.ts';
import { actWords, contractFacts } from './facts.ts';
import { hindranceOf } from './hindrance.ts';
import { newOffer, readOffer } from './offerDraft.ts';
import { saysOf } from './says.ts';

const contract = (state: ContractState, facts: Partial<ContractView> = {}): ContractView =>
  contractView({ party: 'two', text: 'десять флаконов', sum: 14, state, ...facts });

const PATRONS = { table: 'patrons' } as const;
const offered = (at: AtTable) => contract(NEW_CONTRACT, { game: 10, ...at });
const proposed = (at: AtTable) =>
  contract(signed({ at: 'proposed', by: 'one', amount: 10, proposal: 7, ...at }));
const ON = { money: 'app', least: 1, patrons: 'on' } as const;
const OFF = { ...ON, patrons: 'off' } as const;
const OWN = { purse: 100, least: 1, busy: false, frozen: false, patrons: true, promises: 'off' as const };
const CHOSEN = { amount: 10, table: 'patrons' } as const;

describe('a game at the patrons’ table (PT1)', () => {
  it.each([
    ['an offer of it', offered],
    ['a proposal of it', proposed],
    ['a match that runs', (at: AtTable) => contract(signed({ at: 'playing', amount: 10, ...at }))],
  ])('is named by %s, and only there', (_, made) => {
    expect(saysOf(made(PATRONS), contractRu)).toMatch(/за\s+столом покровителей: по 10/u);
    expect(saysOf(made({}), contractRu)).not.toContain('столом');
    expect(saysOf(made(PATRONS), contractEn)).toContain('at the patrons’ table');
  });

  it('is agreed to by name: who says yes to the sum says yes to the table', () => {
    expect(wishOf(offered(PATRONS), 'accept', CHOSEN)).toEqual({ type: 'accept', game: 10, ...PATRONS });
    expect(wishOf(offered({}), 'accept', CHOSEN)).toEqual({ type: 'accept', game: 10 });
    expect(wishOf(proposed(PATRONS), 'agreeGame', CHOSEN)).toEqual({
      type: 'agreeGame',
      proposal: 7,
      ...PATRONS,
    });
    expect(wishOf(proposed({}), 'agreeGame', CHOSEN)).toEqual({ type: 'agreeGame', proposal: 7 });
  });

  it('is asked for, and may be countered with the other table', () => {
    const counter = { type: 'counterGame', proposal: 7, amount: 10 } as const;
    expect(wishOf(contract(signed({ at: 'none' })), 'proposeGame', CHOSEN)).toEqual({
      type: 'proposeGame',
      amount: 10,
      ...PATRONS,
    });
    expect(wishOf(proposed({}), 'counterGame', CHOSEN)).toEqual({ ...counter, ...PATRONS });
    expect(wishOf(proposed(PATRONS), 'counterGame', { amount: 10, table: 'trade' })).toEqual(counter);
    expect(actWords('counterGame', proposed({}), contractRu, ON).label).toMatch(/стол$/u);
    expect(actWords('counterGame', proposed({}), contractRu, OFF).label).toBe('Назвать другую ставку');
  });

  it('says before the yes where it is, that no own cards are needed and that nothing is won of them (PT2, PT3)', () => {
    const means = (view: ContractView) =>
      actWords('agreeGame', view, contractRu, ON)
        .means(contractFacts(view, 'two', 'agreeGame', ON))
        .join(' ');
    expect(means(proposed(PATRONS))).toMatch(/^Партия за\s+столом покровителей начнётся сразу/u);
    expect(means(proposed(PATRONS))).toContain('Свои карты там');
    expect(means(proposed(PATRONS))).not.toContain('одну из карт победителя');
    expect(means(proposed({}))).toContain('одну из карт победителя');
  });

  it('is never that of a demanded sixth, of which no table is said', () => {
    const view = proposed(PATRONS);
    expect(contractFacts(view, 'two', 'demandSixth', ON).table).toBe('trade');
    const demanded = contract(signed({ at: 'demanded', by: 'one', proposal: 8 }), { sixth: [2, 3] });
    expect(wishOf(demanded, 'chooseRounding', CHOSEN)).not.toHaveProperty('table');
    expect(saysOf(demanded, contractRu)).not.toContain('столом');
  });

  it('hinders the yes once the module is off, and leads nobody to annul the deal for it', () => {
    expect(hindranceOf(proposed(PATRONS), OWN)).toBeNull();
    expect(hindranceOf(proposed(PATRONS), { ...OWN, patrons: false })).toBe('patrons-off');
    expect(hindranceOf(offered(PATRONS), { ...OWN, patrons: false })).toBe('patrons-off');
    expect(hindranceOf(proposed({}), { ...OWN, patrons: false })).toBeNull();
  });
});

describe('a contract for staff', () => {
  const { contracts } = staffListsRu;
  it.each([
    ['offered', offered],
    ['proposed', proposed],
    ['won', (at: AtTable) => contract(signed({ at: 'taken', by: 'one', amount: 10, ...at }))],
  ])('says at which table what it names was %s, and only of the patrons’', (_, made) => {
    expect(contractWords(made(PATRONS), contracts)).toMatch(/, стол\sпокровителей$/u);
    expect(contractWords(made({}), contracts)).not.toContain('стол');
  });
});

describe('the form of an offer', () => {
  const draft = { ...newOffer(null, 1), text: 'Шёлк', price: '5', plays: true, prestige: '10' };

  it('begins at the trade table, a counter-offer at the table of what it answers (PT1)', () => {
    expect(newOffer(null, 1)).not.toHaveProperty('table');
    expect(newOffer(offered(PATRONS), 1).table).toBe('patrons');
    expect(newOffer(offered({}), 1)).not.toHaveProperty('table');
  });

  it('names the table only with a game, at the other table, and where the module is on', () => {
    const sent = (facts: object, own = OWN) => readOffer({ ...draft, ...facts }, own);
    expect(sent(PATRONS)).toMatchObject({ game: 10, ...PATRONS });
    expect(sent({ table: 'trade' })).not.toHaveProperty('table');
    expect(sent({ ...PATRONS, plays: false })).not.toHaveProperty('table');
    expect(sent(PATRONS, { ...OWN, patrons: false })).not.toHaveProperty('table');
  });
});
