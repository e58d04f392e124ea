// ManyGoing: the progress of many acts that were begun at once, and which of them were refused.

import type { ReactNode } from 'react';
import { ProgressBar } from '../../ui/index.ts';
import css from '../acts/acts.module.css';
import { RefusedLines } from './refusedLines.tsx';
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
  const soFar = said(done.length, all);
  return (
    <div className={css['form']}>
      <p role="status">{soFar}</p>
      <ProgressBar label={soFar} part={(done.length + refused.length) / all} />
      <RefusedLines refused={refused} why={(one) => one.refused} nameOf={nameOf} />
      {children}
    </div>
  );
};
