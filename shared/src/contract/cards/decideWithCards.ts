// decideWithCards: decides the commands of a contract in which promises and intrigue cards may be played.

import { err, never, ok } from '../../lib/index.ts';
import type { ContractCommand } from '../command.ts';
import { decideContract } from '../decideContract.ts';
import type { Decision } from '../decision.ts';
import { NO_GAME } from '../game.ts';
import { otherParty, PARTIES } from '../party.ts';
import { faultOfBusy } from '../stake.ts';
import type { ContractState, Signed } from '../state.ts';
import type { Terms } from '../terms.ts';
import { become, cancelPlay, passPlay, spentOf } from './answers.ts';
import { cardsIn, withCards } from './apply.ts';
import type { CardMove, CardOutcome } from './cardDecision.ts';
import type { ContractCardCommand } from './cardCommand.ts';
import type { ContractCardError } from './cardError.ts';
import type { CardFacts } from './cardFacts.ts';
import { answerWith, demandWith } from './play.ts';

export type AnyContractCommand = ContractCommand | ContractCardCommand;

/** IN21: commands about the game, which wait while a play is open. */
const ABOUT_THE_GAME: ReadonlySet<AnyContractCommand['type']> = new Set([
  'proposeGame',
  'agreeGame',
  'counterGame',
  'withdrawGame',
  'demandSixth',
  'chooseRounding',
  'refuseGame',
  'demandWith',
  'answerWith',
]);

/** Commands that begin a game for a stake: a barred party may not give them. */
const BEGINS_A_GAME: ReadonlySet<AnyContractCommand['type']> = new Set([
  'proposeGame',
  'demandSixth',
  'demandWith',
]);

/**
 * Commands that two with a truce between them may not give. Those after the first group matter for a game that was
 * proposed while promises were off.
 */
const LEADS_TO_A_GAME: ReadonlySet<AnyContractCommand['type']> = new Set([
  ...BEGINS_A_GAME,
  'agreeGame',
  'counterGame',
  'chooseRounding',
]);

/** Returns why cards, or what they have done, forbid a command; null if they don't. */
function faultOfCards(
  state: ContractState,
  command: AnyContractCommand,
  facts: CardFacts,
): ContractCardError | ReturnType<typeof faultOfBusy> {
  const { truce, holdsPledge } = facts.windows;
  if (command.type === 'accept') return truce && command.game !== null ? { code: 'truce' } : null;
  if (state.at !== 'signed') return null;
  const { play, barred } = cardsIn(state);
  if (play !== null && ABOUT_THE_GAME.has(command.type)) return { code: 'play-open' };
  if (truce && LEADS_TO_A_GAME.has(command.type)) return { code: 'truce' };
  if (BEGINS_A_GAME.has(command.type) && 'by' in command)
    if (PARTIES.some((party) => party === command.by && barred[party])) return { code: 'game-barred' };
  // PR7, rule 1.5: the promise that fulfilment brings must not reach somebody who is in a match.
  const isLast = command.type === 'confirmHandover' && state.handed[otherParty(command.by)];
  return isLast && holdsPledge ? faultOfBusy(facts) : null;
}

/**
 * Returns the moves that a step causes for cards in the contract: it may close a play (IN21) or end a demand (PR21).
 */
function movesAfter(before: ContractState, { state: after }: Decision): readonly CardMove[] {
  if (before.at !== 'signed') return [];
  const { play } = cardsIn(before);
  const closed = play !== null && after.at !== 'signed' ? spentOf(play) : [];
  const { game } = before;
  if (game.at !== 'demanded' || game.pledge === undefined) return closed;
  const now = after.at === 'signed' ? after.game : NO_GAME;
  if (now.at === 'demanded') return closed;
  return [...closed, { do: now.at === 'playing' ? 'home' : 'takeBack', by: game.by, card: game.pledge }];
}

/** Ends an open game and the play that waits for an answer; a match that runs goes on. */
function beginTruce(state: Signed): CardOutcome {
  const { play } = cardsIn(state);
  const isOpen = state.game.at === 'proposed' || state.game.at === 'demanded';
  const ended = isOpen ? { ...state, game: NO_GAME } : state;
  return become(play === null ? ended : withCards(ended, { play: null }), play === null ? [] : spentOf(play));
}

function decideCard(
  terms: Terms,
  state: Signed,
  command: ContractCardCommand,
  facts: CardFacts,
): CardOutcome {
  switch (command.type) {
    case 'demandWith':
      return demandWith(terms, state, command, facts);
    case 'answerWith':
      return answerWith(state, command, facts);
    case 'cancelPlay':
      return cancelPlay(state, command, facts);
    case 'passPlay':
      return passPlay(state, command, facts);
    case 'beginTruce':
      return beginTruce(state);
    default:
      return never(command);
  }
}

function decideAny(
  terms: Terms,
  state: ContractState,
  command: AnyContractCommand,
  facts: CardFacts,
): CardOutcome {
  switch (command.type) {
    case 'demandWith':
    case 'answerWith':
    case 'cancelPlay':
    case 'passPlay':
    case 'beginTruce':
      return state.at === 'signed'
        ? decideCard(terms, state, command, facts)
        : err({ code: 'wrong-state', at: state.at });
    default: {
      const decided = decideContract(terms, state, command, facts);
      return decided.ok ? ok({ ...decided.value, moves: [] }) : decided;
    }
  }
}

/**
 * Decides a command while promises or intrigue are on: like `decideContract`, but with cards. `moves` says where the
 * cards of this step go.
 */
export function decideWithCards(
  terms: Terms,
  state: ContractState,
  command: AnyContractCommand,
  facts: CardFacts,
): CardOutcome {
  const fault = faultOfCards(state, command, facts);
  const decided = fault === null ? decideAny(terms, state, command, facts) : err(fault);
  if (!decided.ok) return decided;
  const { moves } = decided.value;
  return ok({ ...decided.value, moves: [...moves, ...movesAfter(state, decided.value)] });
}
