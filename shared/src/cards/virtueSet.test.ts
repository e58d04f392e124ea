// The algebra of virtue sets, compared with plain JavaScript sets.
import * as fc from 'fast-check';
import { assertProperty } from '../testing/index.ts';
import { describe, expect, it } from 'vitest';
import {
  ALL_VIRTUES,
  VIRTUES,
  includesAll,
  intersects,
  isEmpty,
  union,
  virtueNames,
  virtueSet,
  without,
} from './index.ts';

const names = fc.array(fc.constantFrom(...VIRTUES));
const canonical = (list: readonly string[]): readonly string[] =>
  VIRTUES.filter((virtue) => list.includes(virtue));

describe('a virtue set', () => {
  it('holds the virtues it was made of, once each, in canonical order', () => {
    assertProperty(
      fc.property(names, (list) => {
        expect(virtueNames(virtueSet(list))).toEqual(canonical(list));
      }),
    );
  });

  it('gives the same frozen list for the same set', () => {
    assertProperty(
      fc.property(names, (list) => {
        const once = virtueNames(virtueSet(list));
        expect(virtueNames(virtueSet(list.toReversed()))).toBe(once);
        expect(Object.isFrozen(once)).toBe(true);
      }),
    );
  });

  it('unites, subtracts and compares as sets do', () => {
    assertProperty(
      fc.property(names, names, (left, right) => {
        const [a, b] = [virtueSet(left), virtueSet(right)];
        const [x, y] = [new Set(left), new Set(right)];
        expect(virtueNames(union(a, b))).toEqual(canonical([...x.union(y)]));
        expect(virtueNames(without(a, b))).toEqual(canonical([...x.difference(y)]));
        expect(includesAll(a, b)).toBe(y.isSubsetOf(x));
        expect(intersects(a, b)).toBe(!x.isDisjointFrom(y));
        expect(isEmpty(a)).toBe(x.size === 0);
      }),
    );
  });

  it('stays within the five virtues', () => {
    expect(virtueNames(ALL_VIRTUES)).toEqual(VIRTUES);
    expect(virtueNames(virtueSet([]))).toEqual([]);
    expect(isEmpty(without(virtueSet(['power']), ALL_VIRTUES))).toBe(true);
  });

  it('includes the empty set, also where it is empty itself (a card without virtues, rule 4.2)', () => {
    const none = virtueSet([]);
    expect(includesAll(none, none)).toBe(true);
    expect(includesAll(none, virtueSet(['wealth']))).toBe(false);
  });
});
