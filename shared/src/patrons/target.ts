// Targets at the patrons' table: which cards an ability of a seat can mean now (PT12, PT17, PATRONS 9).

import { never } from '../lib/index.ts';
import type { CopyId, DeckCard, Seat } from '../rules/index.ts';
import type { Selector, TargetKind } from './ability.ts';
import { cardIn, type GameCard, type GameCatalogue, isPersona } from './card.ts';
import type { GameCommon, ZoneCard } from './state.ts';

/** The seat of an ability, and its card. `own` never means that card itself, not even in the graveyard. */
export interface Source {
  readonly seat: Seat;
  readonly copy: CopyId;
}

/** Whether a card is of the kind that a selector means. */
export function isOfKind(card: GameCard, of: TargetKind): boolean {
  switch (of) {
    case 'patron':
    case 'support':
      return card.kind === of;
    case 'creature':
    case 'grave':
      return card.kind === 'creature';
    case 'persona':
      return isPersona(card);
    default:
      return never(of);
  }
}

function isOnSide({ side }: Selector, source: Source, card: ZoneCard): boolean {
  switch (side) {
    case 'own':
      return card.control === source.seat && card.copy !== source.copy;
    case 'enemy':
      return card.control !== source.seat;
    case 'any':
      return true;
    default:
      return never(side);
  }
}

function isMeant(catalogue: GameCatalogue, { of, maxCost }: Selector, { card }: DeckCard): boolean {
  const definition = cardIn(catalogue, card);
  if (maxCost !== undefined && (definition.kind === 'patron' || definition.cost > maxCost)) return false;
  return isOfKind(definition, of);
}

/** Whether a selector of this source can mean a card in the zone. */
export function fits(catalogue: GameCatalogue, selector: Selector, source: Source, card: ZoneCard): boolean {
  if (selector.of === 'grave' || !isOnSide(selector, source, card)) return false;
  return isMeant(catalogue, selector, card);
}

/** Returns all cards that a selector can mean now: by arrival, in the own graveyard the oldest first. */
export function candidates(
  catalogue: GameCatalogue,
  common: GameCommon,
  selector: Selector,
  source: Source,
): readonly CopyId[] {
  const cards =
    selector.of === 'grave'
      ? common.graveyard[source.seat].filter(
          (card) => card.copy !== source.copy && isMeant(catalogue, selector, card),
        )
      : common.zone.filter((card) => fits(catalogue, selector, source, card));
  return cards.map((card) => card.copy);
}
