// BackFrame: what every back has: a pattern all over it, and something in its middle.

import { type ReactNode, useId } from 'react';
import css from './cardBack.module.css';
import { CardFrame } from './cardFrame.tsx';

interface BackFrameProps {
  /** A tile of it, 20 by 20. */
  readonly pattern: ReactNode;
  readonly children: ReactNode;
}

/** The same for every card of its kind: a back tells nothing. */
export const BackFrame = ({ pattern, children }: BackFrameProps) => {
  const id = useId();
  return (
    <CardFrame rarity="standard">
      <svg
        className={css['ground']}
        viewBox="0 0 100 86"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <defs>
          <pattern id={id} width="20" height="20" patternUnits="userSpaceOnUse" x="0" y="3">
            {pattern}
          </pattern>
        </defs>
        <rect x="-60" y="-60" width="220" height="206" fill={`url(#${id})`} />
        {children}
      </svg>
    </CardFrame>
  );
};
