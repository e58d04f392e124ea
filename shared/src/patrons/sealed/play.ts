// play: how a sealed game is played: the commands of its core, and what its table does by itself.

import { type FairError, mayCommit, type Play, type Sealing } from '../../fairness/index.ts';
import { assert, err, ok, present, type Result } from '../../lib/index.ts';
import { type Chance, drawnChance } from '../chance.ts';
import type { GameCommand } from '../command.ts';
import type { GameTerms } from '../court.ts';
import { type DecideGame, decideGame } from '../decide/index.ts';
import type { GameEvent } from '../event.ts';
import type { GameRefusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { evolveExchanges, evolveGameSeals } from './evolve.ts';
import type { SealedGame } from './state.ts';
import type { Patrons } from './table.ts';

type Run = Sealing<Patrons>;

/** PT8: the chance that follows from the vault's seed and both n; each patron gets a fresh salt of its own (F6). */
const chanceOf = ({ state: { seals, vault }, entropy }: Run): Chance =>
  drawnChance(
    seals.match,
    () => ({
      match: seals.match,
      seed: vault.seed,
      nonces: present(seals.nonces, 'what is drawn waits for both n'),
    }),
    () => entropy.draw(),
  );

/** PT8, step 1: whether a seat would choose a patron, itself or by default, without "its K stored (F2)". */
function lacksPromise({ rules, seals }: SealedGame, command: GameCommand): boolean {
  if (command.type !== 'choosePatron' && command.type !== 'applyDefault') return false;
  const { stage } = rules.common;
  return stage.at === 'preparing' && stage.step === 'patrons' && !mayCommit(seals, command.seat);
}

/** Takes over a decision of the core. */
function follow(run: Run, state: GameState, events: readonly GameEvent[]): void {
  const { desk, seals, exchanged } = run.state;
  if (desk.paused || desk.announced !== null || desk.hurried.length > 0) {
    // The desk changes step by step, so each event has to be emitted by itself.
    for (const event of events) run.emit(event);
    return;
  }
  const after: SealedGame = {
    ...run.state,
    rules: state,
    seals: events.reduce(evolveGameSeals, seals),
    exchanged: events.reduce(evolveExchanges, exchanged),
  };
  run.follow(after, events);
}

function apply(decide: DecideGame, run: Run, command: GameCommand): Result<null, GameRefusal | FairError> {
  if (lacksPromise(run.state, command)) return err({ code: 'promise-first' });
  const decided = decide(run.state.rules, command, chanceOf(run));
  if (!decided.ok) return decided;
  follow(run, decided.value.state, decided.value.events);
  return ok(null);
}

/** Returns how a sealed game is played on these terms. */
export function gamePlay(terms: GameTerms): Play<Patrons> {
  const decide = decideGame(terms);
  return {
    apply: (run, command) => apply(decide, run, command),
    // PT8, step 3: "from this toss on all waits for both n".
    goOn: (run) => {
      const { stage } = run.state.rules.common;
      if (stage.at === 'preparing' && stage.step === 'toss')
        assert(apply(decide, run, { type: 'begin' }).ok, 'the table does only what is due');
    },
    close: (run) => run.emit({ type: 'ExchangesPublished', to: 'everyone', exchanges: run.state.exchanged }),
  };
}
