// ProposalScreen: a proposed match from both sides: accepting it opens the match, and silence is no answer.

import type { Answer, HomeView, ProposalId, ProposalView } from '@dunmer/shared/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../lobby/index.ts';
import { useCommand } from '../net/index.ts';
import { Confirm, WithHome } from '../parts/index.ts';
import { useDealText, usePeopleText, useText } from '../text/index.ts';
import { Button, Panel, Waiting } from '../ui/index.ts';
import css from './challenge.module.css';

type Wish = 'acceptMatch' | 'declineMatch' | 'withdrawMatch';

const Open = ({ home, proposal: view }: { readonly home: HomeView; readonly proposal: ProposalView }) => {
  const { challenge: words } = usePeopleText();
  const { death } = useDealText();
  const { errors } = useText();
  const [, go] = useLocation();
  const [asked, setAsked] = useState<Wish | null>(null);
  const { proposal, mine, from, to, stake, friendly, short } = view;
  const other = mine ? to : from;
  const onAnswer = useCallback(
    (answer: Answer) => go(answer.type === 'started' ? `/m/${answer.match}` : '/', { replace: true }),
    [go],
  );
  const { sending, error, send, dismiss } = useCommand(
    ['acceptMatch', 'declineMatch', 'withdrawMatch'],
    onAnswer,
    proposal,
  );
  const ask = (wish: Wish) => {
    dismiss();
    setAsked(wish);
  };
  const means = friendly
    ? words.friendlyMeans
    : (home.event.settings.money === 'table' ? words.stakeMeansTable : words.stakeMeans)(stake);
  const sheets = {
    acceptMatch: { title: words.acceptTitle, confirm: words.accept, lines: [means, words.bound] },
    declineMatch: { title: words.declineTitle, confirm: words.decline, lines: [words.declineMeans] },
    withdrawMatch: { title: words.withdrawTitle, confirm: words.withdraw, lines: [words.withdrawMeans] },
  };
  const sheet = asked === null ? null : sheets[asked];
  const waiting = <Waiting>{words.waiting(other.name)}</Waiting>;
  const action = !home.me.controls ? (
    mine && waiting
  ) : mine ? (
    <div className={css['acts']}>
      {waiting}
      <Button wide onClick={() => ask('withdrawMatch')}>
        {words.withdraw}
      </Button>
    </div>
  ) : (
    <div className={css['acts']}>
      <Button weight="primary" size="large" wide onClick={() => ask('acceptMatch')}>
        {words.accept}
      </Button>
      <Button weight="danger" wide onClick={() => ask('declineMatch')}>
        {words.decline}
      </Button>
    </div>
  );
  return (
    <Screen title={words.title} back="/" {...(action === false ? {} : { action })}>
      <Panel tone="strong">
        <h2>{mine ? words.sent : words.calls(other.name)}</h2>
        <p className={css['stake']}>{friendly ? words.friendly : words.prestige(stake)}</p>
        <p>{means}</p>
      </Panel>
      {short.mine !== null && <p role="note">{words.shortMine(short.mine)}</p>}
      {short.theirs !== null && <p role="note">{words.shortTheirs(other.name, short.theirs)}</p>}
      <p className={css['quiet']}>
        {death.title} {death.body}
      </p>
      {asked !== null && sheet !== null && (
        <Confirm
          title={sheet.title}
          confirm={sheet.confirm}
          back={words.back}
          weight={asked === 'acceptMatch' ? 'commit' : 'danger'}
          sending={sending}
          error={error === null ? null : errors[error.code]}
          onConfirm={() => send({ type: asked, proposal })}
          onClose={() => setAsked(null)}
        >
          {sheet.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Confirm>
      )}
    </Screen>
  );
};

/** It is open no more: accepted, and then the match is there, or not. */
const Gone = ({ home }: { readonly home: HomeView }) => {
  const { challenge: words } = usePeopleText();
  const { app } = useText();
  const [, go] = useLocation();
  const table = home.match?.match ?? null;
  useEffect(() => {
    if (table !== null) go(`/m/${table}`, { replace: true });
  }, [table, go]);
  const button = (
    <Button weight="primary" size="large" wide onClick={() => go('/')}>
      {app.toHome}
    </Button>
  );
  return (
    <Screen title={words.title} back="/" action={button}>
      <Panel>
        <p role="status">{words.gone}</p>
      </Panel>
    </Screen>
  );
};

export const ProposalScreen = ({ id }: { readonly id: ProposalId }) => {
  const { challenge: words } = usePeopleText();
  return (
    <WithHome title={words.title}>
      {(home) => {
        const found = home.proposals.find(({ proposal }) => proposal === id);
        return found === undefined ? <Gone home={home} /> : <Open home={home} proposal={found} />;
      }}
    </WithHome>
  );
};
