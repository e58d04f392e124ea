// BoundMark: a word over a card that can't change hands now.

import type { CopyBlock } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { useCopiesText } from '../text/index.ts';
import css from './copies.module.css';

interface BoundMarkProps {
  readonly blocked: CopyBlock | null;
  readonly children: ReactNode;
}

export const BoundMark = ({ blocked, children }: BoundMarkProps) => {
  const words = useCopiesText();
  return (
    <span className={css['marked']}>
      {children}
      {blocked !== null && (
        <span className={css['bound']} aria-hidden="true">
          {words.blocked[blocked]}
        </span>
      )}
    </span>
  );
};
