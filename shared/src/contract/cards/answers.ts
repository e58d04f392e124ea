// Answers to a card played in a contract (IN19, IN20): the other party is asked, and each cancel hits the card before
// it.

import { err, ok } from '../../lib/index.ts';
import { intrigueIn } from '../../windows/index.ts';
import { otherParty, type Party } from '../party.ts';
import type { OpenContractPlay, PartyCard, Signed } from '../state.ts';
import { cardsIn, carryOut, withCards } from './apply.ts';
import type { CardMove, CardOutcome } from './cardDecision.ts';
import type { ContractCardCommand } from './cardCommand.ts';
import { type CardFacts, intrigueCards } from './cardFacts.ts';
import { faultOfPlaying } from './mayPlay.ts';

type Open = Omit<OpenContractPlay, 'asked'>;

/** Returns the outcome in which the contract becomes `state` and the cards make these moves. */
export const become = (state: Signed, moves: readonly CardMove[]): CardOutcome =>
  ok({ state, effects: [], ended: null, moves });

const spend = ({ card }: PartyCard): CardMove => ({ do: 'spend', card });

/** Returns the moves that spend all cards of a play: its cancels, the last one first, then the card itself. */
export const spentOf = ({ cancels, ...play }: Open): readonly CardMove[] =>
  [...cancels.toReversed(), play].map(spend);

/** Ends a play (IN20): the card takes effect after an even number of cancels. */
function settle(state: Signed, open: Open, moves: readonly CardMove[], facts: CardFacts): CardOutcome {
  const { effects } = intrigueIn(facts.windows.cards, open.card.card);
  const closed = withCards(state, { play: null });
  const isCancelled = open.cancels.length % 2 === 1;
  const settled = isCancelled ? closed : carryOut(closed, effects, open);
  return become(settled, [...moves, ...spentOf(open)]);
}

/**
 * Asks the party whom the last card hits, if they have an intrigue card in hand; otherwise settles the play at once.
 */
export function askAbout(
  state: Signed,
  open: Open,
  moves: readonly CardMove[],
  facts: CardFacts,
): CardOutcome {
  const by = otherParty((open.cancels.at(-1) ?? open).by);
  // `facts` were read before this step. That doesn't matter here: only the other party has played a card in it.
  if (intrigueCards(facts, by) === 0) return settle(state, open, moves, facts);
  const asking = cardsIn(state).askings + 1;
  return become(withCards(state, { play: { ...open, asked: { by, asking } }, askings: asking }), moves);
}

/** Returns the open play if it asks this party by this number; otherwise the reason why it doesn't. */
function askedOf(state: Signed, by: Party, asking: number) {
  const { play, askings } = cardsIn(state);
  // Whoever answers too late waits for nobody: what was asked by this number is over.
  if (play === null && asking <= askings) return err({ code: 'asking-closed' } as const);
  if (play?.asked.by !== by) return err({ code: 'not-asked' } as const);
  return play.asked.asking === asking ? ok(play) : err({ code: 'asking-closed' } as const);
}

type Of<Type extends ContractCardCommand['type']> = Extract<ContractCardCommand, { readonly type: Type }>;

export function cancelPlay(state: Signed, command: Of<'cancelPlay'>, facts: CardFacts): CardOutcome {
  const { by, card, asking } = command;
  const asked = askedOf(state, by, asking);
  if (!asked.ok) return asked;
  const fault = faultOfPlaying(state, facts, { by, card, window: 'played' });
  if (fault !== null) return err(fault);
  if (card.kind === 'promise') return err({ code: 'wrong-window' });
  const { cancels } = asked.value;
  return askAbout(
    state,
    { ...asked.value, cancels: [...cancels, { by, card }] },
    [{ do: 'play', by, card }],
    facts,
  );
}

/** Passes, by the party's command or because their time is up; then the play is settled. */
export function passPlay(state: Signed, { by, asking }: Of<'passPlay'>, facts: CardFacts): CardOutcome {
  const asked = askedOf(state, by, asking);
  if (!asked.ok) return asked;
  if (facts.windows.isPaused) return err({ code: 'event-paused' });
  return settle(state, asked.value, [], facts);
}
