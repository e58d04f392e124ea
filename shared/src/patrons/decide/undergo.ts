// undergo: what an effect does to one card in the zone or graveyard (PT29). What a card can't undergo does nothing.

import { never, present } from '../../lib/index.ts';
import type { CopyId, DeckCard, Seat } from '../../rules/index.ts';
import type { TargetEffect } from '../ability.ts';
import { isPersona } from '../card.ts';
import type { Cause } from '../event.ts';
import type { ZoneCard } from '../state.ts';
import type { Run } from './run.ts';

function leave(run: Run, { copy, card, owner }: ZoneCard, into: 'graveyard' | 'hand', cause: Cause): void {
  run.emit({ type: 'Left', to: 'everyone', card: { copy, card }, owner, into, cause });
}

/** PT7: "when another of a class comes under its control, …, the one that was there is destroyed". */
export function keepOneOfClass(run: Run, copy: CopyId): void {
  const came = present(run.inZone(copy), 'what came is in the zone');
  const definition = run.definition(came.card);
  if (definition.kind !== 'support') return;
  for (const card of run.common.zone) {
    const other = run.definition(card.card);
    const isSame = other.kind === 'support' && other.class === definition.class;
    if (isSame && card.control === came.control && card.copy !== copy)
      leave(run, card, 'graveyard', { by: 'class', copy });
  }
}

function takeOver(run: Run, card: ZoneCard, seat: Seat, cause: Cause): void {
  // "`control` over a card that the seat controls changes nothing."
  if (card.control === seat) return;
  const { turn } = run.turn;
  run.emit({ type: 'TakenOver', to: 'everyone', copy: card.copy, control: seat, turn, cause });
  keepOneOfClass(run, card.copy);
}

/** Carries out the effect of an ability of `seat` on a card in the zone. */
export function undergo(run: Run, effect: TargetEffect, card: ZoneCard, seat: Seat, cause: Cause): void {
  const definition = run.definition(card.card);
  const { copy } = card;
  const persona = isPersona(definition);
  const isMovable = definition.kind === 'creature' || definition.kind === 'support';
  switch (effect.op) {
    case 'wound':
      if (persona) run.wound(copy, effect.n, cause);
      return;
    case 'heal': {
      // "`heal` takes away no more wounds than there are."
      const n = Math.min(effect.n ?? card.wounds, card.wounds);
      if (persona && n > 0) run.emit({ type: 'Healed', to: 'everyone', copy, n, cause });
      return;
    }
    case 'close':
      if (!card.closed) run.emit({ type: 'Closed', to: 'everyone', copy, cause });
      return;
    case 'destroy':
      if (isMovable) leave(run, card, 'graveyard', cause);
      return;
    case 'control':
      if (isMovable) takeOver(run, card, seat, cause);
      return;
    case 'recall':
      if (isMovable) leave(run, card, 'hand', cause);
      return;
    case 'raise': {
      // "A `raise` of `strike` means nothing to a patron."
      const strike = definition.kind === 'creature' ? (effect.strike ?? 0) : 0;
      const life = effect.life ?? 0;
      if (persona && (strike !== 0 || life !== 0))
        run.emit({ type: 'Raised', to: 'everyone', copy, strike, life, cause });
      return;
    }
    default:
      never(effect);
  }
}

/** Carries out `recall` on a creature in its owner's graveyard, where no other effect works (PT28). */
export const comeBack = (run: Run, card: DeckCard, owner: Seat, cause: Cause): void =>
  run.emit({ type: 'Returned', to: 'everyone', card, owner, cause });
