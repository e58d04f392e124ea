// ChallengeScreen: proposes a match without a contract to the trader whose public code is in the address.

import { atTable } from '@dunmer/shared/contract';
import { type Answer, type Code, type HomeView, type PersonBrief, readOf } from '@dunmer/shared/protocol';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useCommand, useKeptForm, useList } from '../net/index.ts';
import {
  Confirm,
  KeptFields,
  readSum,
  Reading,
  shortBy,
  SumField,
  sumTrouble,
  TablePick,
  TieHome,
  useSendingWord,
  WithHome,
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
  const wrong = { noSum: words.noSum, tooMuch: words.tooMuch, tooLittle: words.tooLittle(least) };
  const means = meansOf({ stake, friendly, table, mine: true }, money, words);
  const hint = [words.least(least), ...(home.purse === null ? [] : [words.inPurse(home.purse)])].join('. ');
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
          <SumField
            label={words.sum}
            hint={hint}
            value={typed}
            onChange={(sum) => kept.change({ sum })}
            error={trouble !== null && (pressed || trouble === 'tooMuch') ? wrong[trouble] : undefined}
          />
        )}
        {patrons === 'on' && (
          <TablePick table={table} hasMeans onChange={(picked) => kept.change({ table: picked })} />
        )}
      </KeptFields>
      <Quiet>{trouble === null && means}</Quiet>
      {short !== null && <p role="note">{words.shortMine(short)}</p>}
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
          {short !== null && <p role="note">{words.shortMine(short)}</p>}
          {lays && <p>{words.ifShort}</p>}
        </Confirm>
      )}
    </Screen>
  );
};

const With = ({ home, code }: { readonly home: HomeView; readonly code: Code }) => {
  const { challenge: words } = useChallengeText();
  const { create } = useContractText();
  const list = useList(readOf('peopleOfCode', { code }), 0);
  const found = list.at === 'here' ? list.value.people[0] : undefined;
  if (found !== undefined && found.trades && found.person !== home.me.person)
    return <Form home={home} other={found} />;
  const why = found === undefined ? create.unknown : found.trades ? create.oneself : create.notTrader;
  return (
    <Screen title={words.title} back="/">
      <Reading list={list} unknown={create.unknown}>
        {() => <p role="alert">{why}</p>}
      </Reading>
    </Screen>
  );
};

export const ChallengeScreen = ({ person }: { readonly person: Code }) => {
  const { challenge: words } = useChallengeText();
  return <WithHome title={words.title}>{(home) => <With home={home} code={person} />}</WithHome>;
};
