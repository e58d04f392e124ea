// ProposalSheet: says what accepting, declining or withdrawing a proposed match means, before it is done.

import { atTable, tableOf, type TableName } from '@dunmer/shared/contract';
import type { ProposalView, Money } from '@dunmer/shared/protocol';
import type { Sending } from '../net/index.ts';
import { Confirm, useHeld } from '../parts/index.ts';
import { type ErrorCode, useContractText, useErrorsText, useTablesText } from '../text/index.ts';
import { useChallengeText } from './challengeText.ts';

// What a match without a contract means for both players' drakes and cards, by its stake and table. Pure.
interface Game {
  readonly stake: number;
  readonly friendly: boolean;
  readonly table: TableName;
  /** Whether the reader has proposed it, so that the other has to accept. */
  readonly mine: boolean;
}

type Words = ReturnType<typeof useChallengeText>['challenge'];

/** At the patrons' table nobody wins a card of the opponent (PT3). */
export function meansOf({ stake, friendly, table, mine }: Game, money: Money, words: Words): string {
  if (friendly) return table === 'trade' ? words.friendlyMeans : words.friendlyPatrons;
  return (money === 'table' ? words.stakeMeansTable : words.stakeMeans)(stake, table, mine);
}

export type Wish = 'acceptMatch' | 'declineMatch' | 'withdrawMatch';

interface ProposalSheetProps {
  readonly wish: Wish;
  readonly proposal: ProposalView;
  /** What a match for this stake means. */
  readonly means: string;
  /** Whether the event plays at the patrons' table. */
  readonly plays: boolean;
  /** The label of the button that accepts. */
  readonly yes: string;
  /** Whether the reader is in a match. */
  readonly isAtTable: boolean;
  readonly sending: Sending<Wish>;
  readonly onClose: () => void;
}

/** The stake never changes, but who is short of cards may, and with it what accepting does. */
const restsOn = ({ short, unsaid }: ProposalView): object => ({ short, unsaid });

export const ProposalSheet = (props: ProposalSheetProps) => {
  const { wish, proposal: live, means, plays, yes, isAtTable, sending, onClose } = props;
  const { challenge: words } = useChallengeText();
  const { shortMine } = useContractText();
  const errors = useErrorsText();
  const tables = useTablesText();
  const held = useHeld(live, restsOn);
  const { proposal, mine, from, to, short, unsaid } = held.shown;
  const { name } = mine ? to : from;
  const isPatrons = tableOf(held.shown) === 'patrons';
  const accept = unsaid
    ? { title: words.agreeTitle, confirm: yes, lines: [words.agreeMeans(name), means] }
    : {
        title: isPatrons ? words.acceptAtPatrons : words.acceptTitle,
        confirm: yes,
        lines: [means, words.bound],
      };
  const sheet = {
    acceptMatch: accept,
    declineMatch: { title: words.declineTitle, confirm: words.decline, lines: [words.declineMeans] },
    withdrawMatch: { title: words.withdrawTitle, confirm: words.withdraw, lines: [words.withdrawMeans] },
  }[wish];
  const { error } = sending;
  // Rule 1.5: nobody plays two matches at once. The reader knows whether they are the one who is playing.
  const refused = (code: ErrorCode): string => {
    if (code === 'no-cards' && plays) return `${errors(code)} ${tables.withoutCards}`;
    if (code !== 'busy') return errors(code);
    return isAtTable ? words.busyMine : words.busyTheirs(name);
  };
  const isOld = held.isOld && sending.sending === 'no';
  return (
    <Confirm
      key={held.times}
      title={sheet.title}
      confirm={sheet.confirm}
      back={words.back}
      weight={wish === 'acceptMatch' ? 'commit' : 'danger'}
      sending={sending.sending}
      error={error === null ? null : refused(error.code)}
      changed={isOld ? { now: words.cardsChanged, onRenew: held.renew } : null}
      onConfirm={() =>
        sending.send(
          wish === 'acceptMatch'
            ? { type: wish, proposal, ...atTable(tableOf(held.shown)) }
            : { type: wish, proposal },
        )
      }
      onClose={onClose}
    >
      {sheet.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {wish === 'acceptMatch' && short.mine !== null && <p role="note">{shortMine(short.mine)}</p>}
      {wish === 'acceptMatch' && short.theirs !== null && (
        <p role="note">{words.shortTheirs(name, short.theirs)}</p>
      )}
    </Confirm>
  );
};
