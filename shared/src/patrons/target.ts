// Targets at the patrons' table: which cards an ability of a seat can mean now (PT12, PT17, PATRONS 9).

import { never } from '../lib/index.ts';
import type { CopyId, DeckCard, Seat } from '../rules/index.ts';
import type { Selector, TargetKind } from './ability.ts';
import { cardIn, type GameCard, type GameCatalogue } from './card.ts';
import type { GameCommon, ZoneCard } from './state.ts';

/** The seat of an ability, and its card. `own` never means that card itself, not even in the graveyard. */
export interface Source {
  readonly seat: Seat;
  readonly copy: CopyId;
}

function isOfKind(card: GameCard, of: TargetKind): boolean {
  switch (of) {
    case 'patron':
    case 'support':
      return card.kind === of;
    case 'creature':
    case 'grave':
      return card.kind === 'creature';
    case 'persona':
      return card.kind === 'patron' || card.kind === 'creature';
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

const isCheapEnough = (card: GameCard, maxCost: number | undefined): boolean =>
  maxCost === undefined || (card.kind !== 'patron' && card.cost <= maxCost);

/** Whether a selector of this source can mean a card in the zone. */
export function fits(catalogue: GameCatalogue, selector: Selector, source: Source, card: ZoneCard): boolean {
  if (selector.of === 'grave' || !isOnSide(selector, source, card)) return false;
  const definition = cardIn(catalogue, card.card);
  return isOfKind(definition, selector.of) && isCheapEnough(definition, selector.maxCost);
}

/** Returns all cards that a selector can mean now: by arrival, in the own graveyard the oldest first. */
export function candidates(
  catalogue: GameCatalogue,
  common: GameCommon,
  selector: Selector,
  source: Source,
): readonly DeckCard[] {
  if (selector.of !== 'grave') return common.zone.filter((card) => fits(catalogue, selector, source, card));
  return common.graveyard[source.seat].filter(({ card, copy }) => {
    const definition = cardIn(catalogue, card);
    const isOther = copy !== source.copy;
    return isOther && definition.kind === 'creature' && isCheapEnough(definition, selector.maxCost);
  });
}
