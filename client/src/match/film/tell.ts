// Tell: which happening an event is, and which events only complete the happening before them.

import type { Catalogue } from '@dunmer/shared/cards';
import type { VisibleEvent } from '@dunmer/shared/fairness';
import {
  type AbilityRef,
  type CommonState,
  type Conflict,
  type CopyId,
  type DeckCard,
  type Field,
  type Move,
  otherSeat,
  placeOf,
  type Seat,
  SEATS,
} from '@dunmer/shared/rules';
import type { CardMove, Doer, Duel, Duellist, Happening, SeatedCard } from './happening.ts';
import type { FilmStep } from './filmStep.ts';
import { valueChanges, valuesOf } from './valueChange.ts';

const doer = (catalogue: Catalogue, { field }: CommonState, { copy, card, ability }: AbilityRef): Doer => {
  const used = catalogue.get(card)?.abilities?.[ability];
  const initiative = used === undefined || used.timing === 'static' ? null : used.initiative;
  return { copy, card, ability, seat: placeOf(field, copy)?.seat ?? 'a', initiative };
};

function seated(field: Field, copies: readonly CopyId[]): readonly SeatedCard[] {
  return copies.flatMap((copy) => {
    const place = placeOf(field, copy);
    const card = place === null ? null : field[place.seat][place.cell];
    return place === null || !card ? [] : [{ seat: place.seat, copy, card: card.card }];
  });
}

const cardMoves = (field: Field, moves: readonly Move[]): readonly CardMove[] =>
  moves.map((move) => ({ ...move, card: field[move.seat][move.from]?.card ?? '' }));

function duellist(catalogue: Catalogue, field: Field, conflict: Conflict, seat: Seat): Duellist | null {
  const own = field[seat][conflict.column];
  const other = field[otherSeat(seat)][conflict.column];
  if (!own || !other) return null;
  const { virtues } = valuesOf(catalogue, own);
  const against = valuesOf(catalogue, other);
  return {
    copy: own.copy,
    card: own.card,
    verdict: conflict[seat],
    virtues,
    beyond: virtues.filter((virtue) => !against.superiority.includes(virtue)),
    facing: against.virtues,
  };
}

const duelsOf = (catalogue: Catalogue, field: Field, conflicts: readonly Conflict[]): readonly Duel[] =>
  conflicts.flatMap((conflict) => {
    const a = duellist(catalogue, field, conflict, 'a');
    const b = duellist(catalogue, field, conflict, 'b');
    return a === null || b === null ? [] : [{ column: conflict.column, a, b }];
  });

const fallenIn = (duels: readonly Duel[]): readonly SeatedCard[] =>
  duels.flatMap((duel) =>
    SEATS.flatMap((seat) => {
      const { copy, card, verdict } = duel[seat];
      return verdict.fate === 'defeated' ? [{ seat, copy, card }] : [];
    }),
  );

function round(
  catalogue: Catalogue,
  number: number,
  conflicts: readonly Conflict[],
  field: Field,
): readonly Happening[] {
  const duels = duelsOf(catalogue, field, conflicts);
  const fallen = fallenIn(duels);
  const judged = { kind: 'judged', round: number, duels, falls: fallen.length > 0 } as const;
  return fallen.length === 0 ? [judged] : [judged, { kind: 'fallen', round: number, fallen, changes: [] }];
}

const cardOn = (field: Field, copy: CopyId): DeckCard => {
  const [found] = seated(field, [copy]);
  return found ?? { copy, card: '' };
};

/** What an event is told with: the table before and after it, and the moment before. */
export interface Telling {
  readonly before: CommonState;
  readonly after: CommonState;
  readonly last: FilmStep | undefined;
}

