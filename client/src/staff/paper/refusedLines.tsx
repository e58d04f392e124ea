// RefusedLines: for whom or what many acts can't be done: one line a reason, with all whom it keeps back.

import type { Refusal, Rejection } from '@dunmer/shared/protocol';
import { Fragment } from 'react';
import { useErrorsText } from '../../text/index.ts';
import css from '../acts/acts.module.css';
import { refusalWords } from '../acts/previewWords.ts';
import { useStaffText } from '../staffText.ts';
import type { Each } from './useMany.ts';

interface RefusedLinesProps<One extends Each> {
  readonly refused: readonly One[];
  readonly why: (one: One) => Refusal | Rejection | null;
  /** Returns whom or what an act is about. */
  readonly nameOf: (one: One) => string;
}

/** Whoever joins a line is announced alone, without those who stood there. */
export const RefusedLines = <One extends Each>({ refused, why, nameOf }: RefusedLinesProps<One>) => {
  const { interest } = useStaffText();
  const errors = useErrorsText();
  const lines = new Map<string, One[]>();
  for (const one of refused) {
    const error = why(one);
    const words = error === null ? '' : refusalWords(error, errors, interest);
    lines.set(words, [...(lines.get(words) ?? []), one]);
  }
  return [...lines].map(([words, some]) => (
    <p key={words} className={css['refused']} role="alert" aria-atomic="false">
      {some.map((one, i) => (
        <Fragment key={one.act.id}>
          {i > 0 && ', '}
          {nameOf(one)}
        </Fragment>
      ))}
      : {words}
    </p>
  ));
};
