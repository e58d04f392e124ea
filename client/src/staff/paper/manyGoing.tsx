// ManyGoing: the progress of many acts that were begun at once, and which of them were refused.

import type { ReactNode } from 'react';
import { useErrorsText } from '../../text/index.ts';
import { ProgressBar } from '../../ui/index.ts';
import css from '../acts/acts.module.css';
import { refusalWords } from '../acts/previewWords.ts';
import { useStaffText } from '../staffText.ts';
import type { Each, Many } from './useMany.ts';

interface ManyGoingProps<One extends Each> {
  readonly many: Many<One>;
  readonly said: (done: number, all: number) => string;
  /** Returns whom or what an act is about. */
  readonly nameOf: (one: One) => string;
  /** Shown below. */
  readonly children: ReactNode;
}

export const ManyGoing = <One extends Each>(props: ManyGoingProps<One>) => {
  const { said, nameOf, children } = props;
  const { all, done, refused } = props.many;
  const { interest } = useStaffText();
  const errors = useErrorsText();
  const soFar = said(done.length, all);
  return (
    <div className={css['form']}>
      <p role="status">{soFar}</p>
      <ProgressBar label={soFar} part={(done.length + refused.length) / all} />
      {refused.map((one) => (
        <p key={one.act.id} className={css['refused']} role="alert">
          {nameOf(one)}: {one.refused !== null && refusalWords(one.refused, errors, interest)}
        </p>
      ))}
      {children}
    </div>
  );
};
