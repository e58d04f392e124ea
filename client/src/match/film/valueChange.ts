// Value changes: what a card gained and lost between two states of the field, and through which abilities.

import type { Aspect, Catalogue, Virtue } from '@dunmer/shared/cards';
import type { AbilityRef, Altered, CopyId, Field, FieldCard, Mark, Seat } from '@dunmer/shared/rules';
import { placeOf, sameMark } from '@dunmer/shared/rules';

const SHOWN_ASPECTS = ['virtues', 'superiority', 'protection'] as const satisfies readonly Aspect[];

interface AspectChange {
  readonly aspect: Aspect;
  readonly came: readonly Virtue[];
  readonly went: readonly Virtue[];
}

export interface ValueChange {
  readonly seat: Seat;
  readonly copy: CopyId;
  readonly card: string;
  /** Only aspects in which something came or went. */
  readonly aspects: readonly AspectChange[];
  readonly silence: 'came' | 'went' | null;
  /** Abilities that affect the card now and did not before. */
  readonly begun: readonly AbilityRef[];
  readonly ended: readonly AbilityRef[];
}

export type Values = Omit<Altered, 'marks'>;

const NO_MARKS: readonly Mark[] = [];

/** Returns the current values of a card on the field: as altered by abilities, or as printed. */
export function valuesOf(catalogue: Catalogue, { card, altered }: FieldCard): Values {
  if (altered !== null) return altered;
  const printed = catalogue.get(card);
  return {
    virtues: printed?.virtues ?? [],
    superiority: printed?.superiority ?? [],
    protection: printed?.protection ?? [],
    silenced: false,
  };
}

/** Returns the abilities behind marks that only `here` has, each once. */
function onlyIn(here: readonly Mark[], there: readonly Mark[]): readonly AbilityRef[] {
  const found = new Map<string, AbilityRef>();
  for (const mark of here)
    if (!there.some((other) => sameMark(mark, other)))
      found.set(`${mark.by.copy} ${mark.by.ability}`, mark.by);
  return [...found.values()];
}

function changeOf(catalogue: Catalogue, seat: Seat, was: FieldCard, is: FieldCard): ValueChange {
  const before = valuesOf(catalogue, was);
  const after = valuesOf(catalogue, is);
  const aspects = SHOWN_ASPECTS.map((aspect) => ({
    aspect,
    came: after[aspect].filter((virtue) => !before[aspect].includes(virtue)),
    went: before[aspect].filter((virtue) => !after[aspect].includes(virtue)),
  })).filter(({ came, went }) => came.length + went.length > 0);
  const beganNow = is.altered?.marks ?? NO_MARKS;
  const heldBefore = was.altered?.marks ?? NO_MARKS;
  return {
    seat,
    copy: is.copy,
    card: is.card,
    aspects,
    silence: before.silenced === after.silenced ? null : after.silenced ? 'came' : 'went',
    begun: onlyIn(beganNow, heldBefore),
    ended: onlyIn(heldBefore, beganNow),
  };
}

/** Returns what has visibly changed on these copies between two states of the field, in the order of `copies`. */
export function valueChanges(
  catalogue: Catalogue,
  before: Field,
  after: Field,
  copies: readonly CopyId[],
): readonly ValueChange[] {
  return copies.flatMap((copy) => {
    const was = placeOf(before, copy);
    const is = placeOf(after, copy);
    const old = was === null ? null : before[was.seat][was.cell];
    const now = is === null ? null : after[is.seat][is.cell];
    if (is === null || !old || !now) return [];
    const change = changeOf(catalogue, is.seat, old, now);
    return change.aspects.length === 0 && change.silence === null ? [] : [change];
  });
}
