// OfferSheet: says before an offer is sent what accepting it would mean.

import { tableOf } from '@dunmer/shared/contract';
import { unbroken } from '@dunmer/shared/lib';
import type { HomeView, PersonBrief } from '@dunmer/shared/protocol';
import { later, type Sending } from '../net/index.ts';
import { Confirm, shortBy, TieHome } from '../parts/index.ts';
import { useRefused, useContractText } from '../text/index.ts';
import css from './contract.module.css';
import type { OfferRead } from './offerDraft.ts';

const OfferedLines = later(async () => ({ default: (await import('../pledges/index.ts')).OfferedLines }));

interface OfferSheetProps {
  readonly offer: OfferRead;
  readonly home: HomeView;
  readonly other: PersonBrief;
  /** Whether it begins a game: an answer to an offer with a game begins none (PROMISES 5, `tie`). */
  readonly begins: boolean;
  readonly sending: Sending<'offerContract'>;
  /** Set when the offer that this one was to answer has been closed since the sheet was opened. */
  readonly over: { readonly now: string; readonly onRenew: () => void } | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export const OfferSheet = (props: OfferSheetProps) => {
  const { offer, home, other, begins, sending, over, onConfirm, onClose } = props;
  const words = useContractText();
  const { create } = words;
  const refused = useRefused();
  const { text, sum, payer, game, pledges } = offer;
  const { error } = sending;
  const pays = words.payer(payer === 'me' ? null : other.name);
  const onTable = home.event.settings.money === 'table';
  const table = tableOf(offer);
  // PT2: at the patrons' table nobody needs cards of their own.
  const lays = table === 'trade';
  const short = lays ? shortBy(home) : null;
  return (
    <Confirm
      title={create.sendTitle}
      confirm={create.send}
      back={words.back}
      weight="primary"
      sending={sending.sending}
      error={over === null ? refused(error) : null}
      changed={sending.sending === 'no' ? over : null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={css['text']}>{unbroken(text)}</p>
      <p>{sum === 0 ? words.free : `${words.sum(sum)}, ${pays}`}</p>
      {pledges !== undefined && <OfferedLines home={home} other={other} offered={pledges} />}
      {game === null ? (
        <p>{create.means(other.name)}</p>
      ) : (
        <>
          {begins && <TieHome brief={home.pledges} other={other.person} />}
          {words.offerPlay(game, onTable, table).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {short !== null && <p role="note">{words.shortMine(short)}</p>}
          {lays && <p>{create.ifShort}</p>}
        </>
      )}
    </Confirm>
  );
};
