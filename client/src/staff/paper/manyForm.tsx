// ManyForm: one step of a sheet for many acts: its contents, a way back, and the button that goes on.

import type { ReactNode } from 'react';
import { Button } from '../../ui/index.ts';
import css from '../acts/acts.module.css';
import { toTheTop } from '../acts/focusFirst.ts';

interface ManyFormProps {
  readonly children: ReactNode;
  readonly back: string;
  readonly onBack: () => void;
  /** The words of the button that goes on; null where there is nothing to go on with. */
  readonly next: string | null;
  /** `commit`: it is done then. */
  readonly weight?: 'primary' | 'commit';
  readonly isReady: boolean;
  readonly onNext: () => void;
}

/** Another step takes its place after either button, so the focus moves to the top of the sheet. */
export const ManyForm = (props: ManyFormProps) => {
  const { children, back, onBack, next, weight = 'commit', isReady, onNext } = props;
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        toTheTop(event.currentTarget);
        onNext();
      }}
    >
      {children}
      <div className={css['buttons']}>
        <Button
          onClick={(event) => {
            toTheTop(event.currentTarget);
            onBack();
          }}
        >
          {back}
        </Button>
        {next !== null && (
          <Button type="submit" weight={weight} disabled={!isReady}>
            {next}
          </Button>
        )}
      </div>
    </form>
  );
};
