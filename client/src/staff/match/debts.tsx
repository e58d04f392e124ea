// Debts: beside a match that is over: what is still owed of it, and how it is collected.

import type { MatchId, Paged, StaffMatch } from '@dunmer/shared/protocol';
import { useList } from '../../net/index.ts';
import { useStaffText } from '../../text/index.ts';
import { Panel } from '../../ui/index.ts';
import { debtWords } from '../matches/debtWords.ts';
import { useVersion } from '../shell/useVersion.ts';

export const Debts = ({ match }: { readonly match: MatchId }) => {
  const text = useStaffText();
  const list = useList<Paged<StaffMatch>>(`/api/staff/matches?match=${match}`, useVersion());
  const lines = list.at === 'here' ? list.value.items.flatMap((each) => debtWords(each, text)) : [];
  return (
    lines.length > 0 && (
      <Panel label={text.matches.owed}>
        <h3>{text.matches.owed}</h3>
        {lines.map((line) => (
          <p key={line}>
            <strong>{line}</strong>
          </p>
        ))}
        <p>{text.matches.collect}</p>
      </Panel>
    )
  );
};
