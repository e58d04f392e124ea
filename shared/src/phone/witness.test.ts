// F8: the phone is the witness. Whether a file agrees with itself and whether it is what this phone saw are two
// things.

import {
  evolveMatchView,
  matchFileOf,
  type MatchFile,
  matchViewOf,
  type MatchView,
  NEW_SEALED_MATCH,
} from '../fairness/index.ts';
import { CATALOGUE, logOf, playedGame, playedMatch, playSealed, scriptedStorage } from '../testing/index.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { TRADE_ON_PHONE } from './tradeTable.ts';
import { reportOn } from './reportOn.ts';
import { keepWitness, witnessOf } from './witness.ts';

const fileOf = (label?: string): MatchFile => {
  const file = matchFileOf({
    names: { a: 'Тралан', b: 'Мивул' },
    catalogue: CATALOGUE,
    events: logOf(playSealed(playedGame(label))),
    holder: 'watcher',
  });
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
};

/** The successive views of a watcher, the first one after the first batch. */
const views = (label?: string): readonly MatchView[] => {
  let view = matchViewOf(NEW_SEALED_MATCH, 'watcher');
  return playedMatch('watcher', label).map(({ batch }) => {
    view = batch.events.reduce(evolveMatchView, view);
    return view;
  });
};

const watch = (seen: readonly MatchView[]) => {
  for (const view of seen) keepWitness(TRADE_ON_PHONE, storage, view);
  const last = seen.at(-1);
  return last === undefined ? null : witnessOf(storage, last);
};

let storage = scriptedStorage();
beforeEach(() => {
  storage = scriptedStorage();
});

describe('F8: the witness', () => {
  it('says of an honest file that it agrees with itself and is the match that this phone saw', () => {
    expect(reportOn(fileOf(), watch(views()))).toEqual({ at: 'checked', file: 'agrees', phone: 'same' });
  });

  it('says so too where the page was reloaded in between: what it saw was kept', () => {
    const all = views();
    watch(all.slice(0, 3));
    expect(reportOn(fileOf(), watch(all.slice(3)))).toMatchObject({ phone: 'same' });
  });

  it('says that it joined later where it did', () => {
    expect(reportOn(fileOf(), watch(views().slice(-2)))).toMatchObject({
      file: 'agrees',
      phone: 'joined-later',
    });
  });

  it('knows a whole and consistent file of another course of the match for what it is', () => {
    expect(reportOn(fileOf('another'), watch(views()))).toEqual({
      at: 'checked',
      file: 'agrees',
      phone: 'different',
    });
  });

  it('finds a file out of which a round was taken', () => {
    const file = fileOf();
    const events = file.events.filter(({ type }) => type !== 'RoundFought');
    expect(reportOn({ ...file, events }, watch(views()))).toMatchObject({ file: 'disagrees', phone: 'same' });
  });
});
