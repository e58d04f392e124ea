// Confirm: what an act will change, said before it; one button does it, the other goes back. Stays until it is answered.

import { type ReactNode, useId } from 'react';
import { useText } from '../text/index.ts';
import { Button, Sheet } from '../ui/index.ts';
import css from './confirm.module.css';

interface ConfirmProps {
  readonly title: string;
  /** What happens to money and cards. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly back: string;
  /** `commit` for what moves money or cards, `danger` for what ends something. */
  readonly weight?: 'primary' | 'commit' | 'danger';
  readonly sending: 'no' | 'yes' | 'late';
  /** Why it was refused, in words. */
  readonly error?: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export const Confirm = (props: ConfirmProps) => {
  const {
    title,
    children,
    confirm,
    back,
    weight = 'commit',
    sending,
    error = null,
    onConfirm,
    onClose,
  } = props;
  const text = useText();
  const id = useId();
  const label = { no: confirm, yes: text.match.sending, late: text.match.sendingLate }[sending];
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={text.app.close}>
      <div className={css['confirm']}>
        <div id={id} className={css['means']}>
          {children}
        </div>
        {error !== null && (
          <p className={css['error']} role="alert">
            {error}
          </p>
        )}
        <Button
          weight={weight}
          size="large"
          wide
          busy={sending !== 'no'}
          aria-describedby={id}
          onClick={onConfirm}
        >
          {label}
        </Button>
        <Button weight="secondary" wide onClick={onClose}>
          {back}
        </Button>
      </div>
    </Sheet>
  );
};
