// ProposalScreen: a proposed match from both sides: accepting it opens the match, and silence is no answer.

import type { Answer, HomeView, ProposalId, ProposalView } from '@dunmer/shared/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../lobby/index.ts';
import { useCommand, useList } from '../net/index.ts';
import { Confirm, Reading, WithHome } from '../parts/index.ts';
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
  // Rule 1.5: nobody sits at two tables; of the two, who is at one is known to who reads it.
  const isAtTable = home.match !== null;
  const refused = (code: keyof typeof errors): string => {
    if (code !== 'busy') return errors[code];
    return isAtTable ? words.busyMine : words.busyTheirs(other.name);
  };
  const waiting = <Waiting>{words.waiting(other.name)}</Waiting>;
  const action = mine ? (
    <div className={css['acts']}>
      {waiting}
      <Button wide onClick={() => ask('withdrawMatch')}>
        {words.withdraw}
      </Button>
    </div>
  ) : (
    <div className={css['acts']}>
      {isAtTable && <p role="note">{words.busyMine}</p>}
      <Button weight="primary" size="large" wide disabled={isAtTable} onClick={() => ask('acceptMatch')}>
        {words.accept}
      </Button>
      <Button weight="danger" wide onClick={() => ask('declineMatch')}>
        {words.decline}
      </Button>
    </div>
  );
  return (
    <Screen title={words.title} back="/" action={action}>
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
          error={error === null ? null : refused(error.code)}
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

/** Where an accepted one has led: to the table, as long as it is played there. */
function useTable({ match }: HomeView, { state, from, to, mine }: ProposalView): void {
  const [, go] = useLocation();
  const other = mine ? to : from;
  const isThis = state === 'accepted' && match?.opponent.person === other.person;
  const table = isThis ? match.match : null;
  useEffect(() => {
    if (table !== null) go(`/m/${table}`, { replace: true });
  }, [table, go]);
}

/** It was answered or withdrawn: by whom, and what comes next. */
const Ended = ({ home, proposal }: { readonly home: HomeView; readonly proposal: ProposalView }) => {
  const { challenge: words } = usePeopleText();
  const { app, home: places } = useText();
  const [, go] = useLocation();
  useTable(home, proposal);
  const { mine, from, to, stake, friendly, state } = proposal;
  const other = mine ? to : from;
  if (state === 'offered') return null;
  const isPlayed = state === 'accepted';
  const action = (
    <div className={css['acts']}>
      <Button weight="primary" size="large" wide onClick={() => go(isPlayed ? '/past' : `/p/${other.code}`)}>
        {isPlayed ? places.past : words.toPerson(other.name)}
      </Button>
      <Button wide onClick={() => go('/')}>
        {app.toHome}
      </Button>
    </div>
  );
  return (
    <Screen title={words.title} back="/" action={action}>
      <Panel tone="strong">
        <h2>{words.with(other.name)}</h2>
        <p className={css['stake']}>{friendly ? words.friendly : words.prestige(stake)}</p>
        <p role="status">{words.ended[mine ? 'mine' : 'theirs'][state](other.name)}</p>
        {!isPlayed && !friendly && <p>{words.nothingMoved}</p>}
      </Panel>
    </Screen>
  );
};

/** There is none, or it is not this reader's. */
const Gone = () => {
  const { challenge: words } = usePeopleText();
  const { app } = useText();
  const [, go] = useLocation();
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

const Proposal = ({ id, home }: { readonly id: ProposalId; readonly home: HomeView }) => {
  const { challenge: words } = usePeopleText();
  const open = home.proposals.find(({ proposal }) => proposal === id);
  // What was answered is in no list of open ones: it is asked for by its id.
  const path = open === undefined ? `/api/proposals/${encodeURIComponent(id)}` : null;
  const list = useList<ProposalView>(path, home.version);
  const read = open ?? (list.at === 'here' ? list.value : undefined);
  if (read?.state === 'offered') return <Open home={home} proposal={read} />;
  if (read !== undefined) return <Ended home={home} proposal={read} />;
  if (list.at === 'failed' && list.why !== 'silent') return <Gone />;
  return (
    <Screen title={words.title} back="/">
      <Reading list={list}>{() => null}</Reading>
    </Screen>
  );
};

export const ProposalScreen = ({ id }: { readonly id: ProposalId }) => {
  const { challenge: words } = usePeopleText();
  return <WithHome title={words.title}>{(home) => <Proposal key={id} id={id} home={home} />}</WithHome>;
};
