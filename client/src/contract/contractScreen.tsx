// ContractScreen: one contract from its reader's side: what it says, where it stands, and what may be done.

import type { Party } from '@dunmer/shared/contract';
import {
  type ContractId,
  type ContractInfo,
  type ContractView,
  type HomeView,
  readOf,
} from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { laterIn, type List, useList } from '../net/index.ts';
import { intoView, Reading, WithHome, ShortNotes } from '../parts/index.ts';
import { useErrorsText, useContractText } from '../text/index.ts';
import { Banner } from '../ui/index.ts';
import { History, Prestige, Terms } from './contractParts.tsx';
import { ContractActs } from './contractActs.tsx';
import { declinedLines, endingLines } from './ending.ts';
import { isPastHandover } from './hindrance.ts';
import { useSays } from './says.ts';
import { isPlayOpen, statusOf } from './status.ts';

const ContractPledges = laterIn(async () => ({
  default: (await import('../pledges/index.ts')).ContractPledges,
}));
const ContractIntrigueCards = laterIn(async () => ({
  default: (await import('../intrigue/index.ts')).ContractIntrigueCards,
}));
const ContractOpenPlay = laterIn(async () => ({
  default: (await import('../intrigue/index.ts')).ContractOpenPlay,
}));
const ContractPlays = laterIn(async () => ({ default: (await import('../pledges/index.ts')).ContractPlays }));

interface ReadProps {
  readonly contract: ContractView;
  readonly home: HomeView;
  readonly list: List<ContractInfo>;
}

/** Takes a reader whose match opens while they look at the contract to the table. */
function useTable({ match }: HomeView, contract: ContractView): void {
  const [, go] = useLocation();
  const isPlaying = statusOf(contract) === 'playing';
  const [wasPlaying] = useState(isPlaying);
  const table =
    isPlaying && !wasPlaying && match !== null && match.match === contract.match ? match.match : null;
  useEffect(() => {
    if (table !== null) go(`/m/${table}`);
  }, [table, go]);
}

const Read = ({ contract, home, list }: ReadProps) => {
  const text = useContractText();
  const said = useSays(contract);
  const says = isPastHandover(contract, home) ? text.says.promisesOver : said;
  const { money, promises } = home.event.settings;
  const history = list.at === 'here' ? list.value.history : [];
  const ending = endingLines(contract, history, money, text);
  const stands = [...declinedLines(contract, history, text), says];
  const party: Party | null = contract.party;
  const isPlayed = contract.state.at === 'offered' && contract.game !== null;
  useTable(home, contract);
  return (
    <ContractActs contract={contract} home={home} party={party}>
      {contract.overdue && <Banner>{text.overdue}</Banner>}
      <div role="status">
        {(ending.length > 0 ? ending : stands).map((line) => (
          <p key={line} ref={intoView}>
            {line}
          </p>
        ))}
      </div>
      {contract.pledges !== undefined && contract.pledges.plays.length > 0 && (
        <ContractPlays contract={contract} says={says} home={home} />
      )}
      {isPlayOpen(contract) && <ContractOpenPlay contract={contract} />}
      <Terms contract={contract} money={money} />
      {contract.intrigue !== undefined && (
        <ContractIntrigueCards contract={contract} says={says} home={home} />
      )}
      {contract.pledges !== undefined && (
        <ContractPledges contract={contract} isClosed={promises === 'closed'} />
      )}
      {party !== null && isPlayed && <ShortNotes contract={contract} party={party} />}
      <Prestige contract={contract} claimant={list.at === 'here' ? list.value.claimant : null} />
      {list.at === 'here' && <History info={list.value} />}
    </ContractActs>
  );
};

const Known = ({ id, home }: { readonly id: ContractId; readonly home: HomeView }) => {
  const text = useContractText();
  const errors = useErrorsText();
  const list = useList(readOf('contract', { id }), home.version);
  // The pushed contract is newer than the one read from the list.
  const open = home.contracts.find(({ contract }) => contract === id);
  if (open !== undefined) return <Read contract={open} home={home} list={list} />;
  if (list.at === 'here') return <Read contract={list.value} home={home} list={list} />;
  return (
    <Screen title={text.title} back="/">
      <Reading list={list} unknown={errors('unknown-contract')}>
        {() => null}
      </Reading>
    </Screen>
  );
};

export const ContractScreen = ({ id }: { readonly id: ContractId }) => {
  const text = useContractText();
  return <WithHome title={text.title}>{(home) => <Known id={id} home={home} />}</WithHome>;
};
