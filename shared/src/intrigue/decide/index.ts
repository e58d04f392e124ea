// decide: decides all commands of the deck: turns each into events, or refuses it.

import { never, ok, type Result } from '../../lib/index.ts';
import type { Hex32 } from '../../fairness/index.ts';
import type { DeckCommand, DeckStaffCommand } from '../command.ts';
import { copiesOf, type DeckCards, isPacks, MOST_PACKS } from '../copies.ts';
import { pileCommitment } from '../draws.ts';
import type { DeckEvent } from '../event.ts';
import type { DeckFacts } from '../facts.ts';
import type { DeckRefusal } from '../refusal.ts';
import type { DeckState } from '../state.ts';
import { closeDeck, playAction, playedAt, playIsOver } from './action.ts';
import { cancel, passAnswer } from './answers.ts';
import { buyDraw, closeAudience, letDraw, openAudience } from './draws.ts';
import { chooseDrop, dropForThem, dropWithoutRuined } from './drop.ts';
import { keep, keepOldest, openHand, ruin, show } from './hands.ts';
import { join, ring, sayWord } from './rings.ts';
import { refuse, type Refused, Run } from './run.ts';

/** Gives the default answer for a silent trader (IN10, IN19). */
function answerFor(run: Run, { who, asking, by }: Extract<DeckStaffCommand, { type: 'answerFor' }>): Refused {
  if (asking === null) return keepOldest(run, who);
  const passed = passAnswer(run, who, asking, by);
  return passed.ok || passed.error.code !== 'not-asked' ? passed : dropForThem(run, who, asking, by);
}

function ruinTrader(run: Run, command: Extract<DeckStaffCommand, { type: 'ruin' }>): Refused {
  const ruined = ruin(run, command);
  if (ruined.ok) dropWithoutRuined(run, command.who);
  return ruined;
}

function apply(run: Run, command: DeckCommand): Refused {
  switch (command.type) {
    case 'sayWord':
      return sayWord(run, command.word);
    case 'ring':
      return ring(run, command.ring);
    case 'join':
      return join(run, command.who);
    case 'openAudience':
      return openAudience(run, command.who);
    case 'closeAudience':
      return closeAudience(run);
    case 'buyDraw':
      return buyDraw(run, command);
    case 'letDraw':
      return letDraw(run, command);
    case 'keep':
      return keep(run, command.who, command.copies);
    case 'show':
      return show(run, command);
    case 'openHand':
      return openHand(run, command);
    case 'playAction':
      return playAction(run, command);
    case 'cancel':
      return cancel(run, command);
    case 'passAnswer':
      return passAnswer(run, command.who, command.asking, 'trader');
    case 'chooseDrop':
      return chooseDrop(run, command);
    case 'answerFor':
      return answerFor(run, command);
    case 'ruin':
      return ruinTrader(run, command);
    case 'playedAt':
      return playedAt(run, command);
    case 'playIsOver':
      return playIsOver(run, command.copy);
    case 'closeDeck':
      return closeDeck(run);
    default:
      return never(command);
  }
}

/**
 * The commands that are still carried out while the module is off: what was begun ends, a ruined trader loses their
 * hand, an organiser looks at one, and the seed can be published.
 */
const AT_REST: ReadonlySet<DeckCommand['type']> = new Set(['playIsOver', 'ruin', 'closeDeck', 'openHand']);

/** Returns why no command of this type is possible with this deck now; null if it is. */
function hindrance({ common, facts }: Run, { type }: DeckCommand): DeckRefusal | null {
  if (common.sealed === null) return { code: 'no-deck' };
  if (common.seed !== null) return { code: 'deck-closed' };
  if (!facts.isOn && !AT_REST.has(type)) return { code: 'no-deck' };
  return common.word === null && type !== 'sayWord' && type !== 'closeDeck' ? { code: 'no-word' } : null;
}

/** What follows from a command: the events, and the state they lead to. */
export interface DeckDecision {
  readonly events: readonly DeckEvent[];
  readonly state: DeckState;
}

/**
 * Decides a command of a deck. Takes its cards, its state, a command and the facts of that moment; returns the events
 * of the step. Or returns a `DeckRefusal`, the first that applies, and then nothing has happened.
 */
export function decideDeck(
  cards: DeckCards,
  state: DeckState,
  command: DeckCommand,
  facts: DeckFacts,
): Result<DeckDecision, DeckRefusal> {
  const run = new Run(cards, facts, state);
  const hindered = hindrance(run, command);
  const applied = hindered === null ? apply(run, command) : refuse(hindered);
  if (!applied.ok) return applied;
  run.settleSurplus();
  return ok({ events: run.events, state: run.state });
}

/** The facts of a deck that is made: its event, its number of packs, and the seed that was drawn for it. */
export interface Sealing {
  readonly event: string;
  readonly packs: number;
  readonly seed: Hex32;
}

/** IN1, IN2: makes the copies and commits to the seed. Refuses an impossible number of packs. */
export function sealDeck(
  cards: DeckCards,
  { event, packs, seed }: Sealing,
): Result<readonly DeckEvent[], DeckRefusal> {
  if (!isPacks(packs)) return refuse({ code: 'bad-count', most: MOST_PACKS });
  const commitment = pileCommitment(event, seed);
  const copies = copiesOf(cards, packs);
  return ok([
    { type: 'SeedDrawn', to: 'server', seed },
    { type: 'PileSealed', to: 'everyone', event, commitment, packs, copies },
  ]);
}
