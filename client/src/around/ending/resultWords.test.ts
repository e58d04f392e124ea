// The result of a match as its players read it, also after staff have settled it anew.

import type { DeskNote } from '@dunmer/shared/fairness';
import { describe, expect, it } from 'vitest';
import { tableRu } from '../table.ru.ts';
import {
  againIn,
  againLine,
  goesBack,
  prestigeLine,
  type Result,
  solaceLine,
  standingOf,
} from './resultWords.ts';

const words = tableRu.result;
const said = { act: 'settledAgain', by: 'referee', reason: 'спор' } as const;
const toB: DeskNote = { ...said, kind: 'awarded', winner: 'b' };
const voided: DeskNote = { ...said, kind: 'voided', winner: null };

const result = (notes: readonly DeskNote[], facts: Partial<Result> = {}): Result => ({
  kind: 'stake',
  stake: 10,
  viewer: 'a',
  names: { a: 'Тралан', b: 'Мивул' },
  isTable: false,
  winner: 'a',
  solace: 0,
  again: againIn(notes),
  ...facts,
});
const prestige = (notes: readonly DeskNote[], facts: Partial<Result> = {}) =>
  prestigeLine(result(notes, facts), words);

describe('the card that was claimed', () => {
  it('goes back where the newest settlement says that it is the winner’s, whoever has won', () => {
    const toA = { ...said, kind: 'awarded', winner: 'a' } as const;
    expect(goesBack({ ...toA, card: 'a' }, 'a')).toBe(true);
    expect(goesBack({ ...toA, card: 'b' }, 'a')).toBe(false);
    expect(goesBack({ ...said, kind: 'awarded', winner: 'b', card: 'a' }, 'a')).toBe(true);
  });

  it('by a log of before, which says nothing of it, where the result is another one', () => {
    expect(goesBack({ ...said, kind: 'voided', winner: null }, 'a')).toBe(true);
    expect(goesBack({ ...said, kind: 'awarded', winner: 'a' }, 'a')).toBe(false);
  });
});

describe('where the prestige is', () => {
  it('is what the match has left, where nobody has changed it', () => {
    expect(prestige([])).toBe(words.potMine(20));
    expect(prestige([], { viewer: 'b' })).toBe(words.potTheirs('Тралан', 20));
    expect(prestige([{ act: 'callClosed', by: 'referee' }])).toBe(words.potMine(20));
  });

  it('is what the newest settlement says: the other has it now', () => {
    expect(prestige([toB])).toBe(`${words.again.theirs('Мивул', 20)} ${words.again.purse}`);
    expect(prestige([toB], { viewer: 'b' })).toBe(`${words.again.mine(20)} ${words.again.purse}`);
    expect(prestige([toB, voided])).toBe(`${words.again.back(10)} ${words.again.purse}`);
    expect(prestige([voided, toB], { viewer: 'watcher' })).toBe(words.again.theirs('Мивул', 20));
  });

  it('is less what a card leaves whoever has lost, until staff settle it anew (IN23)', () => {
    const consoled = { solace: 1 };
    const rest = (notes: readonly DeskNote[], facts: Partial<Result> = {}) =>
      solaceLine(result(notes, { ...consoled, ...facts }), words);
    expect(prestige([], consoled)).toBe(words.potMine(19));
    expect(rest([])).toBe(words.solaceTheirs('Мивул', 1));
    expect(prestige([], { ...consoled, viewer: 'b' })).toBe(words.potTheirs('Тралан', 19));
    expect(rest([], { viewer: 'b' })).toBe(words.solaceMine(1));
    expect(rest([], { viewer: 'b', isTable: true })).toBe(words.solaceMineTable(1));
    expect(prestige([toB], consoled)).toBe(`${words.again.theirs('Мивул', 20)} ${words.again.purse}`);
    expect(rest([toB])).toBeNull();
    expect(rest([], { solace: 0 })).toBeNull();
    expect(rest([], { winner: null })).toBeNull();
  });

  it('is settled in coins where they lie on the table', () => {
    expect(prestige([voided], { isTable: true })).toBe(`${words.again.back(10)} ${words.again.coins}`);
  });

  it('is nowhere where nothing was laid down', () => {
    expect(prestige([toB], { kind: 'friendly', stake: 0 })).toBe(words.friendly);
    expect(prestige([toB], { kind: 'practice' })).toBeNull();
  });
});

it('that staff have changed the result is said plainly, by whom and to what', () => {
  expect(againLine(result([]), words)).toBeNull();
  expect(againLine(result([toB]), words)).toContain('Судья пересмотрел итог после конца партии');
  expect(againLine(result([toB]), words)).toContain('Мивул');
  expect(againLine(result([toB, voided]), words)).toContain('партия отменена');
});

it('the result as it stands is the last word of staff, else the match’s own end', () => {
  const conceded = { kind: 'conceded', winner: 'a' } as const;
  const stands = (notes: readonly DeskNote[]) => {
    const { kind, winner } = standingOf(conceded, againIn(notes));
    return [kind, winner];
  };
  expect(stands([])).toEqual(['conceded', 'a']);
  expect(stands([toB])).toEqual(['awarded', 'b']);
  expect(stands([toB, voided])).toEqual(['voided', null]);
});
