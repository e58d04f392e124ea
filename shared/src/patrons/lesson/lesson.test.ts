// The lesson: its record equals what the core plays now, and it teaches what a beginner has to know.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { present } from '../../lib/index.ts';
import { decideGame } from '../decide/index.ts';
import { movesOf } from '../moves.ts';
import { offersOf } from '../offers.ts';
import { PRINTED } from '../script/printed.ts';
import { gameDueFrom } from '../sealed/due.ts';
import { NEW_SEALED_GAME, type SealedGameView } from '../sealed/state.ts';
import { evolveSealedGameView, sealedGameViewOf, type VisibleSealedGameEvent } from '../sealed/view.ts';
import { LESSON_KEYS, type LessonKey, type LessonStep } from './lesson.ts';
import { LEARNER } from './moves.ts';
import { recordLesson, writtenLesson } from './recordLesson.ts';

const TERMS = { catalogue: PRINTED };
const decide = decideGame(TERMS);
const lesson = recordLesson();

const after = (view: SealedGameView, events: readonly VisibleSealedGameEvent[]): SealedGameView =>
  events.reduce(evolveSealedGameView, view);

/** Each step, with what the learner knows before it. */
const known = (() => {
  let view = after(sealedGameViewOf(NEW_SEALED_GAME, LEARNER), lesson.begins);
  return lesson.steps.map((step) => {
    const before = view;
    view = after(view, step.events);
    return { step, before, view };
  });
})();

const at = (key: LessonKey) =>
  present(
    known.find(({ step }) => step.key === key),
    key,
  );

function seatedAt(key: LessonKey) {
  const { before } = at(key);
  if (before.viewer === 'watcher') throw new Error('the learner has a seat');
  return before;
}

const typesIn = ({ events }: LessonStep): readonly string[] => events.map(({ type }) => type);

test('what is recorded is what the core plays now; `npm run lesson` records it anew', () => {
  const recorded = readFileSync(new URL('../data/lesson.json', import.meta.url), 'utf8');
  expect(recorded).toBe(writtenLesson(lesson));
});

test('nothing is told but what the learner’s phone would be told', () => {
  const all = [...lesson.begins, ...lesson.steps.flatMap(({ events }) => events)];
  expect([...new Set(all.map(({ to }) => to))].toSorted()).toEqual([LEARNER, 'everyone']);
});

test('PT11: every taught move is one that the learner could make then, and is waited for', () => {
  for (const { step, before } of known) {
    expect(
      gameDueFrom(before).map(({ seat }) => seat),
      step.key,
    ).toEqual([LEARNER]);
    if (step.move === null || before.viewer === 'watcher') continue;
    expect(movesOf(TERMS, decide, before), step.key).toContainEqual(step.move);
  }
  expect(known.map(({ step }) => step.key)).toEqual(LESSON_KEYS);
});

test('it is short: three turns of the learner’s, two of the other’s', () => {
  const turns = [...lesson.begins, ...lesson.steps.flatMap(({ events }) => events)].flatMap((event) =>
    event.type === 'TurnBegun' ? [event.seat] : [],
  );
  expect(turns).toEqual(['a', 'b', 'a', 'b', 'a']);
});

test('PT9, PT11, PT13: coins pay for a creature, and each turn there is one more', () => {
  expect(typesIn(at('lay').step)).toEqual(['Paid', 'CardEntered']);
  expect(seatedAt('lay').common.coins.a).toEqual({ open: 2, closed: 0 });
  expect(seatedAt('guard').common.coins.a).toEqual({ open: 3, closed: 0 });
});

test('PT6: what was laid down may not strike before the next turn, and then it does', () => {
  const { common, own, viewer } = seatedAt('weak');
  const strikes = offersOf(TERMS, decide, { viewer, common, own }).filter(({ does }) => does === 'strike');
  expect(strikes.map(({ refusal }) => refusal?.code)).toEqual(['weak']);
  expect(at('strike').step.move).toMatchObject({ type: 'strike', copy: strikes[0]?.copy });
});

test('PT14, PT12: an ability and a spell are used on a target that is named', () => {
  expect(typesIn(at('use').step)).toContain('AbilityUsed');
  expect(at('spell').step.events).toContainEqual(
    expect.objectContaining({ type: 'SpellPlayed', targets: [['b:cliff-wing#1']] }),
  );
  expect(typesIn(at('song').step)).toContain('Raised');
});

test('PT19 to PT21: a strike at a patron and at a closed creature, which does not strike back', () => {
  const target = (key: LessonKey) => {
    const { move } = at(key).step;
    return move?.type === 'strike'
      ? seatedAt(key).common.zone.find(({ copy }) => copy === move.target)
      : null;
  };
  expect(target('strike')).toMatchObject({ card: 'shadow-master', control: 'b' });
  expect(target('creature')).toMatchObject({ card: 'gate-crab', control: 'b', closed: true });
  expect(typesIn(at('creature').step)).toEqual(['StrikeDeclared', 'Wounded', 'Left']);
});

test('PT20: the learner defends a creature that would have fallen, and loses nothing', () => {
  const fallen = (key: LessonKey) => at(key).view.common.graveyard.a.map(({ copy }) => copy);
  expect(typesIn(at('defend').step)[0]).toBe('Defended');
  expect(fallen('defend')).toEqual([]);
});

test('PT25: it ends with the fall of the other patron, which spell, song and ability have made possible', () => {
  const { stage } = at('fall').view.common;
  expect(stage).toMatchObject({ at: 'finished', outcome: { kind: 'counted', winner: LEARNER } });
  expect(at('fall').step.events).toContainEqual(expect.objectContaining({ type: 'Wounded', n: 7 }));
  expect(seatedAt('fall').common.zone.find(({ card }) => card === 'shadow-master')?.wounds).toBe(5);
});
