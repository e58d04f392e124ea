// Promises and intrigue cards at the table: the name of a hand, what is aimed at, and the record of what was played
// and shown.

import type { Place, WindowsState } from '@dunmer/shared/rules';
import { intrigueCopy, pledge } from '@dunmer/shared/windows';
import { describe, expect, it } from 'vitest';
import { REVEALED } from '../../harness/handBuilt.ts';
import { matchRu } from '../../around/match.ru.ts';
import { tableRu } from '../../around/table.ru.ts';
import { filmRu } from '../../around/film.ru.ts';
import type { Match } from '../match.ts';
import { NO_TWINS } from '../film/twins.ts';
import { aimedAt } from './aim.tsx';
import { newestFact, windowFact, windowFacts } from './facts.ts';
import { withoutSetAside } from './setAside.ts';
import { handKind } from './stopLine.tsx';

const holding = { mayHold: 0, pledges: 0, intrigue: 0, surplus: false, fronts: [] };
const nobody = { holdings: { a: holding, b: holding } };
const letter = intrigueCopy('intercepted-letter', 1);
const word = pledge('carol', 'whisper');

describe('a hand at the table is called', () => {
  it('by what lies in it, and where it is empty by what anybody holds', () => {
    expect(handKind([word], nobody)).toBe('promises');
    expect(handKind([letter], nobody)).toBe('intrigue');
    expect(handKind([word, letter], nobody)).toBe('both');
    expect(handKind([], nobody)).toBe('promises');
    expect(handKind([], { holdings: { a: holding, b: { ...holding, intrigue: 2 } } })).toBe('intrigue');
  });
});

describe('what a contract has set aside (PR6)', () => {
  const playable = [letter, word].map((held) => ({ held, asking: 1, choosing: null }));
  const owner = { person: 'carol', name: 'Carol', code: '' };
  const item = { pledge: word.key, owner, card: 'whisper' };
  const state = {
    at: 'signed',
    handed: { one: false, two: false },
    annulling: { one: false, two: false },
    game: { at: 'none' },
    proposals: 0,
  } as const;
  const pledges = {
    gives: { one: null, two: item },
    left: { one: false, two: false },
    truce: false,
    plays: [],
  };
  const left = { ...pledges, left: { one: false, two: true } };
  const keys = (...contracts: Parameters<typeof withoutSetAside>[1]) =>
    withoutSetAside(playable, contracts).map(({ held }) => held.key);

  it('is not played by who gives it, as long as the contract holds it', () => {
    expect(keys({ party: 'two', state, pledges })).toEqual([letter.key]);
    expect(keys({ party: 'one', state, pledges })).toEqual([letter.key, word.key]);
    expect(keys({ party: 'two', state, pledges: left })).toEqual([letter.key, word.key]);
    expect(keys({ party: 'two', state: { at: 'offered' }, pledges })).toEqual([letter.key, word.key]);
    expect(keys({ party: 'two', state })).toEqual([letter.key, word.key]);
  });
});

describe('what a card is aimed at', () => {
  const [one, two, three] = ([0, 1, 2] as const).map((cell): Place => ({ seat: 'a', cell }));

  it('is one place instead of another, or so many at most, and any is taken back (IN15)', () => {
    if (one === undefined || two === undefined || three === undefined) throw new Error('three places');
    expect(aimedAt([one], two, 1)).toEqual([two]);
    expect(aimedAt([one], two, 2)).toEqual([one, two]);
    expect(aimedAt([one, two], three, 2)).toEqual([one, two]);
    expect(aimedAt([one, two], { ...one }, 2)).toEqual([two]);
  });

  it('is asked for with the most that may be chosen, which the question alone says once one is chosen', () => {
    const { aim } = tableRu.windows;
    expect([aim('Свист', 1), aim('Свист', 2)]).toEqual([
      '«Свист»: выберите цель',
      '«Свист»: выберите цели, до 2',
    ]);
  });
});

