// MatchesPage: every match of the event, the running and the played ones, with how each ended.

import { type StaffMatch, readOf } from '@dunmer/shared/protocol';
import { useLang, useStaffText, whenWords } from '../../text/index.ts';
import { PagedFound } from '../lists/pagedFound.tsx';
import { type Column, Rows } from '../lists/rows.tsx';
import { Desk } from '../shell/desk.tsx';
import { useVersion } from '../shell/useVersion.ts';
import { useDebtLines } from './debtWords.ts';

const namesOf = ({ seats }: StaffMatch): string => `${seats.a.name} — ${seats.b.name}`;

const Body = () => {
  const { matches: text } = useStaffText();
  const debtLines = useDebtLines();
  const lang = useLang();
  const resultOf = ({ result, seats, phase }: StaffMatch): string => {
    if (result === null) return text.phases[phase];
    const words: Readonly<Record<string, string>> = text.results;
    const how = words[result.kind] ?? result.kind;
    return result.winner === null ? how : text.won(seats[result.winner].name, how);
  };
  const owedOf = (match: StaffMatch): string => debtLines(match).join('; ');
  const isOwed = ({ owed, owedCards }: StaffMatch): boolean => owed.length + owedCards.length > 0;
  const columns: readonly Column<StaffMatch>[] = [
    { id: 'match', label: text.match, render: namesOf },
    { id: 'kind', label: text.kind, render: ({ kind }) => text.kinds[kind] },
    {
      id: 'stake',
      label: text.stake,
      look: 'number',
      render: ({ stake }) => (stake === 0 ? text.noStake : text.sumOf(stake)),
    },
    { id: 'result', label: text.result, render: resultOf },
    { id: 'owed', label: text.owed, render: (match) => owedOf(match) || text.nothingOwed },
    { id: 'opened', label: text.opened, render: ({ opened }) => whenWords(lang, opened) },
  ];
  return (
    <PagedFound
      read={readOf('staffMatches', {})}
      version={useVersion()}
      wordsOf={(match) => [namesOf(match), resultOf(match), text.kinds[match.kind], owedOf(match)]}
      empty={text.empty}
    >
      {(found) => (
        <Rows
          label={text.title}
          columns={columns.filter(({ id }) => id !== 'owed' || found.some(isOwed))}
          rows={found}
          keyOf={({ match }) => match}
          hrefOf={({ match }) => `/staff/match/${match}`}
        />
      )}
    </PagedFound>
  );
};

export const MatchesPage = () => {
  const { matches } = useStaffText();
  return (
    <Desk section="matches" title={matches.title}>
      {() => <Body />}
    </Desk>
  );
};
