// told: every event of the patrons' table has a sentence in both languages, and the film leaves none of them out.

import { type Lang, LANGS } from '@dunmer/shared/cards';
import {
  evolveSealedGameView,
  NEW_SEALED_GAME,
  type Outcome,
  sealedGameViewOf,
  type VisibleSealedGameEvent,
} from '@dunmer/shared/patrons';
import { casesOf, arbSealedPatronGame, logOfSealedGame, playSealedGame } from '@dunmer/shared/testing';
import type { Viewer } from '@dunmer/shared/rules';
import { describe, expect, test } from 'vitest';
import { GAME_TERMS } from '../../harness/localGame.ts';
import { patronsEn } from '../patrons.en.ts';
import { patronsRu } from '../patrons.ru.ts';
import { toldIn } from './catchUp.ts';
import { cardsIn, gameSteps } from './steps.ts';
import { type InGame, type Teller, told } from './told.ts';

const games = casesOf(arbSealedPatronGame('any'), 8, 7).map((game) => ({
  catalogue: new Map(game.cards.map((card) => [card.id, card])),
  log: logOfSealedGame(playSealedGame(game)),
}));

const seenBy = (viewer: Viewer, log: (typeof games)[number]['log']): readonly VisibleSealedGameEvent[] =>
  log.filter(
    (event): event is VisibleSealedGameEvent =>
      event.to !== 'server' && (event.to === 'everyone' || event.to === viewer),
  );

const tellerOf = (lang: Lang, viewer: Viewer, { catalogue, log }: (typeof games)[number]): Teller => ({
  lang,
  text: (lang === 'ru' ? patronsRu : patronsEn).told,
  catalogue,
  names: { a: 'Тралан', b: 'Мивул' },
  viewer,
  cards: cardsIn(seenBy(viewer, log)),
  tags: new Map(),
});

const isInGame = (event: VisibleSealedGameEvent): event is InGame => event.type !== 'DeskNoted';

