// rederive: decides a match's whole log again, batch by batch, and compares every event: the server's own integrity
// check.

import { err, ok, type Result, sameValue } from '../lib/index.ts';
import type { WindowCards } from '../windows/index.ts';
import type { Catalogue } from '../cards/index.ts';
import type { Entropy, MatchCommand } from './command.ts';
import { commandIn, openingIn } from './commandIn.ts';
import { decideMatch, type DecideMatch, type MatchDecision } from './decideMatch.ts';
import type { Hex32, MatchEvent } from './event.ts';
import { openSealedMatch } from './openSealedMatch.ts';
import { NEW_SEALED_MATCH, type SealedMatch } from './state.ts';

/** Where a log stops following from itself: the version of the batch, and what is wrong with it, for a log line. */
export interface RederiveError {
  readonly version: number;
  readonly what: string;
}

type Batch = readonly MatchEvent[];

const NOTHING_STORED = '00'.repeat(32);

/** All that was drawn for a batch, in the order in which the core draws it: seed, deck salts, a bot's n, row salts. */
function drawnFor(batch: Batch): Entropy {
  const drawn = batch.flatMap((event): readonly Hex32[] => {
    switch (event.type) {
      case 'SeedDrawn':
        return [event.seed];
      case 'DeckSalted':
      case 'RowSalted':
        return [event.salt];
      // The n of a phone is not drawn here, and nothing asks for it.
      case 'NonceStored':
        return [event.nonce];
      default:
        return [];
    }
  });
  let next = 0;
  return { draw: () => drawn[next++] ?? NOTHING_STORED };
}

/** What a batch and the decision behind it differ in; null where they are the same. */
function difference(stored: Batch, decided: Batch): string | null {
  const length = Math.max(stored.length, decided.length);
  for (let i = 0; i < length; i++) {
    if (sameValue(stored[i], decided[i])) continue;
    const [has, follows] = [stored[i]?.type ?? 'nothing', decided[i]?.type ?? 'nothing'];
    return `event ${i}: ${has} is stored, ${follows === has ? `another ${has}` : follows} follows`;
  }
  return null;
}

function opening(batch: Batch): Result<MatchDecision, string> {
  const setup = openingIn(batch);
  return setup === null ? err('no match is opened') : ok(openSealedMatch(setup, drawnFor(batch)));
}

function step(decide: DecideMatch, state: SealedMatch, batch: Batch): Result<MatchDecision, string> {
  const command: MatchCommand | null = commandIn(batch, state);
  if (command === null) return err(`no command leads to ${batch[0]?.type ?? 'nothing'}`);
  const decided = decide(state, command, drawnFor(batch));
  return decided.ok ? decided : err(`${command.type} is refused: ${decided.error.code}`);
}

/** What could never be decided breaks an invariant: it is wrong as well. */
function attempt(decide: () => Result<MatchDecision, string>): Result<MatchDecision, string> {
  try {
    return decide();
  } catch (error) {
    return err(`it can't be decided: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

/**
 * Takes the catalogue of a match and its whole log, one batch for each accepted command, the opening first; and
 * `windowCards`, where promises or intrigue cards were played. Decides it again with what was drawn as the log has it,
 * and returns the match as it stands; or the first version whose batch is not exactly what follows. A log without
 * batches is a match of which nothing has happened.
 *
 * Not found is a change that nothing in the log contradicts: what somebody chose or said where all else would be the
 * same. These are: notes, and a referee's words; whether a default laid or chose what its trader could have, and who
 * stands under it (the journal's digest of the log tells, once it has seen it); who conceded, was awarded the match, or
 * went on without an n, where nothing came of it; a promise that was never published; which of two equal cards was
 * claimed or summoned, and the cell of a creature that met nobody; a claim closed or the match voided, which look the
 * same; and the definition of a copy that was never shown, for commitments name copies.
 */
export function rederive(
  catalogue: Catalogue,
  batches: readonly Batch[],
  windowCards?: WindowCards,
): Result<SealedMatch, RederiveError> {
  const decide = decideMatch(catalogue, undefined, windowCards);
  let state = NEW_SEALED_MATCH;
  for (const [at, batch] of batches.entries()) {
    const before = state;
    const decided = attempt(() => (at === 0 ? opening(batch) : step(decide, before, batch)));
    const what = decided.ok ? difference(batch, decided.value.events) : decided.error;
    if (!decided.ok || what !== null) return err({ version: at + 1, what: what ?? '' });
    ({ state } = decided.value);
  }
  return ok(state);
}
