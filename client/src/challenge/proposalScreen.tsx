// ProposalScreen: a proposed match by its id: open, accepted with a question back, or ended.

import { tableOf } from '@dunmer/shared/contract';
import { type HomeView, type ProposalId, type ProposalView, readOf } from '@dunmer/shared/protocol';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { HomeButton, Screen } from '../frame/index.ts';
import { useList } from '../net/index.ts';
import { Reading, WithHome } from '../parts/index.ts';
import { useChallengeText } from './challengeText.ts';
import { useText } from '../text/index.ts';
import { Button, Panel, Sum } from '../ui/index.ts';
import { OpenProposal } from './openProposal.tsx';

/** Goes to the acceptance that waits for the last word of the first proposer (rule 2.2). */
function useYes({ proposals }: HomeView, id: ProposalId): void {
  const [, go] = useLocation();
  const yes = proposals.find(({ answers }) => answers === id)?.proposal ?? null;
  useEffect(() => {
    if (yes !== null) go(`/proposal/${yes}`, { replace: true });
  }, [yes, go]);
}

/** Goes to the table of an accepted proposal while its match is played. */
function useTable({ match }: HomeView, { state, from, to, mine }: ProposalView): void {
  const [, go] = useLocation();
  const other = mine ? to : from;
  const isThis = state === 'accepted' && match?.opponent.person === other.person;
  const table = isThis ? match.match : null;
  useEffect(() => {
    if (table !== null) go(`/m/${table}`, { replace: true });
  }, [table, go]);
}

/** The proposal was answered or withdrawn: by whom, and what comes next. */
const Ended = ({ home, proposal }: { readonly home: HomeView; readonly proposal: ProposalView }) => {
  const { challenge: words } = useChallengeText();
  const { app, home: places } = useText();
  const [, go] = useLocation();
  useTable(home, proposal);
  const { mine, from, to, stake, friendly, state } = proposal;
  const other = mine ? to : from;
  if (state === 'offered') return null;
  const isPlayed = state === 'accepted';
  const action = (
    <>
      <Button weight="primary" size="large" wide onClick={() => go(isPlayed ? '/past' : `/p/${other.code}`)}>
        {isPlayed ? places.past : words.toPerson}
      </Button>
      <Button wide onClick={() => go('/')}>
        {app.toHome}
      </Button>
    </>
  );
  return (
    <Screen title={words.title} back="/" action={action}>
      <Panel tone="strong">
        <h2>{words.with(other.name)}</h2>
        <Sum>{friendly ? words.friendly : words.prestige(stake)}</Sum>
        {tableOf(proposal) === 'patrons' && <p>{words.atPatrons}</p>}
        <p role="status">{words.ended[mine ? 'mine' : 'theirs'][state](other.name)}</p>
        {!isPlayed && !friendly && <p>{words.nothingMoved}</p>}
      </Panel>
    </Screen>
  );
};

/** The proposal does not exist, or is not for this reader. */
const Gone = () => {
  const { challenge: words } = useChallengeText();
  return (
    <Screen title={words.title} back="/" action={<HomeButton />}>
      <Panel>
        <p role="status">{words.gone}</p>
      </Panel>
    </Screen>
  );
};

const Proposal = ({ id, home }: { readonly id: ProposalId; readonly home: HomeView }) => {
  const { challenge: words } = useChallengeText();
  useYes(home, id);
  const open = home.proposals.find(({ proposal }) => proposal === id);
  // An answered proposal is in no list of open ones, so it is read by its id.
  const list = useList(open === undefined ? readOf('proposal', { id }) : null, home.version);
  const read = open ?? (list.at === 'here' ? list.value : undefined);
  if (read?.state === 'offered') return <OpenProposal home={home} proposal={read} />;
  if (read !== undefined) return <Ended home={home} proposal={read} />;
  if (list.at === 'failed' && list.why !== 'silent') return <Gone />;
  return (
    <Screen title={words.title} back="/">
      <Reading list={list}>{() => null}</Reading>
    </Screen>
  );
};

export const ProposalScreen = ({ id }: { readonly id: ProposalId }) => {
  const { challenge: words } = useChallengeText();
  return <WithHome title={words.title}>{(home) => <Proposal key={id} id={id} home={home} />}</WithHome>;
};
