// Home's lists: what waits for the trader, and what for others.

import type { ContractView, HomeView } from '@dunmer/shared/protocol';
import { describe, expect, it } from 'vitest';
import { ru } from '../text/ru.ts';
import { contractView, OTHER, signed } from '../harness/contractView.ts';
import { homeView as home, ME } from '../harness/homeView.ts';
import { affairsOf } from './agenda.ts';

const contract = (party: 'one' | 'two'): ContractView =>
  contractView({
    contract: `by ${party}`,
    party,
    one: party === 'one' ? ME : OTHER,
    two: party === 'one' ? OTHER : ME,
    sum: 14,
  });

const AT = '2026-11-22T06:00:00Z';

const lines = (facts: Partial<HomeView>) =>
  affairsOf(home(facts), ru.home).map(({ path, title, word, turn }) => [turn, path, title, word]);

describe('the affairs on home', () => {
  it('say of an offer who has to answer it, and for how much it is', () => {
    expect(lines({ contracts: [contract('two'), contract('one')] })).toEqual([
      ['mine', '/contract/by two', 'Ильмени, 14\u00A0дрейков', 'Предлагает контракт'],
      ['theirs', '/contract/by one', 'Ильмени, 14\u00A0дрейков', 'Ждём ответа на ваше предложение'],
    ]);
  });

  it('say of an offer with a game that it asks for both; of one’s own, and once it is signed, how it stands', () => {
    const words = (...contracts: readonly ContractView[]) =>
      affairsOf(home({ contracts }), ru.home).map(({ word }) => word);
    const [asked, own] = [
      { ...contract('two'), game: 5 },
      { ...contract('one'), game: 5 },
    ];
    const played = { ...asked, state: signed({ at: 'playing', amount: 5 }) };
    const { offerPlays, status } = ru.home;
    expect(words(asked, own, played)).toEqual([offerPlays, status['offer-mine'], status.playing]);
  });

  it('say of a deal without money what its own page says', () => {
    expect(lines({ contracts: [{ ...contract('two'), sum: 0 }] })).toMatchObject([
      ['mine', '/contract/by two', 'Ильмени, без денег', 'Предлагает контракт'],
    ]);
  });

  it('say what was agreed where there are several with the same partner, and only there', () => {
    const abouts = (...contracts: readonly ContractView[]) =>
      affairsOf(home({ contracts }), ru.home).map(({ about }) => about);
    const third = { ...OTHER, person: 'third' };
    expect(abouts(contract('two'), { ...contract('one'), text: 'шкуры' })).toEqual(['скума', 'шкуры']);
    expect(abouts(contract('two'), { ...contract('one'), two: third })).toEqual([false, false]);
  });

  it('say what a card has made of a demanded sixth', () => {
    const demanded = (party: 'one' | 'two', part: number | null): ContractView => {
      const game = { at: 'demanded', by: 'one', proposal: 1, ...(part === null ? {} : { part }) } as const;
      return {
        ...contract(party),
        state: {
          at: 'signed',
          game,
          handed: { one: false, two: false },
          annulling: { one: false, two: false },
          proposals: 1,
        },
      };
    };
    const words = (party: 'one' | 'two') =>
      [null, 4, 12].map((part) => lines({ contracts: [demanded(party, part)] })[0]?.[3]);
    expect(words('two')).toEqual([
      'Требует сыграть на шестую часть',
      'Требует сыграть на четверть',
      'Требует сыграть на двенадцатую часть',
    ]);
    expect(words('one')).toEqual([
      'Ждём, как округлят шестую часть',
      'Ждём, как округлят четверть',
      'Ждём, как округлят двенадцатую часть',
    ]);
  });

  it('say of a contract in which an intrigue card was played who has to answer it (IN19, IN21)', () => {
    const play = { card: 'hard-bargain#1', cancels: [], by: 'one', asking: 1 } as const;
    const clock = { left: 1, full: 1, runs: true, answers: [] } as const;
    const asked = (who: 'one' | 'two'): ContractView => ({
      ...contract('two'),
      intrigue: { plays: [], play: { ...play, ...clock, asked: who } },
    });
    expect(
      lines({ contracts: [asked('two'), asked('one')] }).map(([turn, , , word]) => [turn, word]),
    ).toEqual([
      ['mine', 'Ждут вашего ответа на карту интриги'],
      ['theirs', 'Ждём ответа на карту интриги'],
    ]);
  });

  it('name the patrons’ table where a game is asked for there, and nowhere else (PT1)', () => {
    const at = { table: 'patrons' } as const;
    const rest = { handed: { one: false, two: false }, annulling: { one: false, two: false }, proposals: 1 };
    const over = { at: 'taken', by: 'one', amount: 2, ...at } as const;
    const said = lines({
      contracts: [
        { ...contract('two'), game: 2, ...at },
        { ...contract('two'), state: { at: 'signed', ...rest, game: { at: 'playing', amount: 2, ...at } } },
        { ...contract('two'), state: { at: 'signed', ...rest, game: over } },
      ],
    });
    expect(said.map(([, , , word]) => word)).toEqual([
      'Предлагает сделку и партию, стол\u00A0покровителей',
      'Идёт партия на престиж, стол\u00A0покровителей',
      'Подписан, ждёт передачи',
    ]);
  });

  it('ask for the digits that are not chosen yet', () => {
    const me = { ...home({}).me, hasPin: false };
    expect(lines({ me }).map(([turn, path]) => [turn, path])).toEqual([['mine', '/pin']]);
    expect(lines({ me: { ...me, hasPin: true } })).toEqual([]);
  });

  it('put an open price of victory first', () => {
    const facts = {
      contracts: [contract('two')],
      claims: [{ match: 'm', claimant: 'me', other: OTHER }],
    } as const;
    expect(lines(facts).map(([turn, path]) => [turn, path])).toEqual([
      ['mine', '/m/m'],
      ['mine', '/contract/by two'],
    ]);
  });

  it('name a friendly match, and the stake of any other', () => {
    const proposal = {
      proposal: 'p',
      from: OTHER,
      to: ME,
      stake: 0,
      friendly: true,
      mine: false,
      short: { mine: null, theirs: null },
      state: 'offered',
      answers: null,
      unsaid: false,
      at: AT,
    } as const;
    const staked = { ...proposal, proposal: 'q', from: ME, to: OTHER, stake: 1, friendly: false, mine: true };
    expect(lines({ proposals: [proposal, staked] })).toEqual([
      ['mine', '/proposal/p', 'Ильмени, дружеская партия', 'Вызывает вас'],
      ['theirs', '/proposal/q', 'Ильмени, партия на 1\u00A0дрейк', 'Ждём ответа на вызов'],
    ]);
  });

  it('says first that the own match stands still', () => {
    const running = { match: 'm', seat: 'a', opponent: OTHER, stake: 3, counted: false } as const;
    expect(affairsOf(home({ match: running }), ru.home)).toEqual([]);
    const [first] = affairsOf(home({ match: { ...running, stopped: true } }), ru.home);
    expect(first).toMatchObject({ path: '/m/m', turn: 'mine', word: 'Партия остановлена: позовите судью' });
  });
});

it.each([
  ['trade', 3, 2, 'Предлагает обмен'],
  ['gift', 3, 0, 'Предлагает подарок'],
  ['request', 0, 2, 'Просит карты или дрейки'],
] as const)('says of an offered trade that it is a %s', (_, gives, takes, word) => {
  const side = (drakes: number) => ({ copies: [], drakes });
  const offered = { trade: 't', from: OTHER, to: ME, mine: false, state: 'offered', at: AT } as const;
  const trades = [{ ...offered, gives: side(gives), takes: side(takes) }];
  expect(lines({ trades })).toContainEqual(['mine', '/trade/t', 'Ильмени', word]);
});
