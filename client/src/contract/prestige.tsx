// Prestige: what became of the game inside a contract: who took it, or that each took back their own; and the way to
// the match.

import type { Party } from '@dunmer/shared/contract';
import type { ContractView } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useContractText } from '../text/index.ts';
import { Panel } from '../ui/index.ts';

interface PrestigeProps {
  readonly contract: ContractView;
  /** Whose price of victory is still to be chosen. */
  readonly claimant: Party | null;
}

/** Nothing before it was played for. */
export const Prestige = ({ contract, claimant }: PrestigeProps) => {
  const text = useContractText();
  const { state, party, match } = contract;
  if (!('game' in state)) return null;
  const { game } = state;
  if (game.at !== 'taken' && game.at !== 'returned') return null;
  const amount = text.each(game.amount);
  const taken = (by: 'one' | 'two'): string =>
    by === party ? text.game.takenByMe(amount) : text.game.takenByThem(contract[by].name, amount);
  return (
    <Panel label={text.prestige}>
      <h2>{text.prestige}</h2>
      <p>{game.at === 'taken' ? taken(game.by) : text.game.returned(text.sum(game.amount))}</p>
      {claimant !== null && (
        <p>{claimant === party ? text.game.claimMine : text.game.claimOf(contract[claimant].name)}</p>
      )}
      {match !== null && (
        <p>
          <Link href={`/m/${match}`}>{text.toResult}</Link>
        </p>
      )}
    </Panel>
  );
};