describe('what was played and shown', () => {
  const { windows: text } = tableRu;
  const played = { type: 'CardPlayed', to: 'everyone', seat: 'b', held: letter, on: [], things: [] } as const;
  const settled = { type: 'PlaySettled', to: 'everyone', how: 'cancelled', spent: [letter.key] } as const;
  const shown = {
    type: 'CardsShown',
    to: 'a',
    by: { copy: letter.key, card: letter.card, ability: 0 },
    cards: ['unheard-of'],
  } as const;
  const names = new Map([['intercepted-letter', { ru: 'Письмо', en: 'Letter' }]]);
  const teller: Match['teller'] = {
    text: filmRu,
    lang: 'ru',
    catalogue: new Map(),
    plays: names,
    names: { a: 'Анна', b: 'Борис' },
    naming: 'whole',
    stake: null,
    twins: NO_TWINS,
  };
  const facts = (events: Match['session']['events'], viewer: Match['viewer'] = 'a') => ({
    text: matchRu,
    teller,
    names: teller.names,
    viewer,
    session: { events },
  });

  it('is told by name; what was shown stands there for whom it was shown to (IN18)', () => {
    expect(windowFact(facts([]), text, played)).toBe('Борис играет «Письмо».');
    expect(windowFact(facts([]), text, settled)).toBe('«Письмо» не срабатывает.');
    expect(windowFact(facts([]), text, shown)).toBe('«Письмо», видно только вам: «unheard-of».');
    expect(windowFact(facts([], 'watcher'), text, shown)).toBeNull();
  });

  it('names the place that was aimed at, whose card nothing else shows, to both seats and to watchers', () => {
    const aimed = { ...played, on: [{ seat: 'a', cell: 1 }] } as const;
    expect(windowFact(facts([]), text, aimed)).toBe('Борис играет «Письмо». Ваш первый ряд, столбец 2.');
    expect(windowFact(facts([], 'watcher'), text, aimed)).toBe(
      'Борис играет «Письмо». Анна: первый ряд, столбец 2.',
    );
    const seen = { ...shown, to: 'b' } as const;
    expect(newestFact(facts([aimed, seen], 'b'), text)).toBe(
      'Анна: первый ряд, столбец 2. Видно только вам: «unheard-of».',
    );
    expect(newestFact(facts([played, seen], 'b'), text)).toBe('«Письмо», видно только вам: «unheard-of».');
  });

  it('names the place of each look, also where one card, or two of a name, look at two', () => {
    const keyholes = [intrigueCopy('keyhole', 1), intrigueCopy('keyhole', 2)];
    const looks = ([0, 1, 4] as const).flatMap((cell, nth) => {
      const held = keyholes[nth % 2] ?? letter;
      const by = { copy: held.key, card: held.card, ability: 0 };
      return [
        { ...played, seat: 'a', held, on: [{ seat: 'b', cell }] } as const,
        { ...shown, by, cards: [`card ${nth}`] } as const,
      ];
    });
    const listed = windowFacts({ ...facts(looks), far: 'b' }, { ...nobody, ahead: { a: [], b: [] } }, text);
    expect(listed.filter((fact) => fact.includes('card '))).toEqual([
      'Борис: первый ряд, столбец 1. Видно только вам: «card 0».',
      'Борис: первый ряд, столбец 2. Видно только вам: «card 1».',
      'Борис: второй ряд, столбец 2. Видно только вам: «card 2».',
    ]);
  });

  it('is said while cards are laid, until something else happens', () => {
    expect(newestFact(facts([played]), text)).toBe('Борис играет «Письмо».');
    expect(newestFact(facts([played, settled]), text)).toBe('«Письмо» не срабатывает.');
    // The outcome is said, so that nobody wonders whether a pass has arrived (IN20).
    expect(newestFact(facts([played, { ...settled, how: 'stands' }]), text)).toBe('«Письмо» срабатывает.');
    // A watcher can read it nowhere else.
    expect(newestFact(facts([played], 'watcher'), text)).toBe('Борис играет «Письмо».');
    expect(newestFact(facts([]), text)).toBeNull();
    expect(newestFact(facts([played, settled, ...REVEALED]), text)).toBeNull();
  });

  it('is called by the play, whatever it was answered with (IN20)', () => {
    const answered = { ...settled, spent: [letter.key, 'solace#1'] };
    expect(windowFact(facts([]), text, answered)).toBe('«Письмо» не срабатывает.');
  });

  it('is listed with what lies and who passes to the end; that what nobody answered works is no line', () => {
    const works = { ...settled, how: 'stands' } as const;
    const listed = (ahead: WindowsState['ahead'], events: Match['session']['events'] = [played, works]) =>
      windowFacts({ ...facts(events), far: 'b' }, { ...nobody, ahead }, text);
    expect(listed({ a: ['count'], b: [] })).toEqual(['Борис играет «Письмо».']);
    expect(listed({ a: [], b: ['count'] })).toEqual(['Борис играет «Письмо».', text.theyAhead('Борис')]);
    const twice = { ...works, spent: [letter.key, 'solace#1', 'solace#2'] };
    expect(listed({ a: [], b: [] }, [played, twice])[1]).toBe('«Письмо» срабатывает.');
  });
});
