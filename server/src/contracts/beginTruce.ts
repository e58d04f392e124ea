// BeginTruce: once a truce lies between two traders, games proposed or demanded between them end; a match goes on
// (PROMISES 5, `truce`).

import { assert } from '@dunmer/shared/lib';
import { pledgeIn } from '@dunmer/shared/windows';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { Context } from '../match/index.ts';
import { type PledgeSteps, recordPledges } from '../pledges/index.ts';
import type { PersonKey, StoredContract, Tx } from '../store/index.ts';
import { noteChallenge } from './noteChallenge.ts';
import { NO_FACTS } from './endContract.ts';
import { recordDeckCards } from './deckCards.ts';
import { decideEither, pledgeSteps, readCards } from './withCards.ts';
import { writeContract } from './writeContract.ts';

/** Whether one of these steps lays a truce. */
const bringsTruce = ({ moves }: PledgeSteps): boolean =>
  moves.some(
    ({ why, pledge }) =>
      why === 'received' && pledgeIn(PRINTED, pledge.card).effects.some(({ op }) => op === 'truce'),
  );

async function endGame(
  context: Context,
  tx: Tx,
  contract: StoredContract,
  who: PersonKey | null,
): Promise<readonly PersonKey[]> {
  const cards = await readCards(context, tx, contract);
  if (cards === null) return [];
  const asked = { type: 'beginTruce' } as const;
  const decided = decideEither(contract, asked, NO_FACTS, cards);
  assert(decided.ok, 'a truce ends what stands');
  const steps = pledgeSteps(cards, asked, decided.value);
  assert(steps.ok, 'what a demand was made with goes back');
  const { state, moves } = decided.value;
  await writeContract(context, tx, contract, state);
  await recordDeckCards(context, tx, cards, moves, { who, state });
  return recordPledges(context, tx, steps.value, { who, contract });
}

const isGameOpen = ({ state }: StoredContract): boolean =>
  state.at === 'signed' && (state.game.at === 'proposed' || state.game.at === 'demanded');

/**
 * Ends the open games between the parties of a contract if its step has brought a truce. Returns the other people
 * whose pages this changes: a demand may have been made with a promise of somebody else.
 */
export async function beginTruce(
  context: Context,
  tx: Tx,
  steps: PledgeSteps,
  { one, two, who }: { readonly one: PersonKey; readonly two: PersonKey; readonly who: PersonKey | null },
): Promise<readonly PersonKey[]> {
  if (!bringsTruce(steps)) return [];
  const touched: PersonKey[] = [];
  const isBetween = (x: PersonKey, y: PersonKey): boolean =>
    (x === one && y === two) || (x === two && y === one);
  for (const contract of await tx.contracts.openContractsOf(one))
    if (isBetween(contract.one, contract.two) && isGameOpen(contract))
      touched.push(...(await endGame(context, tx, contract, who)));
  for (const challenge of await tx.challenges.openChallengesOf(one)) {
    if (challenge.friendly || !isBetween(challenge.from, challenge.to)) continue;
    await tx.challenges.closeChallenge(challenge.key, 'withdrawn', null);
    noteChallenge(tx, challenge, 'withdrawn');
  }
  return touched;
}
