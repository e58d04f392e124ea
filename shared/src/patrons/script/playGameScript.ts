// playGameScript: plays a script with the one core and returns its result.

import { assert, err, never, ok, type Result } from '../../lib/index.ts';
import { SEATS } from '../../rules/index.ts';
import { type Chance, drawnChance } from '../chance.ts';
import type { GameCommand } from '../command.ts';
import { decideGame } from '../decide/index.ts';
import { type GameState, NEW_GAME } from '../state.ts';
import { type GameResult, resultOf } from './resultOf.ts';
import type { GameScript, GameScriptError, ScriptCommand } from './script.ts';

/** Returns the chance of a script. Nobody checks its seals, so its salts are empty. */
function chanceOf({ beginning }: GameScript): Chance {
  if (beginning.kind === 'drawn') {
    const { draws } = beginning;
    return drawnChance(
      draws.match,
      () => draws,
      () => '',
    );
  }
  const { first, piles, after } = beginning;
  return {
    seal: () => ({ salt: '', commitment: '' }),
    first: () => first,
    shuffle: (seat, nth, pile) => (nth === 1 ? piles[seat] : (after[seat] ?? pile)),
  };
}

/** Returns the command that an entry of the script means: it answers the present turn or asking. */
function commandOf({ common }: GameState, entry: ScriptCommand): GameCommand {
  const { stage } = common;
  const { seat } = entry;
  const turn = stage.at === 'turn' ? stage.turn : 0;
  const asking = common.askings;
  switch (entry.kind) {
    case 'play':
      return { type: 'play', seat, turn, copy: entry.card, targets: entry.targets ?? [] };
    case 'use': {
      const { card: copy, ability, targets = [] } = entry;
      return { type: 'use', seat, turn, copy, ability, targets };
    }
    case 'strike':
      return { type: 'strike', seat, turn, copy: entry.card, target: entry.target };
    case 'defend':
      return { type: 'defend', seat, asking, copy: entry.card };
    case 'choose':
      return { type: 'choose', seat, asking, copies: entry.cards };
    case 'endTurn':
      return { type: 'endTurn', seat, turn };
    case 'concede':
      return { type: 'concede', seat };
    case 'default':
      return { type: 'applyDefault', seat, by: 'referee' };
    default:
      return never(entry);
  }
}

/** Takes a parsed script; returns its result, or refuses an exchange of cards that are not in the hand. */
export function playGameScript(script: GameScript): Result<GameResult, GameScriptError> {
  const decide = decideGame(script.terms);
  const chance = chanceOf(script);
  let state = NEW_GAME;
  const answer = (command: GameCommand): string => {
    const decided = decide(state, command, chance);
    if (!decided.ok) return decided.error.code;
    ({ state } = decided.value);
    return 'ok';
  };
  const must = (command: GameCommand): void => {
    assert(answer(command) === 'ok', `a parsed script allows ${command.type}`);
  };
  for (const seat of SEATS) {
    const patron = script.patrons[seat];
    must(
      patron === null
        ? { type: 'applyDefault', seat, by: 'referee' }
        : { type: 'choosePatron', seat, patron },
    );
  }
  must({ type: 'begin' });
  for (const seat of SEATS) {
    const copies = script.exchange[seat];
    if (answer({ type: 'exchange', seat, copies }) !== 'ok')
      return err({ code: 'bad-script', message: `exchange.${seat} is not of the hand` });
  }
  const answers = script.commands.map((entry) => answer(commandOf(state, entry)));
  return ok(resultOf(script.id, script.terms.catalogue, answers, state));
}
