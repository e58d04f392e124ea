// ContractPledges: which promise each side of a contract gives, which have left it, what promises will pay once it is
// fulfilled, and whether there is a truce.

import { otherParty, PARTIES, type Party } from '@dunmer/shared/contract';
import type { ContractPledges as Named, ContractView } from '@dunmer/shared/protocol';
import { LeafInside } from '../parts/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { Panel } from '../ui/index.ts';
import { usePledgeWords } from './cardWords.ts';
import { PledgeFold } from './pledgeLeaf.tsx';
import css from './pledges.module.css';

type Told = Pick<ContractView, 'one' | 'two' | 'party' | 'pledges' | 'state'>;

interface SideProps {
  readonly contract: Told;
  readonly pledges: Named;
  readonly party: Party;
}

/** PR25: tells whether the promise of this side won't come to the other one, who is ruined. */
const isLost = ({ state, pledges }: Told, party: Party): boolean =>
  (state.at === 'offered' || state.at === 'signed') && pledges?.ruined?.[otherParty(party)] === true;

const Side = ({ contract, pledges, party }: SideProps) => {
  const { contract: text } = usePledgesText();
  const isMine = contract.party === party;
  const { name } = contract[party];
  const item = pledges.gives[party];
  const { mine, theirs } = contract.state.at === 'fulfilled' ? text.given : text.gives;
  if (pledges.left[party]) return <p role="note">{isMine ? text.leftMine : text.leftTheirs(name)}</p>;
  if (item === null) return null;
  const to = contract[otherParty(party)];
  const isTaker = contract.party === otherParty(party);
  return (
    <div className={css['side']}>
      <h3>{isMine ? mine : theirs(name)}</h3>
      <LeafInside>
        <PledgeFold item={item} reader={contract.party === null ? '' : contract[contract.party].person} />
      </LeafInside>
      {isLost(contract, party) && (
        <p role="note">{isTaker ? text.toRuined.mine : text.toRuined.theirs(to.name)}</p>
      )}
    </div>
  );
};

/** The reader's own side first. */
const sidesFor = (party: Party | null): readonly Party[] =>
  party === null ? PARTIES : [party, otherParty(party)];

const ContractSides = ({ contract }: { readonly contract: Told }) => {
  const { pledges, party } = contract;
  if (pledges === undefined) return null;
  return sidesFor(party).map((side) => (
    <Side key={side} contract={contract} pledges={pledges} party={side} />
  ));
};

type Paid = Pick<ContractView, 'one' | 'two' | 'party' | 'pledges'>;

/** PR22: what the reader will pay, or be paid, by promises that lie in front, once the contract is fulfilled. */
function usePays({ party, pledges, ...contract }: Paid): readonly string[] {
  const { contract: text } = usePledgesText();
  const { nameOf } = usePledgeWords();
  const reader = party === null ? null : contract[party].person;
  return (pledges?.pays ?? []).flatMap(({ item: { card, owner }, to, sum }) => {
    if (owner.person === reader) return text.iPay(nameOf(card), sum, to.name);
    return to.person === reader ? text.iAmPaid(nameOf(card), sum, owner.name) : [];
  });
}

/** The same as lines of a sheet. */
export const PledgePays = ({ contract }: { readonly contract: Paid }) =>
  usePays(contract).map((line) => <p key={line}>{line}</p>);

interface PledgesProps {
  readonly contract: ContractView;
  /** PR27: the promises of this event are closed for good. */
  readonly isClosed: boolean;
}

/** Nothing is shown when the contract has to do with no promise. */
export const ContractPledges = ({ contract, isClosed }: PledgesProps) => {
  const { contract: text, offer } = usePledgesText();
  const { pledges, state } = contract;
  const pays = usePays(contract);
  if (pledges === undefined) return null;
  const isAnySet = PARTIES.some((party) => pledges.gives[party] !== null);
  const hasSides = PARTIES.some((party) => pledges.gives[party] !== null || pledges.left[party]);
  if (!hasSides && !pledges.truce && pays.length === 0) return null;
  return (
    <Panel label={offer.title}>
      {hasSides && <h2>{offer.title}</h2>}
      <ContractSides contract={contract} />
      {isAnySet && state.at === 'annulled' && <p role="note">{text.returned}</p>}
      {isAnySet && state.at === 'signed' && isClosed && <p role="note">{text.over}</p>}
      {pays.map((line) => (
        <p key={line} role="note">
          {line}
        </p>
      ))}
      {pledges.truce && <p role="note">{text.truce}</p>}
    </Panel>
  );
};

/** What an act does to the promises that a contract names. */
export type PledgeMove = 'kept' | 'changeHands' | 'goBack';

interface MovedPledgesProps {
  readonly contract: Told;
  readonly move: PledgeMove;
}

const NOTHING = { one: null, two: null } as const;

/** The promises that an act on a contract sets aside, hands over, or returns. */
export const MovedPledges = ({ contract, move }: MovedPledgesProps) => {
  const { contract: text } = usePledgesText();
  const { gives, left } = contract.pledges ?? { gives: NOTHING, left: NOTHING };
  const given = PARTIES.filter((party) => gives[party] !== null && left[party] !== true);
  // Each side that gives one says what becomes of it.
  const isHomeward = given.every((party) => isLost(contract, party));
  const words = isHomeward ? { ...text, kept: text.setAside, changeHands: null }[move] : text[move];
  return (
    <>
      <ContractSides contract={contract} />
      {words !== null && <p>{words}</p>}
    </>
  );
};
