// Stage: what the board shows at a moment of the film: the table, what moves, what is lit, and the threads between
// cards.

import type { IconMark } from '../../cards/index.ts';
import {
  type AbilityRef,
  cardsOn,
  type CommonState,
  type CopyId,
  type Field,
  type Place,
  placeOf,
  type Seat,
  SEATS,
} from '@dunmer/shared/rules';
import type { Duel, Duellist, Happening } from './happening.ts';
import type { FilmStep } from './filmStep.ts';
import type { ValueChange } from './valueChange.ts';

interface Thread {
  readonly from: CopyId;
  readonly to: CopyId;
  readonly tone: 'helps' | 'harms';
}

/** What a card does at a moment. */
export type Role = 'acts' | 'asks' | 'chosen' | 'falls' | 'turned-to-ash' | 'arrives' | 'turns-up';

export interface Stage {
  readonly table: CommonState;
  readonly threads: readonly Thread[];
  readonly marks: ReadonlyMap<CopyId, readonly IconMark[]>;
  readonly roles: ReadonlyMap<CopyId, Role>;
  /** The number of each card in the count. */
  readonly counted: ReadonlyMap<CopyId, number>;
}

const changeMarks = (changes: readonly ValueChange[]): ReadonlyMap<CopyId, readonly IconMark[]> =>
  new Map(
    changes.map(({ copy, aspects }) => [
      copy,
      aspects.flatMap(({ aspect, came, went }) => [
        ...came.map((virtue) => ({ aspect, virtue, mark: 'came' }) as const),
        ...went.map((virtue) => ({ aspect, virtue, mark: 'went' }) as const),
      ]),
    ]),
  );

/** Returns the icons that decided the fate of `y`: its virtues that `x` overcomes, or the protection that held. */
function decisive(y: Duellist): { readonly own: readonly IconMark[]; readonly other: readonly IconMark[] } {
  if (y.verdict.why === 'protected') {
    return {
      own: y.facing.map((virtue) => ({ aspect: 'protection', virtue, mark: 'lit' })),
      other: y.facing.map((virtue) => ({ aspect: 'virtues', virtue, mark: 'lit' })),
    };
  }
  const met = y.virtues.filter((virtue) => !y.beyond.includes(virtue));
  return {
    own: met.map((virtue) => ({ aspect: 'virtues', virtue, mark: 'lit' })),
    other: met.map((virtue) => ({ aspect: 'superiority', virtue, mark: 'lit' })),
  };
}

const once = (marks: readonly IconMark[]): readonly IconMark[] =>
  marks.filter(
    (mark, at) => marks.findIndex((one) => one.aspect === mark.aspect && one.virtue === mark.virtue) === at,
  );

function duelMarks(duels: readonly Duel[]): ReadonlyMap<CopyId, readonly IconMark[]> {
  return new Map(
    duels.flatMap(({ a, b }): readonly (readonly [CopyId, readonly IconMark[]])[] => {
      const forA = decisive(a);
      const forB = decisive(b);
      return [
        [a.copy, once([...forA.own, ...forB.other])],
        [b.copy, once([...forB.own, ...forA.other])],
      ];
    }),
  );
}

const toneOf = (field: Field, from: Place | null, to: CopyId): Thread['tone'] =>
  from !== null && placeOf(field, to)?.seat === from.seat ? 'helps' : 'harms';

function threadsFrom(field: Field, by: AbilityRef, targets: readonly CopyId[]): readonly Thread[] {
  const from = placeOf(field, by.copy);
  return targets.map((to) => ({ from: by.copy, to, tone: toneOf(field, from, to) }));
}

/**
 * More threads than these would hide the cards they connect. The icons show it then, and pressing a card explains it.
 */
const THREADS = 3;