/** The happenings that an event is; none where it shows nothing by itself. */
export function happeningOf(
  catalogue: Catalogue,
  event: VisibleEvent,
  { before, after, last }: Telling,
): readonly Happening[] {
  const { field } = before;
  const by = (ref: AbilityRef): Doer => doer(catalogue, before, ref);
  switch (event.type) {
    case 'MatchOpened':
      return [{ kind: 'opened', short: event.short, order: event.order }];
    case 'RowCommitted':
      return [{ kind: 'sealed', seat: event.seat, row: event.row }];
    case 'NonceWaived':
      return [{ kind: 'without-nonce', seat: event.seat, by: event.by }];
    case 'DefaultApplied':
      return [{ kind: 'defaulted', seat: event.seat, by: event.by }];
    case 'CardsRevealed':
      return [{ kind: 'revealed' }];
    case 'TossHeld':
      return [{ kind: 'tossed', occasion: event.occasion, winner: event.winner }];
    case 'InitiativeSettled':
      return [{ kind: 'settled', initiative: event.initiative, first: event.first }];
    case 'AbilityCast':
      return [
        {
          kind: 'cast',
          by: by(event.by),
          chosen: last?.what.kind === 'choosing',
          targets: seated(field, event.targets),
          moves: [],
          changes: [],
        },
      ];
    case 'AbilityPassed':
      return [{ kind: 'passed', by: by(event.by), why: event.why }];
    case 'ChoiceDue':
      return [{ kind: 'choosing', by: by(event.choice.by), choice: event.choice }];
    case 'SummonsBegun':
      return [
        {
          kind: 'summoning',
          step: event.step,
          summoners: event.pending.map(({ seat, copy, card }) => ({ seat, copy, card })),
        },
      ];
    case 'CreatureSummoned': {
      const creature = { seat: event.seat, copy: event.copy, card: event.card };
      return [{ kind: 'summoned', by: by(event.by), creature, cell: event.cell, changes: [] }];
    }
    case 'SummonDeclined':
      return [{ kind: 'declined', by: by(event.by) }];
    case 'SummonPassed':
      return [{ kind: 'summon-passed', by: by(event.by), why: event.why }];
    case 'RoundFought':
      return round(catalogue, event.round, event.conflicts, field);
    case 'CardsAdvanced':
    case 'CardsSwapped':
      return [{ kind: 'advanced', moves: cardMoves(field, event.moves), changes: [] }];
    case 'ValuesChanged': {
      const copies = event.changes.map(({ copy }) => copy);
      const changes = valueChanges(catalogue, field, after.field, copies);
      return changes.length === 0 ? [] : [{ kind: 'changed', changes }];
    }
    case 'MatchCounted':
      return [{ kind: 'counted', survivors: event.survivors, winner: event.winner }];
    case 'PriceClaimed':
      return [{ kind: 'claimed', seat: event.seat, card: cardOn(field, event.copy) }];
    case 'PriceWaived':
      return [{ kind: 'price-waived', seat: event.seat }];
    case 'MatchConceded':
      return [{ kind: 'conceded', seat: event.seat }];
    case 'MatchAwarded':
      return [{ kind: 'awarded', winner: event.winner, claim: event.claim, reason: event.reason }];
    case 'MatchVoided':
      return [{ kind: 'voided', reason: event.reason }];
    case 'ClaimClosed':
      return [{ kind: 'claim-closed', reason: event.reason }];
    case 'WindowsOpened':
    case 'HandTaken':
    case 'HoldingChanged':
    case 'StopBegun':
    case 'SeatAsked':
    case 'SeatPassed':
    case 'StopEnded':
    case 'AheadSaid':
    case 'CardPlayed':
    case 'PlaySettled':
    case 'PlayCast':
    case 'PlayWorked':
    case 'CardsShown':
    case 'TieTaken':
    case 'PotDivided':
    case 'TargetChosen':
    case 'DeskNoted':
    case 'DeckTaken':
    case 'DecksCounted':
    case 'RowPlaced':
    case 'CellsSeen':
    case 'CreaturesOffered':
    case 'SummonLacked':
    case 'MatchSealed':
    case 'DeckSalted':
    case 'PromiseGiven':
    case 'PromisesPublished':
    case 'NonceGiven':
    case 'NoncesPublished':
    case 'RowSealed':
    case 'SaltsPublished':
    case 'SeedPublished':
      return [];
  }
}

/** What the happening before becomes when this event only completes it; null where the event stands by itself. */
export function joined(
  catalogue: Catalogue,
  last: FilmStep,
  event: VisibleEvent,
  after: CommonState,
): Happening | null {
  const { what, before } = last;
  switch (event.type) {
    case 'CardsSwapped':
      return what.kind === 'cast'
        ? { ...what, moves: [...what.moves, ...cardMoves(last.after.field, event.moves)] }
        : null;
    case 'ValuesChanged': {
      if (!('changes' in what)) return null;
      const copies = event.changes.map(({ copy }) => copy);
      // A summoned card was not there before: it is compared with how it arrived.
      const from = what.kind === 'summoned' || what.kind === 'fallen' ? last.after.field : before.field;
      return { ...what, changes: valueChanges(catalogue, from, after.field, copies) };
    }
    case 'SummonLacked':
      return what.kind === 'summon-passed' ? { ...what, why: { reason: 'none-fits' } } : null;
    default:
      return null;
  }
}
