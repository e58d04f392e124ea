// ChallengeScreen: proposes a match without a contract to the trader whose public code is in the address.

import { atTable } from '@dunmer/shared/contract';
import type { Answer, Code, HomeView, PersonBrief } from '@dunmer/shared/protocol';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useCommand, useKeptForm } from '../net/index.ts';
import {
  Confirm,
  KeptFields,
  readSum,
  shortBy,
  StakeField,
  sumTrouble,
  TablePick,
  TieHome,
  useSendingWord,
  WithOther,
} from '../parts/index.ts';
import { useRefused, useContractText, useTablesText } from '../text/index.ts';
import { useChallengeText } from './challengeText.ts';
import { Button, SegmentedSwitch, Quiet } from '../ui/index.ts';
import { meansOf } from './proposalSheet.tsx';

interface FormProps {
  readonly home: HomeView;
  readonly other: PersonBrief;
}

const Form = ({ home, other }: FormProps) => {
  const { challenge: words } = useChallengeText();
  const refused = useRefused();
  const tables = useTablesText();
  const { shortMine } = useContractText();
  const [, go] = useLocation();
  const { least, money, patrons } = home.event.settings;
  const about = { me: home.me.person, other: other.person, from: '' };
  const kept = useKeptForm('challengeForm', about, {
    kind: 'stake',
    sum: String(Math.max(least, 1)),
  });
  const { kind, sum: typed } = kept.form;
  const [pressed, setPressed] = useState(false);
  const [asks, setAsks] = useState(false);
  const onMade = useCallback(
    (answer: Answer) => {
      if (answer.type === 'made') go(`/proposal/${answer.id}`, { replace: true });
    },
    [go],
  );
  const { sending, error, send, dismiss } = useCommand('proposeMatch', onMade, other.person);
  const word = useSendingWord();
  const friendly = kind === 'friendly';
  const table = patrons === 'on' ? (kept.form.table ?? 'trade') : 'trade';
  // PT2: at the patrons' table nobody needs cards of their own.
  const lays = table === 'trade';
  const short = lays ? shortBy(home) : null;
  const stake = friendly ? 0 : (readSum(typed) ?? 0);
  const trouble = friendly ? null : sumTrouble(typed, least, home.purse);
  const means = meansOf({ stake, friendly, table, mine: true }, money, words);
  const press = () => {
    setPressed(true);
    dismiss();
    if (trouble === null) setAsks(true);
  };
  const button = (
    <Button
      weight="primary"
      size="large"
      wide
      disabled={home.me.frozen}
      busy={sending !== 'no'}
      onClick={press}
    >
      {word(sending, words.propose)}
    </Button>
  );
  return (
    <Screen title={words.title} back={`/p/${other.code}`} action={button}>
      <KeptFields kept={kept} sending={sending}>
        <h2>{words.with(other.name)}</h2>
        <SegmentedSwitch
          label={words.kind}
          options={[
            { value: 'stake', label: words.stake },
            { value: 'friendly', label: words.friendly },
          ]}
          value={kind}
          onChange={(chosen) => kept.change({ kind: chosen })}
        />
        {!friendly && (
          <StakeField
            value={typed}
            onChange={(sum) => kept.change({ sum })}
            least={least}
            most={home.purse}
            isTried={pressed}
          />
        )}
        {patrons === 'on' && (
          <TablePick table={table} hasMeans onChange={(picked) => kept.change({ table: picked })} />
        )}
      </KeptFields>
      <Quiet>{trouble === null && means}</Quiet>
      {short !== null && <p role="note">{shortMine(short)}</p>}
      {asks && (
        <Confirm
          title={words.ask}
          confirm={words.propose}
          back={words.back}
          weight="primary"
          sending={sending}
          error={refused(error)}
          onConfirm={() =>
            send({ type: 'proposeMatch', with: other.person, stake, friendly, ...atTable(table) })
          }
          onClose={() => setAsks(false)}
        >
          {!lays && (
            <p>
              <strong>{words.atPatrons}</strong> {tables.means}
            </p>
          )}
          {!friendly && <TieHome brief={home.pledges} other={other.person} />}
          <p>{means}</p>
          <p>{words.bound}</p>
          {short !== null && <p role="note">{shortMine(short)}</p>}
          {lays && <p>{words.ifShort}</p>}
        </Confirm>
      )}
    </Screen>
  );
};

export const ChallengeScreen = ({ person }: { readonly person: Code }) => {
  const { challenge: words } = useChallengeText();
  return (
    <WithOther code={person} title={words.title} back="/">
      {(home, other) => <Form home={home} other={other} />}
    </WithOther>
  );
};
