// Statement: the entries of a person's purse, and the words for each.

import { type MoneyReason, type PersonId, readOf, type StatementLine } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { Pages } from '../../parts/index.ts';
import { useLang, whenWords } from '../../text/index.ts';
import { usePurseText } from '../../purse/purseText.ts';
import { useStaffText } from '../staffText.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { type Column, Rows } from '../lists/rows.tsx';
import { useVersion } from '../shell/hooks.ts';

const PATHS = { contract: '/staff/contracts/', match: '/staff/match/', trade: '/staff/trades/' } as const;

/** Where drakes are that belong to nobody at the moment. */
const PLACES: Readonly<Partial<Record<MoneyReason, 'hold' | 'pot'>>> = {
  hold: 'hold',
  handover: 'hold',
  'given-back': 'hold',
  stake: 'pot',
  pot: 'pot',
  solace: 'pot',
  'stake-back': 'pot',
};

/**
 * Says who the other side of an entry is: the owner of the other purse, or the partner of the contract or match; else
 * where the drakes are.
 */
export function usePartner(): (line: StatementLine) => string {
  const { places } = useStaffText();
  return ({ with: purse, partner, why }) => (purse ?? partner)?.name ?? places[PLACES[why] ?? 'bank'];
}

export const EntryAbout = ({ about, subject }: Pick<StatementLine, 'about' | 'subject'>) => {
  const { people } = useStaffText();
  if (about === null || subject === null) return null;
  return <Link href={`${PATHS[about]}${encodeURIComponent(subject)}`}>{people.about[about]}</Link>;
};

/**
 * Returns how many of an entry's drakes no correction has moved back yet. Corrections are newer than what they correct,
 * so they are in the list with it.
 */
const leftOf = ({ entry, change }: StatementLine, lines: readonly StatementLine[]): number =>
  lines.reduce(
    (left, line) => (line.corrects === entry ? left - Math.abs(line.change) : left),
    Math.abs(change),
  );

/** The entries of one purse, the newest first; each can be corrected by new ones, as far as the drakes are there. */
export const Statement = ({ person }: { readonly person: PersonId }) => {
  const { people: text, lists } = useStaffText();
  const partnerOf = usePartner();
  const { why, change } = usePurseText();
  const lang = useLang();
  const version = useVersion();
  const columnsOf = (lines: readonly StatementLine[]): readonly Column<StatementLine>[] => [
    {
      id: 'entry',
      label: text.when,
      render: ({ entry, at }) => `${text.entry(entry)}, ${whenWords(lang, at)}`,
    },
    { id: 'why', label: text.why, render: (line) => why[line.why] },
    { id: 'change', label: text.change, look: 'number', render: (line) => change(line.change) },
    { id: 'after', label: text.after, look: 'number', render: ({ after }) => text.sum(after) },
    {
      id: 'with',
      label: text.with,
      render: (line) => (
        <>
          {partnerOf(line)} <EntryAbout {...line} />
        </>
      ),
    },
    { id: 'who', label: text.who, render: ({ who }) => who?.name ?? text.table },
    {
      id: 'note',
      label: text.note,
      render: ({ note, corrects }) =>
        [corrects === null ? '' : text.corrects(corrects), note].filter(Boolean).join('. '),
    },
    {
      id: 'correct',
      label: lists.acts,
      look: 'act',
      render: (line) => (
        <ActsAt
          place="entry"
          there={{ ...line, left: leftOf(line, lines) }}
          about={text.entry(line.entry)}
          of={text.entry(line.entry)}
          labels={{ correctEntry: text.correct }}
          weight="quiet"
        />
      ),
    },
  ];
  return (
    <Pages
      read={readOf('staffStatement', { id: person })}
      version={version}
      empty={<p>{text.noEntries}</p>}
      older={lists.older}
    >
      {(lines) => (
        <Rows
          label={text.statement}
          columns={columnsOf(lines)}
          rows={lines}
          keyOf={({ entry }) => String(entry)}
        />
      )}
    </Pages>
  );
};
