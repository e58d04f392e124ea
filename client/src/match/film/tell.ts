// Tell: turns an event into happenings, and knows which events only complete the happening before them.

import type { Catalogue } from '@dunmer/shared/cards';
import type { VisibleEvent } from '@dunmer/shared/fairness';
import { never } from '@dunmer/shared/lib';
import { type AbilityRef, type CommonState, placeOf, type Seat } from '@dunmer/shared/rules';
import { fought } from './duels.ts';
import type { FilmStep } from './filmStep.ts';
import type { Doer, Happening, Pass } from './happening.ts';
import { playHappeningOf } from './tellPlays.ts';
import { cardMoves, seated, seatedOr, type Telling } from './teller.ts';
import { valueChanges } from './valueChange.ts';

const doer = (catalogue: Catalogue, { field }: CommonState, { copy, card, ability }: AbilityRef): Doer => {
  const used = catalogue.get(card)?.abilities?.[ability];
  const initiative = used === undefined || used.timing === 'static' ? null : used.initiative;
  return { copy, card, ability, seat: placeOf(field, copy)?.seat ?? 'a', initiative };
};

/** Tells whether this seat is being asked for a card or an answer. */
function isAsked({ phase, windows }: CommonState, seat: Seat): boolean {
  const open = windows?.open ?? null;
  return (open !== null && open.asked === seat) || (phase.at === 'stop' && phase.asked === seat);
}

/** Returns the happenings of an event; none when it shows nothing by itself. */
export function happeningOf(
  catalogue: Catalogue,
  event: VisibleEvent,
  telling: Telling,
): readonly Happening[] {
  const { before, after, last, lastDuels } = telling;
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
      return [{ kind: 'defaulted', seat: event.seat, by: event.by, isPass: isAsked(before, event.seat) }];
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
      return [{ kind: 'passed', passes: [{ by: by(event.by), why: event.why }] }];
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
      return [{ kind: 'summon-passed', passes: [{ by: by(event.by), why: event.why }] }];
    case 'RoundFought':
      return fought(catalogue, event, field, lastDuels);
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
      return [{ kind: 'claimed', seat: event.seat, card: seatedOr(field, event) }];
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
      return playHappeningOf(event, telling);
    case 'TargetChosen':
      // The ability that chose the target tells it.
      return [];
    case 'DeskNoted':
    case 'SummonLacked':
      // These join the moment before.
      return [];
    case 'DeckTaken':
    case 'DecksCounted':
    case 'RowPlaced':
    case 'CellsSeen':
    case 'CreaturesOffered':
      // What only one seat knows is not a moment of the film.
      return [];
    case 'MatchSealed':
    case 'DeckSalted':
    case 'PromiseGiven':
    case 'PromisesPublished':
    case 'NonceGiven':
    case 'NoncesPublished':
    case 'RowSealed':
    case 'SaltsPublished':
    case 'SeedPublished':
      // Exchanges that the phones make by themselves (F1 to F3).
      return [];
    default:
      return never(event);
  }
}

/** Marks the last pass: it failed because no creature in the deck fits, which only the owner is told (R16). */
const lacking = (passes: readonly Pass[]): readonly Pass[] =>
  passes.map((pass, at) => (at === passes.length - 1 ? { ...pass, why: { reason: 'none-fits' } } : pass));

/** Tells whether a happening only leads up to the next one. */
export const isQuiet = ({ kind }: Happening): boolean => kind === 'settled' || kind === 'summoning';

/** Returns the happening before as this event completes it; null when the event stands by itself. */
export function joined(
  catalogue: Catalogue,
  last: FilmStep,
  event: VisibleEvent,
  after: CommonState,
): Happening | null {
  const { what, before } = last;
  switch (event.type) {
    case 'CardsSwapped':
      return what.kind === 'cast' || what.kind === 'play-cast'
        ? { ...what, moves: [...what.moves, ...cardMoves(last.after.field, event.moves)] }
        : null;
    case 'ValuesChanged': {
      if (!('changes' in what)) return null;
      const copies = event.changes.map(({ copy }) => copy);
      // A summoned card was not there before the event, so it is compared with how it arrived.
      const from = what.kind === 'summoned' || what.kind === 'fallen' ? last.after.field : before.field;
      return { ...what, changes: valueChanges(catalogue, from, after.field, copies) };
    }
    case 'AbilityPassed':
    case 'SummonPassed': {
      const kind = event.type === 'AbilityPassed' ? 'passed' : 'summon-passed';
      if (what.kind !== kind) return null;
      return {
        kind,
        passes: [...what.passes, { by: doer(catalogue, last.after, event.by), why: event.why }],
      };
    }
    case 'PlaySettled':
      // Nobody has answered the play, so its effect comes next and needs no moment in between.
      return what.kind === 'played' && what.answers === null && event.how === 'stands' ? what : null;
    case 'SummonLacked':
      return what.kind === 'summon-passed' ? { ...what, passes: lacking(what.passes) } : null;
    default:
      return null;
  }
}
