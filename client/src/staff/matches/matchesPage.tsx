// MatchesPage: every match of the event, the running and the played ones, with how each ended.

import type { MatchBrief } from '@dunmer/shared/protocol';
import { useLang, useStaffText, whenWords } from '../../text/index.ts';
import { PagedFound } from '../lists/pagedFound.tsx';
import { type Column, Rows } from '../lists/rows.tsx';
import { Desk } from '../shell/desk.tsx';
import { useVersion } from '../shell/useVersion.ts';

const namesOf = ({ seats }: MatchBrief): string => `${seats.a.name} — ${seats.b.name}`;

const Body = () => {
  const { matches: text } = useStaffText();
  const lang = useLang();
  const resultOf = ({ result, seats, phase }: MatchBrief): string => {
    if (result === null) return text.phases[phase];
    const words: Readonly<Record<string, string>> = text.results;
    const how = words[result.kind] ?? result.kind;
    return result.winner === null ? how : text.won(seats[result.winner].name, how);
  };
  const columns: readonly Column<MatchBrief>[] = [
    { id: 'match', label: text.match, render: namesOf },
    { id: 'kind', label: text.kind, render: ({ kind }) => text.kinds[kind] },
    {
      id: 'stake',
      label: text.stake,
      look: 'number',
      render: ({ stake }) => (stake === 0 ? text.noStake : text.sumOf(stake)),
    },
    { id: 'result', label: text.result, render: resultOf },
    { id: 'opened', label: text.opened, render: ({ opened }) => whenWords(lang, opened) },
  ];
  return (
    <PagedFound<MatchBrief>
      path="/api/staff/matches"
      version={useVersion()}
      wordsOf={(match) => [namesOf(match), resultOf(match), text.kinds[match.kind]]}
      empty={text.empty}
    >
      {(found) => (
        <Rows
          label={text.title}
          columns={columns}
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
