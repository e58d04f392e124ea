// ContractNews: contracts that somebody else has ended since this phone showed them, until the news is read.

import { type ContractId, type PersonId, readOf } from '@dunmer/shared/protocol';
import { useEffect } from 'react';
import { useList } from '../net/index.ts';
import { forgetContract, News, NewsItem } from '../parts/index.ts';
import { usePastText } from './pastText.ts';
import { contractEnd } from './lines.tsx';

interface EndedProps {
  readonly id: ContractId;
  /** The version of the home. */
  readonly version: number;
  readonly reader: PersonId;
}

const Ended = ({ id, version, reader }: EndedProps) => {
  const { contracts } = usePastText();
  const list = useList(readOf('contract', { id }), version);
  const end = list.at === 'here' && !list.old ? contractEnd(list.value, reader) : 'open';
  const isNotTheirs = list.at === 'failed' && list.why !== 'silent';
  const isNoNews = end === null || isNotTheirs;
  useEffect(() => {
    if (isNoNews) forgetContract(id);
  }, [isNoNews, id]);
  if (list.at !== 'here' || end === null || end === 'open') return null;
  const { party, one, two } = list.value;
  const other = party === 'two' ? one : two;
  return (
    <NewsItem
      outcome={end}
      isGood={end === 'fulfilled'}
      href={`/contract/${id}`}
      read={contracts.read}
      onRead={() => forgetContract(id)}
    >
      {contracts.news(other.name, contracts.ends[end])}
    </NewsItem>
  );
};

interface ContractNewsProps extends Omit<EndedProps, 'id'> {
  readonly ids: readonly ContractId[];
}

/** For home: nothing is shown when the reader has ended all of them. */
export const ContractNews = ({ ids, version, reader }: ContractNewsProps) => {
  const { contracts } = usePastText();
  return (
    <News label={contracts.title}>
      {ids.map((id) => (
        <Ended key={id} id={id} version={version} reader={reader} />
      ))}
    </News>
  );
};
