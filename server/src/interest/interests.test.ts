// EVENT, "Who": how somebody is related to people and matches by their own interests, and by those they share.

import { describe, expect, test } from 'vitest';
import type { Interest } from '../store/index.ts';
import { Interests } from './interests.ts';
import {
  aboutAllCards,
  aboutCopyOf,
  aboutMatch,
  aboutPeople,
  aboutPromisesOf,
  relationIn,
} from './relation.ts';

const [ME, OPPONENT, THIRD, ORGANISER] = [1, 2, 3, 4];
const MATCH = 7;
const seat = { match: MATCH, kind: 'seat', through: ME, players: [ME, OPPONENT] } as const;
const bound = { ...seat, kind: 'dealings', match: 8, players: [OPPONENT, THIRD] } as const;
const shared = { ...seat, through: ORGANISER, players: [ORGANISER, OPPONENT] } as const;
const of = (...all: readonly Interest[]): Interests => new Interests(ME, all);

describe('towards a person', () => {
  test('oneself comes first; then the opponent of one’s seat, a party, and what others share', () => {
    expect(of(seat).to(ME)).toBe('own');
    expect(of(seat).to(OPPONENT)).toBe('opponent');
    expect(of(bound).to(OPPONENT)).toBe('party');
    expect(of(shared).to(OPPONENT)).toBe('shared');
    expect(of(seat, bound).to(OPPONENT)).toBe('opponent');
    expect(of(bound, shared).to(OPPONENT)).toBe('party');
    expect(of(seat).to(THIRD)).toBe('other');
    expect(of().to(OPPONENT)).toBe('other');
  });

  test('the purses and cards of other players are kept from them, never their own', () => {
    expect([...of(seat).players]).toEqual([OPPONENT]);
    expect([...of(seat, bound).players]).toEqual([OPPONENT, THIRD]);
  });

  test('a dealing of their own with an opponent is not hidden, one of the opponent with a third is', () => {
    expect(of(seat).hides(OPPONENT, THIRD)).toBe(true);
    expect(of(seat).hides(THIRD, OPPONENT)).toBe(true);
    expect(of(seat).hides(ME, OPPONENT)).toBe(false);
    expect(of(seat).hides(THIRD, ORGANISER)).toBe(false);
  });
});

describe('towards a match', () => {
  test('only its own interests count', () => {
    expect(of(seat).inMatch(MATCH)).toBe('opponent');
    expect(of(seat).inMatch(8)).toBe('other');
    expect([...of(seat, bound).matches]).toEqual([MATCH, 8]);
    expect([of(seat).hasSeat, of(bound).hasSeat, of(shared).hasSeat]).toEqual([true, false, true]);
    expect([of(bound, shared).strongest, of().strongest]).toEqual(['party', 'other']);
  });
});

describe('towards what an act is about', () => {
  test('the strongest of all: the people, the match, and what its answer would tell', () => {
    expect(relationIn(of(seat), aboutPeople(THIRD))).toBe('other');
    expect(relationIn(of(seat), aboutPeople(THIRD, OPPONENT))).toBe('opponent');
    expect(relationIn(of(seat), aboutPeople(ME))).toBe('own');
    expect(relationIn(of(seat), aboutPeople(ME, OPPONENT))).toBe('opponent');
    expect(relationIn(of(seat), aboutMatch(MATCH))).toBe('opponent');
    expect(relationIn(of(seat), aboutMatch(9))).toBe('other');
  });

  test('all cards and all promises tell of every match that they have an interest in', () => {
    expect(relationIn(of(bound), aboutAllCards)).toBe('party');
    expect(relationIn(of(shared), aboutPromisesOf(THIRD))).toBe('shared');
    expect(relationIn(of(), aboutAllCards)).toBe('other');
  });

  test('a card of somebody else tells those who sit in a match which cards are not in it', () => {
    expect(relationIn(of(seat), aboutCopyOf(THIRD))).toBe('opponent');
    expect(relationIn(of(bound), aboutCopyOf(ORGANISER))).toBe('other');
    expect(relationIn(of(seat), aboutCopyOf(ME))).toBe('own');
    expect(relationIn(of(seat), aboutCopyOf(ME, THIRD))).toBe('opponent');
  });
});