function threadsOf(what: Happening, field: Field): readonly Thread[] {
  switch (what.kind) {
    case 'cast':
      return threadsFrom(
        field,
        what.by,
        what.targets.map(({ copy }) => copy),
      );
    case 'summoned':
      return threadsFrom(field, what.by, [what.creature.copy]);
    case 'choosing':
      return what.choice.kind === 'target' ? threadsFrom(field, what.by, what.choice.options) : [];
    case 'changed': {
      const threads = what.changes.flatMap(({ copy, begun }) =>
        begun.flatMap((by) => threadsFrom(field, by, [copy])),
      );
      return threads.length > THREADS ? [] : threads;
    }
    default:
      return [];
  }
}

function marksOf(what: Happening): ReadonlyMap<CopyId, readonly IconMark[]> {
  if (what.kind === 'judged') return duelMarks(what.duels);
  return 'changes' in what ? changeMarks(what.changes) : new Map();
}

function rolesOf(what: Happening, table: CommonState): ReadonlyMap<CopyId, Role> {
  switch (what.kind) {
    case 'revealed':
      return new Map(copiesOn(table.field).map((copy) => [copy, 'turns-up']));
    case 'cast':
    case 'choosing':
    case 'declined':
      return new Map([[what.by.copy, 'acts']]);
    case 'passed':
    case 'summon-passed':
      return new Map(what.passes.map(({ by }) => [by.copy, 'acts']));
    case 'summoned':
      return new Map([
        [what.by.copy, 'acts'],
        [what.creature.copy, 'arrives'],
      ]);
    case 'judged':
      return new Map(
        what.duels.flatMap(({ a, b }) =>
          [a, b].flatMap(({ copy, verdict }) =>
            verdict.fate === 'defeated' ? [[copy, 'falls'] as const] : [],
          ),
        ),
      );
    case 'played':
      return new Map(what.on.flatMap(({ card }) => (card === null ? [] : [[card.copy, 'chosen'] as const])));
    case 'play-works':
      return new Map(what.card === null ? [] : [[what.card.copy, 'chosen'] as const]);
    case 'fallen':
      return new Map(what.fallen.map(({ copy }) => [copy, 'turned-to-ash']));
    default:
      return new Map();
  }
}

const copiesOn = (field: Field): readonly CopyId[] =>
  SEATS.flatMap((seat) => cardsOn(field[seat]).map(({ copy }) => copy));

const countedOn = (field: Field): ReadonlyMap<CopyId, number> =>
  new Map(SEATS.flatMap((seat) => cardsOn(field[seat]).map(({ copy }, at) => [copy, at + 1] as const)));

/** Returns the table after the fall, with the fallen cards still where they stood. */
function fallingOn(before: CommonState, after: CommonState, fallen: readonly CopyId[]): CommonState {
  const still = (seat: Seat) =>
    after.field[seat].map((card, cell) => {
      const was = before.field[seat][cell];
      return was && fallen.includes(was.copy) ? was : card;
    });
  return { ...after, field: { a: still('a'), b: still('b') } };
}

function tableOf({ what, before, after }: FilmStep): CommonState {
  if (what.kind === 'judged') return before;
  if (what.kind !== 'fallen') return after;
  return fallingOn(
    before,
    after,
    what.fallen.map(({ copy }) => copy),
  );
}

/** Returns what the board shows at a moment. A round is shown while those who fall still stand. */
export function stageOf(step: FilmStep): Stage {
  const { what } = step;
  const table = tableOf(step);
  return {
    table,
    threads: threadsOf(what, table.field),
    marks: marksOf(what),
    roles: rolesOf(what, table),
    counted: what.kind === 'counted' ? countedOn(table.field) : new Map(),
  };
}

/** Returns the table at rest; `actor` is a card that asks something, if any. */
export const restingStage = (table: CommonState, actor: CopyId | null): Stage => ({
  table,
  threads: [],
  marks: new Map(),
  roles: new Map(actor === null ? [] : [[actor, 'asks'] as const]),
  counted: new Map(),
});
