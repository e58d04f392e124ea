// told: every event of the patrons' table has its sentence, in both languages, and the film leaves none of them behind.

import { type Lang, LANGS } from '@dunmer/shared/cards';
import {
  evolveSealedGameView,
  NEW_SEALED_GAME,
  sealedGameViewOf,
  type VisibleSealedGameEvent,
} from '@dunmer/shared/patrons';
import { casesOf, arbSealedPatronGame, logOfSealedGame, playSealedGame } from '@dunmer/shared/testing';
import type { Viewer } from '@dunmer/shared/rules';
import { expect, test } from 'vitest';
import { patronsEn } from '../../text/patrons.en.ts';
import { patronsRu } from '../../text/patrons.ru.ts';
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
        // A referee's reason stands as it was written.
        if (event.type !== 'GameEnded') expect(said).toMatch(/\.$/);
        expect(said).not.toMatch(/undefined|null|#|\[object/);
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
