// The film of a match: every moment has words in both languages, and the film ends at the table at which the match
// ends.

import { LANGS, plainText } from '@dunmer/shared/cards';
import { type DeskNote, visibleTo } from '@dunmer/shared/fairness';
import type { Viewer } from '@dunmer/shared/rules';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { describe, expect, it } from 'vitest';
import { playedMatch, playedWindowMatch } from '../../harness/autoplay.ts';
import { LocalMatch, readyCatalogue } from '../../harness/localMatch.ts';
import { readyPlayNames } from '../../harness/windowPlay.ts';
import { filmEn } from '../../around/film.en.ts';
import { filmRu } from '../../around/film.ru.ts';
import type { FilmStep } from './filmStep.ts';
import { stageOf } from './stage.ts';
import { filmStart, filmSteps } from './steps.ts';
import { stepWords } from './stepWords.ts';
import { cardNames, type Teller } from './teller.ts';
import { NO_TWINS } from './twins.ts';

const names = { a: 'Тралан', b: 'Мивул' };
const tellers: readonly Teller[] = LANGS.map((lang) => ({
  lang,
  names,
  naming: 'whole',
  stake: null,
  twins: NO_TWINS,
  catalogue: readyCatalogue,
  plays: readyPlayNames,
  text: lang === 'ru' ? filmRu : filmEn,
}));

const stepsOf = (match: LocalMatch, viewer: Viewer): readonly FilmStep[] =>
  filmSteps(readyCatalogue, viewer, visibleTo(match.log, viewer));

const by = 'referee';
const NOTES: readonly DeskNote[] = [
  { act: 'called', seat: 'b' },
  { act: 'paused', by, reason: 'rain' },
  { act: 'paused', by: 'restore', reason: '' },
  { act: 'resumed', by },
  { act: 'extended', by, seat: 'a', seconds: 90 },
  { act: 'nudged', by: 'b', seat: 'a' },
  { act: 'nudged', by, seat: 'a' },
  { act: 'defaultAnnounced', by, seat: 'a', seconds: 15 },
  { act: 'defaultStopped', by, seat: 'a' },
  { act: 'opened', by: 'organiser', reason: 'a quarrel' },
  { act: 'decksOpened', by, reason: 'a quarrel' },
  { act: 'decksOpened', by, reason: 'a quarrel', what: 'purses' },
];
const LATE: readonly DeskNote[] = [
  { act: 'callClosed', by },
  { act: 'linkMade', by, seat: 'b' },
  { act: 'settledAgain', by, kind: 'awarded', winner: 'b', reason: 'an error' },
  { act: 'settledAgain', by, kind: 'voided', winner: null, reason: 'an error' },
  { act: 'settledAgain', by, kind: 'drawn', winner: null, reason: 'an error' },
];

const played = Array.from({ length: 72 }, (_, seed) => playedMatch(seed));
/** Matches with promises and intrigue cards. */
const withPlays = Array.from({ length: 60 }, (_, seed) => playedWindowMatch(seed));
const films = [...played, ...withPlays];

