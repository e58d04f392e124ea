// Confirm: says what an act will change before it is done. One button does it, the other goes back. Once it is sent
// it can't be taken back, and the other button only closes the sheet.

import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { connection } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Button, Question } from '../ui/index.ts';
import { intoView } from './intoView.ts';
import css from './sheetParts.module.css';
import { useSendingWord } from './underWay.tsx';

interface ConfirmProps {
  readonly title: string;
  /** What will happen to money and cards. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly back: string;
  /** `commit` for acts that move money or cards, `danger` for acts that end something. */
  readonly weight?: 'primary' | 'commit' | 'danger';
  readonly place?: 'bottom' | 'middle';
  readonly sending: 'no' | 'yes' | 'late';
  /** Why the act was refused, in words. */
  readonly error?: string | null;
  /**
   * Set when the thing has changed since the sheet was opened: `now` says how it stands, `onRenew` shows that; null
   * when there is nothing left to confirm.
   */
  readonly changed?: { readonly now: string; readonly onRenew: (() => void) | null } | null;
  /** The act is not possible now. */
  readonly disabled?: boolean;
  /** Shown below the answers. */
  readonly foot?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Returns that there is no connection, because the sheet covers the page that says so; null when there is one. */
function useGone(sending: ConfirmProps['sending']): string | null {
  const { lost, unsent, elsewhere } = useText().connection;
  const cause = useStore(connection, (link) => (link.state === 'offline' ? link.cause : null));
  if (cause === null) return null;
  if (cause === 'elsewhere') return elsewhere;
  return sending === 'no' ? lost.trader : unsent;
}

export const Confirm = (props: ConfirmProps) => {
  const {
    title,
    children,
    confirm,
    back,
    weight = 'commit',
    place = 'bottom',
    sending,
    error = null,
    changed = null,
    disabled = false,
    foot,
    onConfirm,
    onClose,
  } = props;
  const text = useText();
  const word = useSendingWord();
  const gone = useGone(sending);
  const means = (
    <>
      {changed !== null && (
        <div ref={intoView} className={css['changed']} role="alert">
          <p>{text.changed.meanwhile}</p>
          <p>{changed.now}</p>
          {changed.onRenew !== null && <Button onClick={changed.onRenew}>{text.changed.renew}</Button>}
        </div>
      )}
      {children}
      {error !== null && (
        <p key={error} ref={intoView} className={css['error']} role="alert">
          {error}
        </p>
      )}
      {gone !== null && (
        <p key={gone} ref={intoView} className={css['error']} role="alert">
          {gone}
        </p>
      )}
      {sending === 'late' && gone === null && (
        <p ref={intoView} role="status">
          {text.open.isSent}
        </p>
      )}
    </>
  );
  return (
    <Question
      title={title}
      means={means}
      confirm={word(sending, confirm)}
      back={sending === 'no' ? back : text.app.close}
      close={text.app.close}
      weight={weight}
      place={place}
      busy={sending !== 'no'}
      disabled={disabled || changed !== null}
      foot={foot}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
};
