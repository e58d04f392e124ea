// BeforeGame: who would be short (rule 2.2), and what a dead phone would mean: said before anybody agrees to play.

import type { Party } from '@dunmer/shared/contract';
import type { ContractView } from '@dunmer/shared/protocol';
import { useContractText } from '../text/index.ts';
import css from './contract.module.css';

interface BeforeGameProps {
  readonly contract: Pick<ContractView, 'short' | 'one' | 'two'>;
  readonly party: Party;
}

/** Who would be short, as far as the reader may know. */
export const ShortNotes = ({ contract, party }: BeforeGameProps) => {
  const text = useContractText();
  const other = party === 'one' ? 'two' : 'one';
  const mine = contract.short[party];
  const theirs = contract.short[other];
  return (
    <>
      {mine !== null && <p role="note">{text.shortMine(mine)}</p>}
      {theirs !== null && <p role="note">{text.shortTheirs(contract[other].name, theirs)}</p>}
    </>
  );
};

export const BeforeGame = ({ contract, party }: BeforeGameProps) => {
  const text = useContractText();
  return (
    <>
      <ShortNotes contract={contract} party={party} />
      <details className={css['fold']}>
        <summary>{text.death.title}</summary>
        <p>{text.death.body}</p>
      </details>
    </>
  );
};
