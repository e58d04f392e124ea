// DealNews: contracts that somebody else has brought to their end since this phone showed them, until it is read.

import type { ContractId, ContractInfo, PersonId } from '@dunmer/shared/protocol';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useList } from '../net/index.ts';
import { forgetDeal } from '../parts/index.ts';
import { usePastText } from '../text/index.ts';
import { IconButton } from '../ui/index.ts';
import { dealEnd } from './dealEnd.ts';
import css from './past.module.css';

interface EndedProps {
  readonly id: ContractId;
  /** Home's. */
  readonly version: number;
  readonly reader: PersonId;
}

const Ended = ({ id, version, reader }: EndedProps) => {
  const { deals } = usePastText();
  const list = useList<ContractInfo>(`/api/contracts/${encodeURIComponent(id)}`, version);
  const end = list.at === 'here' && !list.old ? dealEnd(list.value, reader) : 'open';
  const isNotTheirs = list.at === 'failed' && list.why !== 'silent';
  const isNoNews = end === null || isNotTheirs;
  useEffect(() => {
    if (isNoNews) forgetDeal(id);
  }, [isNoNews, id]);
  if (list.at !== 'here' || end === null || end === 'open') return null;
  const { party, one, two } = list.value;
  const other = party === 'two' ? one : two;
  return (
    <li data-deal={end}>
      <Link href={`/contract/${id}`}>{deals.news(other.name, deals.ends[end])}</Link>
      <IconButton glyph="check" label={deals.read} onClick={() => forgetDeal(id)} />
    </li>
  );
};

interface DealNewsProps extends Omit<EndedProps, 'id'> {
  readonly ids: readonly ContractId[];
}

/** For home: nothing where all of them were ended by their reader. */
export const DealNews = ({ ids, version, reader }: DealNewsProps) => {
  const { deals } = usePastText();
  return (
    <div className={css['heard']} role="status" aria-label={deals.title}>
      <ul className={css['news']}>
        {ids.map((id) => (
          <Ended key={id} id={id} version={version} reader={reader} />
        ))}
      </ul>
    </div>
  );
};
