// The journal of staff in words: what was done, to whom, and where it is shown.

import { describe, expect, it } from 'vitest';
import type { JournalLine } from '@dunmer/shared/protocol';
import { staffEn } from '../staff.en.ts';
import { staffRu } from '../staff.ru.ts';
import { aboutWords, actWords, pageAbout } from './journalWords.ts';

const cardName = (card: string): string => `«${card}»`;
const person = (name: string) => ({ person: `id of ${name}`, name, code: 'AAAAAAAA' });
const bare: JournalLine = {
  row: 1,
  at: '2026-11-30T12:00:00.000Z',
  who: person('Сота'),
  act: 'payIn',
  ends: false,
  reason: 'Монеты приняты',
  people: [],
  match: null,
  contract: null,
  copies: 0,
  copy: null,
  drakes: null,
  setting: null,
};
const ru = { text: staffRu, cardName };
const about = (line: Partial<JournalLine>): string => aboutWords({ ...bare, ...line }, ru);

describe('an act', () => {
  it('is called as on its button, and its end as what ends it', () => {
    const { acts } = staffRu;
    expect(actWords(bare, staffRu)).toBe(acts.payIn.title);
    const ends = [
      ['freezePerson', 'thawPerson'],
      ['freezeCopy', 'thawCopy'],
      ['pauseEvent', 'resumeEvent'],
      ['ruinPerson', 'restorePerson'],
    ] as const;
    for (const [act, end] of ends) {
      expect(actWords({ act, ends: false }, staffRu)).toBe(acts[act].title);
      expect(actWords({ act, ends: true }, staffRu)).toBe(acts[end].title);
    }
  });

  it('that this page does not know yet is called by its type', () => {
    expect(actWords({ act: 'foretell', ends: false }, staffRu)).toBe('foretell');
    expect(actWords({ act: 'toString', ends: true }, staffRu)).toBe('toString');
  });

  it('at the laptop has a name too', () => {
    for (const [act, { title }] of Object.entries(staffRu.journal.atLaptop))
      expect(actWords({ act, ends: false }, staffRu)).toBe(title);
  });
});

describe('what it was about', () => {
  it('names up to three people, and counts the others', () => {
    const people = ['А', 'Б', 'В', 'Г', 'Д'].map(person);
    expect(about({ people: people.slice(0, 3) })).toBe('А, Б, В');
    expect(about({ people })).toBe('А, Б, В, и ещё 2');
  });

  it('says the card, or how many there were; the sum; and the setting with its value', () => {
    const copy = { copy: 'c1', card: 'scamp' };
    expect(about({ people: [person('А')], copies: 1, copy })).toBe('А, «scamp»');
    expect(about({ copies: 12 })).toBe('карт: 12');
    expect(about({ drakes: 2 })).toBe(staffRu.matches.sumOf(2));
    expect(about({ setting: { name: 'claimTime', value: '60' } })).toBe(
      `${staffRu.names.claimTime}: ${staffRu.settings.seconds(60)}`,
    );
    expect(about({ setting: { name: 'paused', value: 'yes' } })).toContain(staffRu.settings.goes.paused);
    expect(about({})).toBe('');
  });

  it('is said in English too', () => {
    const people = ['А', 'Б', 'В', 'Г'].map(person);
    expect(aboutWords({ ...bare, people, drakes: 1 }, { text: staffEn, cardName })).toBe(
      `А, Б, В, and 1 more, ${staffEn.matches.sumOf(1)}`,
    );
  });
});

it('leads to the match, the contract, the card or the only person that it was about', () => {
  const people = [person('А')];
  const copy = { copy: 'c1', card: 'scamp' };
  expect(pageAbout({ ...bare, people, match: 'm' })).toBe('/staff/match/m');
  expect(pageAbout({ ...bare, people, contract: 'k' })).toBe('/staff/contracts/k');
  expect(pageAbout({ ...bare, people, copies: 1, copy })).toBe('/staff/cards/c1');
  expect(pageAbout({ ...bare, people })).toBe(`/staff/people/${encodeURIComponent('id of А')}`);
  expect(pageAbout({ ...bare, people: [person('А'), person('Б')] })).toBeUndefined();
  expect(pageAbout({ ...bare, setting: { name: 'least', value: '5' } })).toBe('/staff/settings');
  expect(pageAbout(bare)).toBeUndefined();
});
