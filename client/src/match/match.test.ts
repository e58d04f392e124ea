// What surrounds the trade's table, of a match as it stands.

import { visibleTo } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import { seeded } from '@dunmer/shared/testing';
import { expect, it } from 'vitest';
import { matchRu } from '../around/match.ru.ts';
import { playOut } from '../harness/autoplay.ts';
import { LocalMatch } from '../harness/localMatch.ts';
import { sessionOf } from '../harness/sessionOf.ts';
import { aroundOf } from './match.ts';

it('asks nobody to compare signs aloud with a bot, which has no phone (F8)', () => {
  const match = new LocalMatch({ a: 'caravan', b: 'caravan' }, 1);
  match.promiseAndOpen();
  playOut(match, seeded(1));
  const session = sessionOf(visibleTo(match.log, 'a'), 'a');
  const table = present(session.table, 'it is followed');
  const view = present(session.view, 'it is followed');
  const facts = { session, table, text: matchRu, names: { a: 'Тралан', b: 'Мивул' } };
  expect(aroundOf({ ...facts, view }).mark).not.toBeNull();
  expect(aroundOf({ ...facts, view: { ...view, seals: { ...view.seals, bots: ['b'] } } }).mark).toBeNull();
});