test.each(LANGS)('%s: each event is a sentence of words and names, with a full stop and no code', (lang) => {
  for (const game of games)
    for (const viewer of ['a', 'watcher'] as const) {
      const teller = tellerOf(lang, viewer, game);
      for (const event of seenBy(viewer, game.log).filter(isInGame)) {
        const said = told(teller, event);
        expect(said).not.toBe('');
        // A referee's reason is quoted as it was written.
        if (event.type !== 'GameEnded') expect(said).toMatch(/\.$/);
        expect(said).not.toMatch(/undefined|null|#|\[object/);
      }
    }
});

describe('who does what to whom: the reader is seat a, the other is Мивул', () => {
  const teller: Teller = {
    lang: 'ru',
    text: patronsRu.told,
    names: { a: 'Тралан', b: 'Мивул' },
    viewer: 'a',
    catalogue: GAME_TERMS.catalogue,
    cards: new Map([
      ['rat', 'cellar-rat'],
      ['crab', 'gate-crab'],
      ['spark', 'spark'],
      ['cloak', 'guild-cloak'],
    ]),
    tags: new Map([['crab', ' (2)']]),
  };
  const all = { to: 'everyone' } as const;
  const byRat = { by: 'ability', ability: { copy: 'rat', card: 'cellar-rat', ability: 0 } } as const;
  const rat = { copy: 'rat', card: 'cellar-rat' };
  const cloak = { copy: 'cloak', card: 'guild-cloak' };
  const gone = { ...all, type: 'Left', owner: 'a', into: 'graveyard' } as const;
  const ended = (outcome: Outcome) => ({ ...all, type: 'GameEnded', outcome }) as const;
  const ROWS: readonly (readonly [InGame, string])[] = [
    [
      {
        ...all,
        type: 'PatronsOpened',
        salts: { a: '', b: '' },
        patrons: { a: { copy: 'p', card: 'salt-lady' }, b: { copy: 'q', card: 'iron-governor' } },
      },
      'Ваш герой: «Соляная Госпожа». Мивул играет за героя «Железный Наместник».',
    ],
    [{ ...all, type: 'FirstTossed', winner: 'b' }, 'Жребий: начинает Мивул.'],
    [{ ...all, type: 'TurnBegun', seat: 'a', turn: 3, opened: [] }, 'Ход 3 ваш.'],
    [{ ...all, type: 'Paid', seat: 'a', coins: 0, closed: 'rat' }, 'За это закрывается «Погребная крыса».'],
    [
      { ...all, type: 'StrikeDeclared', seat: 'b', striker: 'rat', target: 'crab' },
      '«Погребная крыса» бьёт: цель «Привратный краб (2)».',
    ],
    [
      { ...all, type: 'Wounded', copy: 'crab', n: 2, warded: 0, cause: { by: 'strike', striker: 'rat' } },
      '«Погребная крыса» ранит «Привратный краб (2)» на 2.',
    ],
    [
      { ...all, type: 'Wounded', copy: 'crab', n: 0, warded: 1, cause: byRat },
      '«Погребная крыса» не ранит «Привратный краб (2)». Доспех снял 1.',
    ],
    [
      { ...all, type: 'Raised', copy: 'crab', strike: 2, life: -1, cause: byRat },
      '«Погребная крыса» меняет «Привратный краб (2)»: удар\u00A0+2, жизнь\u00A0−1 до конца хода.',
    ],
    [
      { ...all, type: 'TakenOver', copy: 'crab', control: 'a', turn: 3, cause: byRat },
      '«Погребная крыса»: «Привратный краб (2)» переходит к вам.',
    ],
    [
      { ...gone, card: cloak, cause: { by: 'class', copy: 'spark' } },
      '«Искра» вытесняет «Гильдейский плащ»: двух поддержек одного вида не бывает.',
    ],
    [{ ...gone, card: cloak, cause: byRat }, '«Погребная крыса» уничтожает «Гильдейский плащ».'],
    [{ ...gone, card: rat, cause: { by: 'wounds' } }, '«Погребная крыса» гибнет: ран не меньше, чем жизни.'],
    [
      { ...gone, into: 'hand', card: cloak, cause: byRat },
      '«Погребная крыса» возвращает «Гильдейский плащ» в вашу руку.',
    ],
    [
      { ...all, type: 'Discarded', seat: 'b', cards: [rat], cause: { by: 'hand-limit' } },
      'Мивул сбрасывает лишнее: «Погребная крыса».',
    ],
    [
      { ...all, type: 'Asked', asked: { what: 'keep', seat: 'b', id: 1, atLeast: 1, atMost: 1 } },
      'Мивул выбирает, что оставить в руке.',
    ],
    [
      { ...all, type: 'DefaultApplied', seat: 'a', by: 'clock' },
      'Ваше время вышло, за вас решено автоматически.',
    ],
    [{ ...all, type: 'DefaultApplied', seat: 'b', by: 'clock' }, 'Мивул молчит: время вышло.'],
    [ended({ kind: 'counted', winner: 'b' }), 'Мивул побеждает.'],
    [ended({ kind: 'conceded', winner: 'b' }), 'Вы сдаётесь.'],
    [ended({ kind: 'awarded', winner: 'a', reason: 'спор' }), 'Победа присуждена вам. Причина: спор'],
  ];

  test.each(ROWS.map(([event, said]) => [said, event] as const))('%s', (said, event) => {
    expect(told(teller, event)).toBe(said);
  });
});

test('what the film shows: no asking and no count of the reader’s own, a fight at once, what leaves while it goes', () => {
  const isBlow = (event: InGame): boolean => event.type === 'Wounded' && event.cause.by === 'strike';
  const isAnnounced = ({ type }: InGame): boolean =>
    type === 'StrikeDeclared' || type === 'Defended' || type === 'NotDefended';
  for (const { catalogue, log } of games) {
    const events = seenBy('a', log);
    const steps = gameSteps(catalogue, 'a', events);
    const shown = steps.flatMap((step) => step.events);
    expect(shown.filter((event) => event.type === 'Asked' && event.asked.seat === 'a')).toEqual([]);
    expect(shown.filter((event) => event.type === 'DrawCounted' && event.seat === 'a')).toEqual([]);
    for (const event of events) {
      if (event.type !== 'AbilityOut') continue;
      const { when } = catalogue.get(event.entry.card)?.abilities?.[event.entry.ability] ?? {};
      // Only abilities that come out by themselves are shown: others were just played or used.
      expect(shown.includes(event)).toBe(when !== undefined && when !== 'act');
    }
    for (const [at, step] of steps.entries()) {
      for (const event of step.events) {
        if (event.type !== 'Left') continue;
        const { copy } = event.card;
        expect(step.board.zone.some((card) => card.copy === copy)).toBe(true);
        const kind = event.into === 'hand' ? 'leaves' : 'falls';
        expect(step.signs).toContainEqual({ copy, kind });
      }
      if (step.events.some(isBlow)) expect(steps[at - 1]?.events.some(isAnnounced)).toBe(true);
    }
  }
});

test('the steps of a film come to what its viewer knows at the end, and tell of each event at most once', () => {
  for (const game of games)
    for (const viewer of ['a', 'b', 'watcher'] as const) {
      const events = seenBy(viewer, game.log);
      const steps = gameSteps(game.catalogue, viewer, events);
      const view = events.reduce(evolveSealedGameView, sealedGameViewOf(NEW_SEALED_GAME, viewer));
      expect(steps.at(-1)?.view).toEqual(view);
      expect(steps.at(-1)?.through).toBe(events.length);
      const all = steps.flatMap((step) => step.events);
      expect(new Set(all).size).toBe(all.length);
      expect(steps.map(({ through }) => through)).toEqual(
        steps.map(({ through }) => through).toSorted((x, y) => x - y),
      );
    }
});

test('what was done for who did nothing is told with that, and stands as long as news does (PT27)', () => {
  const after = new Set<string>();
  for (const game of games)
    for (const viewer of ['a', 'b', 'watcher'] as const) {
      const events = seenBy(viewer, game.log);
      for (const step of gameSteps(game.catalogue, viewer, events)) {
        const [first, next] = step.events;
        if (first?.type !== 'DefaultApplied') continue;
        expect(next).toBe(events[events.indexOf(first) + 1]);
        expect(toldIn(tellerOf('ru', viewer, game), step).isOwn).toBe(false);
        after.add(next?.type ?? '');
      }
    }
  expect([...after].toSorted()).toEqual(['PatronChosen', 'PatronSealed', 'TurnEnding']);
});

test('UX 7: a step knows nothing of what comes after it', () => {
  const [game] = games;
  const events = seenBy('a', game?.log ?? []);
  const catalogue = game?.catalogue ?? new Map();
  const whole = gameSteps(catalogue, 'a', events);
  for (const { through } of whole.slice(0, -1)) {
    const sofar = gameSteps(catalogue, 'a', events.slice(0, through));
    expect(sofar.at(-1)?.view).toEqual(whole[sofar.length - 1]?.view);
  }
});

test('what is not told of comes with the step before it, and is no new step', () => {
  for (const { catalogue, log } of games) {
    const steps = gameSteps(catalogue, 'a', seenBy('a', log));
    for (const [at, { from, through }] of steps.entries()) {
      expect(from).toBeLessThan(through);
      expect(from).toBeGreaterThanOrEqual(steps[at - 1]?.through ?? 0);
    }
  }
});
