// Answers to a card played in a contract (IN19, IN20): the other party is asked, cancels hit each other.

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

/** What becomes of a contract, and of the cards played in it. */
export const become = (state: Signed, moves: readonly CardMove[]): CardOutcome =>
  ok({ state, effects: [], ended: null, moves });

const spend = ({ card }: PartyCard): CardMove => ({ do: 'spend', card });

/** The cards of a play as they are spent: its cancels, the last first, then itself. */
export const spentOf = ({ cancels, ...play }: Open): readonly CardMove[] =>
  [...cancels.toReversed(), play].map(spend);

/** IN20: an even number of cancels leaves the play. */
function settle(state: Signed, open: Open, moves: readonly CardMove[], facts: CardFacts): CardOutcome {
  const { effects } = intrigueIn(facts.windows.cards, open.card.card);
  const closed = withCards(state, { play: null });
  const isCancelled = open.cancels.length % 2 === 1;
  const settled = isCancelled ? closed : carryOut(closed, effects, open);
  return become(settled, [...moves, ...spentOf(open)]);
}

/** Asks who is hit, if they have a card in hand; nobody to ask: it goes on at once. */
export function askAbout(
  state: Signed,
  open: Open,
  moves: readonly CardMove[],
  facts: CardFacts,
): CardOutcome {
  const by = otherParty((open.cancels.at(-1) ?? open).by);
  // The card that asks has left the hand of its player already; who is asked has played nothing in this step.
  if (intrigueCards(facts, by) === 0) return settle(state, open, moves, facts);
  const asking = cardsIn(state).askings + 1;
  return become(withCards(state, { play: { ...open, asked: { by, asking } }, askings: asking }), moves);
}

/** The play that asks this party by this number, or why it doesn't. */
function askedOf(state: Signed, by: Party, asking: number) {
  const { play } = cardsIn(state);
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

/** Silence passes too. */
export function passPlay(state: Signed, { by, asking }: Of<'passPlay'>, facts: CardFacts): CardOutcome {
  const asked = askedOf(state, by, asking);
  if (!asked.ok) return asked;
  if (facts.windows.isPaused) return err({ code: 'event-paused' });
  return settle(state, asked.value, [], facts);
}
