// Which act of staff does the same to the same target as one that is under way: it is not asked for twice.

import { everyAct, NOWHERE } from '@dunmer/shared/testing';
import { present } from '@dunmer/shared/lib';
import { expect, it } from 'vitest';
import { type Asking, asking } from './asking.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
/** Facts that don't matter: amounts, the way and the reason may well differ when somebody asks again. */
const HOW = [
  'id',
  'type',
  'reason',
  'holds',
  'drakes',
  'seconds',
  'uncommon',
  'rare',
  'n',
  'at',
  'word',
  'house',
  'winner',
  'claim',
  'shortfall',
  'frozen',
  'paused',
  'ruined',
  'value',
  'to',
  'token',
  'code',
  'staff',
  'trades',
  'deal',
];

const begun: readonly Asking[] = everyAct(NOWHERE).map((act) => asking(act));
const sentOf = (asked: Asking) => present(asked.act, 'a whole act')(ID, 'why');

it.each(begun.map((asked) => [asked.type, asked] as const))(
  '%s is like itself, however often',
  (_, asked) => {
    expect(asked.isLike(sentOf(asked))).toBe(true);
  },
);

it.each(begun.map((asked) => [asked.type, asked] as const))(
  '%s is not like one on anything else',
  (_, asked) => {
    const sent = sentOf(asked);
    const what = Object.keys(sent).filter((key) => !HOW.includes(key));
    for (const key of what) expect(asked.isLike({ ...sent, [key]: 'another' }), key).toBe(false);
  },
);

it('an act is like none of another kind', () => {
  for (const asked of begun)
    for (const other of begun) if (other.type !== asked.type) expect(asked.isLike(sentOf(other))).toBe(false);
});

it('one setting is not another', () => {
  const claimTime = asking({ type: 'set', change: { name: 'claimTime', value: 180 } });
  const least = asking({ type: 'set', change: { name: 'least', value: 2 } });
  expect(claimTime.isLike(sentOf(asking({ type: 'set', change: { name: 'claimTime', value: 60 } })))).toBe(
    true,
  );
  expect(claimTime.isLike(sentOf(least))).toBe(false);
});

const elsewhere = { to: 'another' };

it('a new copy for one is not a copy for another; the same copy goes to one alone', () => {
  const likeFor = (type: Asking['type']): boolean => {
    const asked = present(
      begun.find((each) => each.type === type && each.act !== null),
      'an act that can be sent',
    );
    return asked.isLike({ ...sentOf(asked), ...elsewhere });
  };
  expect(likeFor('makeCopy')).toBe(false);
  expect(likeFor('moveCopy')).toBe(true);
});