describe('the film of a match', () => {
  it('ends at the table that the match ends at', () => {
    for (const match of films) {
      const steps = stepsOf(match, 'watcher');
      expect(steps.at(-1)?.after.field).toEqual(match.state.rules.common.field);
      expect(match.state.rules.common.phase.at).toBe('finished');
    }
  });

  it.each(tellers)('has words without gaps for every moment ($lang)', (teller) => {
    for (const match of films)
      for (const step of [...stepsOf(match, 'a'), ...stepsOf(match, 'watcher')]) {
        const told = stepWords(teller, step);
        expect(told.title).not.toBe('');
        expect(told.lines.length, step.what.kind).toBeGreaterThan(0);
        for (const line of told.lines) {
          const text = plainText(line);
          expect(text).not.toMatch(/undefined|null|\[object|NaN|«»|, \.| {2}|:\s*\./);
          expect(text).toMatch(/\.$/);
          expect(text.length, text).toBeLessThan(500);
        }
      }
  });

  it('tells every kind of happening that a match played to its end can have', () => {
    const kinds = new Set(films.flatMap((match) => stepsOf(match, 'watcher').map(({ what }) => what.kind)));
    for (const kind of [
      'opened',
      'sealed',
      'revealed',
      'tossed',
      'cast',
      'passed',
      'changed',
      'choosing',
      'summoned',
      'declined',
      'summon-passed',
      'judged',
      'fallen',
      'advanced',
      'counted',
      'claimed',
      'price-waived',
    ])
      expect(kinds, kind).toContain(kind);
  });

  it('tells everything that promises and intrigue cards do, each by a moment of its own (PR11, IN13)', () => {
    const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length;
    for (const [type, kind] of [
      ['CardPlayed', 'played'],
      ['PlayCast', 'play-cast'],
      ['PlayWorked', 'play-works'],
      ['CardsShown', 'shown'],
      ['TieTaken', 'tie-taken'],
      ['PotDivided', 'pot-divided'],
    ] as const) {
      const all = withPlays.flatMap((match) =>
        (['a', 'watcher'] as const).map((viewer) => [
          count(visibleTo(match.log, viewer), (event) => event.type === type),
          count(stepsOf(match, viewer), ({ what }) => what.kind === kind),
        ]),
      );
      expect(
        all.map(([, told]) => told),
        kind,
      ).toEqual(all.map(([happened]) => happened));
      expect(
        count(all, ([happened]) => happened !== 0),
        kind,
      ).toBeGreaterThan(0);
    }
  });

  it('says what has become of a play that was answered, and goes on from one that was not (IN20)', () => {
    const settled = withPlays.flatMap((match) => stepsOf(match, 'watcher')).map(({ what }) => what);
    const ends = settled.flatMap((what) => (what.kind === 'play-settled' ? [what.how] : []));
    const answers = settled.filter((what) => what.kind === 'played' && what.answers !== null);
    expect(new Set(ends)).toEqual(new Set(['stands', 'cancelled']));
    expect(answers.length).toBeGreaterThanOrEqual(ends.length);
  });

  it('says of a duel that all is as before only where there was a round before', () => {
    const rounds = films.map((match) =>
      stepsOf(match, 'watcher').flatMap(({ what }) => (what.kind === 'judged' ? [what.duels] : [])),
    );
    const asBefore = (some: typeof rounds): boolean => some.flat(2).some(({ isAsBefore }) => isAsBefore);
    expect([
      asBefore(rounds.map((all) => all.slice(0, 1))),
      asBefore(rounds.map((all) => all.slice(1))),
    ]).toEqual([false, true]);
  });

  it('shows with an ability or a card each move that it has caused', () => {
    const moved = (list: readonly { readonly moves: readonly unknown[] }[]): number =>
      list.reduce((sum, { moves }) => sum + moves.length, 0);
    for (const match of films) {
      const swaps = visibleTo(match.log, 'watcher').filter((event) => event.type === 'CardsSwapped');
      const casts = stepsOf(match, 'watcher').flatMap(({ what }) =>
        what.kind === 'cast' || what.kind === 'play-cast' ? [what] : [],
      );
      expect(moved(casts)).toBe(moved(swaps));
    }
  });

  it.each(tellers)(
    'names the round of each summons, and says of a lot only where who places first is drawn ($lang)',
    (teller) => {
      const { text } = teller;
      const lots = new Map<string, boolean>();
      for (const step of films.flatMap((match) => stepsOf(match, 'watcher')))
        for (const what of [...step.led, step.what]) {
          const said = stepWords(teller, { ...step, what }).lines.map(plainText);
          if (what.kind === 'summoning') {
            const round = what.step === 'summon-1' ? 2 : 3;
            expect(said).toContain(
              plainText(text.summoning(round, cardNames({ ...teller, twins: step.twins }, what.summoners))),
            );
          }
          if (what.kind === 'tossed')
            lots.set(what.occasion.step, said.includes(plainText(text.placementToss(names[what.winner]))));
        }
      expect([...lots].filter(([of, isLot]) => isLot !== (of === 'placement'))).toEqual([]);
      expect(lots.size).toBeGreaterThan(1);
    },
  );

  it('knows every card by its id, whatever kind it is', () => {
    const ids = [...readyCatalogue.keys(), ...PRINTED.pledges.keys(), ...PRINTED.intrigue.keys()];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tells the owner, and only the owner, that no creature of the deck fits (R16)', () => {
    const told = (viewer: Viewer) =>
      films
        .flatMap((match) => stepsOf(match, viewer))
        .flatMap(({ what }) => (what.kind === 'summon-passed' ? what.passes : []))
        .map(({ why }) => why.reason);
    expect(told('watcher')).not.toContain('none-fits');
    expect([...told('a'), ...told('b')]).toContain('none-fits');
  });

  it('shows in one moment what fails one after the other, abilities and summons each by themselves', () => {
    const shown = films.flatMap((match) => stepsOf(match, 'watcher')).map(({ what }) => what);
    for (const kind of ['passed', 'summon-passed'])
      expect(shown.some((what) => what.kind === kind && 'passes' in what && what.passes.length > 1)).toBe(
        true,
      );
  });

  it('begins at the reveal', () => {
    for (const match of films) {
      const steps = stepsOf(match, 'a');
      expect(steps[filmStart(steps)]?.what.kind).toBe('revealed');
    }
  });

  it('shows the cards that fall still standing, and lights only icons that the two facing cards have (4.1)', () => {
    for (const match of films)
      for (const step of stepsOf(match, 'watcher')) {
        const stage = stageOf(step);
        if (step.what.kind === 'fallen')
          for (const { copy } of step.what.fallen) expect(stage.roles.get(copy)).toBe('turned-to-ash');
        if (step.what.kind !== 'judged') continue;
        for (const { a, b } of step.what.duels)
          for (const one of [a, b])
            for (const { aspect, virtue } of stage.marks.get(one.copy) ?? [])
              if (aspect === 'virtues') expect(one.virtues).toContain(virtue);
      }
  });

  it.each(tellers)(
    'tells beside a moment what was noted after it, and is no longer for it ($lang)',
    (teller) => {
      const match = new LocalMatch({ a: 'caravan', b: 'menagerie' }, 5);
      match.promiseAndOpen();
      const before = stepsOf(match, 'a').length;
      for (const note of NOTES) expect(match.do({ type: 'note', note }).ok, note.act).toBe(true);
      match.do({ type: 'concede', seat: 'b' });
      for (const note of LATE) expect(match.do({ type: 'note', note }).ok, note.act).toBe(true);
      const steps = stepsOf(match, 'a');
      expect(steps).toHaveLength(before + 1);
      expect(steps.flatMap(({ notes }) => notes)).toEqual([...NOTES, ...LATE]);
      expect(steps.at(-1)?.through).toBe(visibleTo(match.log, 'a').length);
      expect(filmStart(steps)).toBe(steps.length - 1);
      const lines = steps.flatMap((step) => stepWords(teller, step).lines).map(plainText);
      for (const line of lines) expect(line).not.toMatch(/undefined|null|\[object|NaN| {2}/);
      expect(new Set(lines).size).toBe(lines.length);
      if (teller.lang === 'en') expect(lines).toContain('Мивул calls a referee.');
    },
  );

  it('shows nothing that lies face down when a match ends before the reveal (R15)', () => {
    const match = new LocalMatch({ a: 'caravan', b: 'menagerie' }, 5);
    match.promiseAndOpen();
    match.do({ type: 'place', seat: 'a', laying: { row: 'front', cells: ['a0', 'a1', 'a2'] } });
    match.do({ type: 'concede', seat: 'b' });
    const steps = stepsOf(match, 'b');
    expect(steps[filmStart(steps)]?.what.kind).toBe('conceded');
    expect(JSON.stringify(steps.map(({ what }) => what))).not.toContain('a0');
  });
});
