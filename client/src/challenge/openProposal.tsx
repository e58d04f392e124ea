// OpenProposal: an open proposal of a match, as each of the two sees it.

import { tableOf } from '@dunmer/shared/contract';
import type { Answer, HomeView, ProposalView } from '@dunmer/shared/protocol';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useCommand } from '../net/index.ts';
import { phoneDies, UnderWay } from '../parts/index.ts';
import { useChallengeText } from './challengeText.ts';
import { useContractText, useTablesText, useText } from '../text/index.ts';
import { Button, Panel, Waiting, Quiet, Sum } from '../ui/index.ts';
import { meansOf, ProposalSheet, type Wish } from './proposalSheet.tsx';

/** What prevents the reader from accepting a proposed match now, as far as they may know. */
type Obstacle = 'busy' | 'patronsOff' | 'least' | 'purse';

type Home = Pick<HomeView, 'match' | 'purse' | 'event'>;

/** Returns null when nothing does, or when it is not theirs to accept. */
export function obstacleTo(
  { mine, stake, friendly, table }: Pick<ProposalView, 'mine' | 'stake' | 'friendly' | 'table'>,
  { match, purse, event }: Home,
): Obstacle | null {
  if (mine) return null;
  if (match !== null) return 'busy';
  if (tableOf({ table }) === 'patrons' && event.settings.patrons !== 'on') return 'patronsOff';
  if (friendly) return null;
  if (stake < event.settings.least) return 'least';
  return purse !== null && stake > purse ? 'purse' : null;
}

interface OpenProposalProps {
  readonly home: HomeView;
  readonly proposal: ProposalView;
}

/** Returns where an answer leads: to the table, to the reader's own acceptance that waits for the other, or home. */
const pathAfter = (answer: Answer): string => {
  if (answer.type === 'started') return `/m/${answer.match}`;
  return answer.type === 'made' ? `/proposal/${answer.id}` : '/';
};

/**
 * A proposed match that waits for its answer, from both sides. Accepting opens the match or, when somebody is short
 * of cards, gives the other player the last word; silence is no answer.
 */
export const OpenProposal = ({ home, proposal: view }: OpenProposalProps) => {
  const { challenge: words } = useChallengeText();
  const contractWords = useContractText();
  const tables = useTablesText();
  const { home: homeWords } = useText();
  const [, go] = useLocation();
  const [asked, setAsked] = useState<Wish | null>(null);
  const { proposal, mine, from, to, stake, friendly, short, answers, unsaid } = view;
  const other = mine ? to : from;
  const onAnswer = useCallback((answer: Answer) => go(pathAfter(answer), { replace: true }), [go]);
  const sending = useCommand(['acceptMatch', 'declineMatch', 'withdrawMatch'], onAnswer, proposal);
  const ask = (wish: Wish) => {
    sending.dismiss();
    setAsked(wish);
  };
  const { settings } = home.event;
  const table = tableOf(view);
  const death = phoneDies(contractWords.death, settings, table);
  const means = meansOf({ stake, friendly, table, mine }, settings.money, words);
  const obstacle = obstacleTo(view, home);
  // The banner above says why.
  const isStopped = home.me.frozen;
  const obstacles = {
    busy: words.busyMine,
    patronsOff: words.patronsOff,
    least: words.tooLow(homeWords.sum(settings.least)),
    purse: words.tooPoor(homeWords.sum(stake), homeWords.sum(home.purse ?? 0)),
  };
  const headings = mine
    ? { first: words.sent, last: words.agreed }
    : { first: words.calls(other.name), last: words.saysYes(other.name) };
  const waiting = <Waiting>{contractWords.waits(other.name)}</Waiting>;
  const yes = unsaid ? words.agree : answers === null ? words.accept : words.sitDown;
  const acts = mine ? (
    <>
      {waiting}
      <Button wide disabled={isStopped} onClick={() => ask('withdrawMatch')}>
        {words.withdraw}
      </Button>
    </>
  ) : (
    <>
      {obstacle !== null && <p role="note">{obstacles[obstacle]}</p>}
      <Button
        weight="primary"
        size="large"
        wide
        disabled={obstacle !== null || isStopped}
        onClick={() => ask('acceptMatch')}
      >
        {yes}
      </Button>
      <Button weight="danger" wide disabled={isStopped} onClick={() => ask('declineMatch')}>
        {words.decline}
      </Button>
    </>
  );
  // Its sheet was closed while the link was lost: the command is sent all the same.
  const action = sending.sending !== 'no' && asked === null ? <UnderWay sending={sending.sending} /> : acts;
  return (
    <Screen title={words.title} back="/" action={action}>
      <Panel tone="strong">
        <h2>{answers === null ? headings.first : headings.last}</h2>
        <Sum>{friendly ? words.friendly : words.prestige(stake)}</Sum>
        {table === 'patrons' && (
          <p>
            <strong>{words.atPatrons}</strong> {tables.means}
          </p>
        )}
        {answers !== null && <p>{mine ? words.theirWord(other.name) : words.yourWord}</p>}
        <p>{means}</p>
      </Panel>
      {short.mine !== null && <p role="note">{contractWords.shortMine(short.mine)}</p>}
      {short.theirs !== null && <p role="note">{words.shortTheirs(other.name, short.theirs)}</p>}
      <Quiet>
        {death.title} {death.body}
      </Quiet>
      {asked !== null && (
        <ProposalSheet
          key={asked}
          wish={asked}
          proposal={view}
          means={means}
          yes={yes}
          plays={settings.patrons === 'on'}
          isAtTable={home.match !== null}
          sending={sending}
          onClose={() => setAsked(null)}
        />
      )}
    </Screen>
  );
};
