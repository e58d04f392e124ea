// tradePlay: how a trade match is played: the commands of the rules, and what the table does by itself.

import { assert, err, ok, type Result } from '../lib/index.ts';
import { type Decide, type RuleCommand, tableDue } from '../rules/index.ts';
import { NO_WINDOW_CARDS, rulesOf, type WindowCards } from '../windows/index.ts';
import type { MatchError, TradeCommand } from './command.ts';
import type { Play } from './decideSealed.ts';
import { followRules, randomOf } from './followRules.ts';
import { mayCommit } from './mayCommit.ts';
import type { Sealing } from './sealing.ts';
import type { SealedMatch } from './state.ts';
import type { Trade } from './trade.ts';

/** F2: whether a seat would commit something, itself or by default, before its promise is stored. */
function lacksPromise({ rules, seals }: SealedMatch, command: RuleCommand): boolean {
  if (command.type !== 'place' && command.type !== 'applyDefault') return false;
  return rules.common.phase.at === 'placing' && !mayCommit(seals, command.seat);
}

type PlayCard = Extract<TradeCommand, { type: 'play' }>;

/**
 * Whether a card of the window `opened` is played before the seat's K is stored or done without (PROMISES 4; F2, F4).
 */
function isTooEarly({ rules, seals }: SealedMatch, cards: WindowCards, { seat, card }: PlayCard): boolean {
  const held = rules.secret[seat].windows?.hand.find(({ key }) => key === card);
  return held !== undefined && rulesOf(cards, held).window === 'opened' && !mayCommit(seals, seat);
}

/** Applies a command of the rules. Refuses what the rules refuse, and a row of a seat that has not promised (F2). */
function applyRule(rule: Decide, run: Sealing<Trade>, command: RuleCommand): Result<null, MatchError> {
  if (lacksPromise(run.state, command)) return err({ code: 'promise-first' });
  const decided = rule(run.state.rules, command, randomOf(run));
  if (!decided.ok) return decided;
  followRules(run, decided.value);
  return ok(null);
}

/** Returns how a trade match is played by these rules; `cards` is given if promises or intrigue cards are played. */
export const tradePlay = (rule: Decide, cards: WindowCards = NO_WINDOW_CARDS): Play<Trade> => ({
  apply: (run, command) =>
    command.type === 'play' && isTooEarly(run.state, cards, command)
      ? err({ code: 'promise-first' })
      : applyRule(rule, run, command),
  goOn: (run) => {
    const due = tableDue(run.state.rules.common);
    if (due !== null) assert(applyRule(rule, run, due).ok, 'the table does only what is due');
  },
});
