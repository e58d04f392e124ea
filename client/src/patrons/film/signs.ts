// Signs: what a step shows on the cards it is about.

import type { Asked } from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';
import type { InGame } from './told.ts';

export type SignKind =
  | 'acts'
  | 'aimed'
  | 'wounded'
  | 'healed'
  | 'raised'
  | 'closed'
  | 'comes'
  | 'falls'
  | 'leaves';

export interface Sign {
  readonly copy: CopyId;
  readonly kind: SignKind;
  /** A number, when the sign counts something. */
  readonly n?: number;
}

const aimed = (targets: readonly (readonly CopyId[])[]): readonly Sign[] =>
  targets.flat().map((copy) => ({ copy, kind: 'aimed' }));

/** Marks the card that caused the event, if a card in the zone did. */
function causes(event: InGame): readonly Sign[] {
  if (!('cause' in event)) return [];
  const { cause } = event;
  if (cause.by === 'ability') return [{ copy: cause.ability.copy, kind: 'acts' }];
  if (cause.by === 'class') return [{ copy: cause.copy, kind: 'acts' }];
  return [];
}

function ownSigns(event: InGame): readonly Sign[] {
  switch (event.type) {
    case 'SpellPlayed':
      return aimed(event.targets);
    case 'CardEntered':
      return [{ copy: event.card.copy, kind: 'comes' }];
    case 'AbilityUsed':
      return [{ copy: event.ability.copy, kind: 'acts' }, ...aimed(event.targets)];
    case 'AbilityOut':
      return [{ copy: event.entry.copy, kind: 'acts' }];
    case 'AbilitySkipped':
      return [{ copy: event.ability.copy, kind: 'acts' }];
    case 'StrikeDeclared':
      return [
        { copy: event.striker, kind: 'acts' },
        { copy: event.target, kind: 'aimed' },
      ];
    case 'Defended':
      return [{ copy: event.defender, kind: 'acts' }];
    case 'Wounded':
      return [{ copy: event.copy, kind: 'wounded', n: event.n }];
    case 'Healed':
      return [{ copy: event.copy, kind: 'healed', n: event.n }];
    case 'Raised':
      return [{ copy: event.copy, kind: 'raised' }];
    case 'Closed':
      return [{ copy: event.copy, kind: 'closed' }];
    case 'TakenOver':
      return [{ copy: event.copy, kind: 'comes' }];
    case 'Left':
      return [{ copy: event.card.copy, kind: event.into === 'hand' ? 'leaves' : 'falls' }];
    default:
      return [];
  }
}

/** Marks the cards that a question is about; both seats see them. */
export function askedSigns(asked: Asked | null): readonly Sign[] {
  if (asked === null || asked.what === 'keep') return [];
  if (asked.what !== 'defend') return [{ copy: asked.entry.copy, kind: 'acts' }];
  return [
    { copy: asked.striker, kind: 'acts' },
    { copy: asked.target, kind: 'aimed' },
  ];
}

/**
 * Returns the signs of an event. Signs of the affected card come before those of the cause, in case both are the same
 * card.
 */
export const signsOf = (event: InGame): readonly Sign[] => [...ownSigns(event), ...causes(event)];
