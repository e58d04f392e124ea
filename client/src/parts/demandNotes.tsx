// DemandNotes: what to know before a game is demanded with a card: its size, which nobody can dispute (rules 1.2, 1.3),
// who would have too few cards (rule 2.2), and what goes home by it.

import { otherParty, type Party } from '@dunmer/shared/contract';
import type { ContractView, HomeView } from '@dunmer/shared/protocol';
import { useContractText } from '../text/index.ts';
import { TieHome } from './tieHome.tsx';

interface ShortNotesProps {
  readonly contract: ContractView;
  readonly party: Party;
}

/** Says who would have too few cards, as far as the reader may know. */
export const ShortNotes = ({ contract, party }: ShortNotesProps) => {
  const text = useContractText();
  const other = otherParty(party);
  const mine = contract.short[party];
  const theirs = contract.short[other];
  return (
    <>
      {mine !== null && <p role="note">{text.shortMine(mine)}</p>}
      {theirs !== null && <p role="note">{text.shortTheirs(contract[other].name, theirs)}</p>}
    </>
  );
};

interface SizesProps {
  /** As they follow from the price alone; one, two, or none where they stand elsewhere. */
  readonly sizes: readonly number[];
  /** Null where coins lie on the table: there nothing is lowered (R12). */
  readonly purse: number | null;
}

/** Says what each side would stake. */
export const Sizes = ({ sizes, purse }: SizesProps) => {
  const text = useContractText();
  const [low, high] = sizes.map(text.sum);
  return (
    <>
      {low !== undefined && <p>{high === undefined ? text.size(low) : text.sizes(low, high)}</p>}
      {purse !== null && <p>{text.mayBeLowered}</p>}
    </>
  );
};

interface DemandNotesProps extends Pick<SizesProps, 'sizes'> {
  readonly contract: ContractView;
  readonly home: Pick<HomeView, 'pledges' | 'purse'>;
}

/** Nothing is shown to staff, who demand nothing. */
export const DemandNotes = ({ contract, home, sizes }: DemandNotesProps) => {
  const { undisputed } = useContractText();
  const { party } = contract;
  if (party === null) return null;
  return (
    <>
      <TieHome brief={home.pledges} other={contract[otherParty(party)].person} />
      <Sizes sizes={sizes} purse={home.purse} />
      <p>{undisputed}</p>
      <ShortNotes contract={contract} party={party} />
    </>
  );
};
