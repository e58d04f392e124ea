// CardBack: overlapping plates of chitin, and the device of the trade in brass. The same for every card: a back tells
// nothing.

import { useId } from 'react';
import { CardFrame } from './cardFrame.tsx';
import css from './cardBack.module.css';
import { DEVICE } from './seal.tsx';

// A plate hangs from above like a scale, with a rib down its middle.
const PLATE = 'M-10 -12V0A10 10 0 0 0 10 0V-12Z';
const RIB = 'M-1 0H1L.4 7.6H-.4Z';

const Plate = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={css['scale']} d={PLATE} />
    <path className={css['rib']} d={RIB} />
  </g>
);

export const CardBack = () => {
  const id = useId();
  return (
    <CardFrame rarity="standard">
      <svg
        className={css['back']}
        viewBox="0 0 100 86"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <defs>
          <pattern id={id} width="20" height="20" patternUnits="userSpaceOnUse" x="0" y="3">
            <Plate x={0} y={20} />
            <Plate x={20} y={20} />
            <Plate x={10} y={10} />
            <Plate x={0} y={0} />
            <Plate x={20} y={0} />
            <Plate x={10} y={-10} />
          </pattern>
        </defs>
        <rect x="-60" y="-60" width="220" height="206" fill={`url(#${id})`} />
        <path className={css['boss']} d="M50 14 79 43 50 72 21 43Z" />
        <path className={css['device']} d={DEVICE} transform="translate(34 27)" />
      </svg>
    </CardFrame>
  );
};
