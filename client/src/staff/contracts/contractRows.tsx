// ContractRows: all contracts that the reader may see: their state, how long each has waited, and their history.

import { unbroken } from '@dunmer/shared/lib';
import { type ContractView, readOf } from '@dunmer/shared/protocol';
import { Link, useSearch } from 'wouter';
import { useStaffText } from '../staffText.ts';
import { useLang, whenWords } from '../../text/index.ts';
import { SegmentedSwitch } from '../../ui/index.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { all, PagedFound } from '../lists/pagedFound.tsx';
import { type Column, Rows } from '../lists/rows.tsx';
import { useKeptChoice } from '../lists/useKept.ts';
import { useVersion } from '../shell/hooks.ts';
import css from './contracts.module.css';
import { contractWords } from './contractPage.tsx';

const ONLY = ['open', 'overdue', 'all'] as const;
type Only = (typeof ONLY)[number];

const isOpen = ({ state }: ContractView): boolean => state.at === 'offered' || state.at === 'signed';

const WANTED: Readonly<Record<Only, (contract: ContractView) => boolean>> = {
  open: isOpen,
  overdue: ({ overdue }) => overdue,
  all,
};

const wordsOf = ({ one, two, text }: ContractView): readonly string[] => [
  one.name,
  two.name,
  one.code,
  two.code,
  text,
];

export const ContractRows = () => {
  const { contracts: text, lists } = useStaffText();
  const lang = useLang();
  const asked = new URLSearchParams(useSearch()).get('only');
  const [only, setOnly] = useKeptChoice<Only>('only', ONLY, ONLY.find((each) => each === asked) ?? 'open');
  const parties = (contract: ContractView): string => `${contract.one.name} — ${contract.two.name}`;
  const columns: readonly Column<ContractView>[] = [
    { id: 'parties', label: text.parties, render: parties },
    {
      id: 'text',
      label: text.text,
      render: (each) => (each.text === '' ? text.erased : unbroken(each.text)),
    },
    {
      id: 'sum',
      label: text.sum,
      render: ({ sum, payer, one, two }) =>
        sum === 0 ? (
          text.free
        ) : (
          <span className={css['sum']}>
            <strong>{text.sumOf(sum)}</strong> {text.pays((payer === 'one' ? one : two).name)}
          </span>
        ),
    },
    { id: 'state', label: text.state, render: (each) => contractWords(each, text) },
    {
      id: 'since',
      label: text.since,
      render: (each) =>
        isOpen(each) && (
          <span>
            {whenWords(lang, each.waits)}
            {each.overdue && <span className={css['overdue']}> {text.overdue}</span>}
          </span>
        ),
    },
    {
      id: 'acts',
      label: lists.acts,
      look: 'act',
      render: (each) => (
        <span className={css['acts']}>
          {each.match !== null && <Link href={`/staff/match/${each.match}`}>{text.match}</Link>}
          <ActsAt
            place="contract"
            there={each}
            about={`${parties(each)}, ${text.sumOf(each.sum)}`}
            of={parties(each)}
            labels={{ annulContract: text.annul }}
            weight="quiet"
          />
        </span>
      ),
    },
  ];
  const tools = (
    <SegmentedSwitch
      label={text.show}
      value={only}
      options={ONLY.map((value) => ({ value, label: text.only[value] }))}
      onChange={setOnly}
    />
  );
  return (
    <PagedFound
      read={readOf('staffContracts', {})}
      version={useVersion()}
      wordsOf={wordsOf}
      isWanted={WANTED[only]}
      empty={text.empty}
      tools={tools}
    >
      {(found) => (
        <Rows
          label={text.title}
          columns={columns}
          rows={found}
          keyOf={({ contract }) => contract}
          hrefOf={({ contract }) => `/staff/contracts/${contract}`}
          isMarked={({ overdue }) => overdue}
        />
      )}
    </PagedFound>
  );
};
