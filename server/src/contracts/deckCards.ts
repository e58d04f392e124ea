// DeckCards: intrigue cards that a step of a contract plays and spends (IN13, IN20), and the time to answer one (IN19).

import { assert, present } from '@dunmer/shared/lib';
import type { CardMove, ContractState } from '@dunmer/shared/contract';
import type { DeckCommand } from '@dunmer/shared/intrigue';
import {
  contractClockOf,
  deckAround,
  DeckSteps,
  deckTimeFor,
  type Playing,
  recordDeck,
} from '../intrigue/index.ts';
import type { Context } from '../match/index.ts';
import type { PersonKey, Tx } from '../store/index.ts';
import type { WithCards } from './withCards.ts';

/** What the moves of a step mean for the deck, in order. */
const commandsFor = (moves: readonly CardMove[], { contract, traders }: WithCards): readonly DeckCommand[] =>
  moves.flatMap((move): readonly DeckCommand[] => {
    const { key: copy, kind } = move.card;
    if (kind !== 'intrigue') return [];
    if (move.do === 'play') return [{ type: 'playedAt', who: traders[move.by], copy, where: contract.id }];
    return move.do === 'spend' ? [{ type: 'playIsOver', copy }] : [];
  });

/** Ends the clock of the person who was asked, and starts that of the one who is asked now. */
async function keepClock(context: Context, tx: Tx, before: Playing, state: ContractState): Promise<void> {
  const was = contractClockOf(before)?.name ?? null;
  const is = contractClockOf({ ...before, state })?.name ?? null;
  if (was !== null) await tx.intrigue.dropDeckClocks([was]);
  if (is === null) return;
  const { settings } = await context.settings.of(tx);
  await tx.intrigue.putDeckClocks([{ ...is, left: deckTimeFor(settings, is.kind) }]);
}

/**
 * Writes which intrigue cards a step plays and spends, after its contract is written. `state`: the contract's state
 * after the step.
 */
export async function recordDeckCards(
  context: Context,
  tx: Tx,
  cards: WithCards,
  moves: readonly CardMove[],
  { who, state }: { readonly who: PersonKey | null; readonly state: ContractState },
): Promise<void> {
  const commands = commandsFor(moves, cards);
  if (commands.length === 0) return;
  const { contract } = cards;
  const steps = new DeckSteps(present(await deckAround(context, tx), 'cards of a deck are played'));
  for (const command of commands) {
    const taken = steps.take(command, { contract: contract.key, match: null });
    assert(taken.ok, `contract ${contract.id} plays what its parties hold`);
  }
  await recordDeck(context, tx, steps, { who });
  await keepClock(context, tx, contract, state);
}
