// CardBack: a face-down card, and the seal on a committed one.

import { useId } from 'react';
import { classes } from '../ui/index.ts';
import css from './cardBack.module.css';
import { CardFrame } from './cardFrame.tsx';
import shape from './frame.module.css';
import tileCss from './tile.module.css';

/** The device of the trade: two mandibles that weigh a coin. */
const DEVICE =
  'M16 11.5 20.5 16 16 20.5 11.5 16ZM14 4.5C7.5 6 4 11 4.5 16.5 5 22 9 26.5 14 27.5L12.5 23.8C9.8 22.5 8 19.6 8 16 8 12.4 9.8 9.5 12.5 8.2ZM18 4.5C24.5 6 28 11 27.5 16.5 27 22 23 26.5 18 27.5L19.5 23.8C22.2 22.5 24 19.6 24 16 24 12.4 22.2 9.5 19.5 8.2Z';

const WAX =
  'M20 2.5C24 1.5 27.5 4 30.5 6 34 8.3 37.2 10.5 37 15 36.8 18 38.8 20.5 38 24 37 28.5 33.5 29.8 31.5 33 29.3 36.4 26 38.3 22 37.5 18.5 36.8 15 38.8 11 37 7 35.2 6.5 31.5 4.5 28.5 2.6 25.5 1.3 22 2.5 18 3.5 14.7 3 10.5 6.5 7.5 9.8 4.7 15.5 3.6 20 2.5Z';

/** A wax seal with the device of the trade. The card under it can't be changed. */
export const Seal = () => (
  <svg viewBox="0 0 40 40" className={`${css['seal'] ?? ''} ${css['pressed'] ?? ''}`} aria-hidden="true">
    <path className={css['wax']} d={WAX} />
    <path className={css['print']} d={DEVICE} transform="translate(7.2 7.2) scale(.8)" />
  </svg>
);

// A plate that hangs like a scale, with a rib down its middle.
const PLATE = 'M-10 -12V0A10 10 0 0 0 10 0V-12Z';
const RIB = 'M-1 0H1L.4 7.6H-.4Z';

const Plate = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={css['scale']} d={PLATE} />
    <path className={css['rib']} d={RIB} />
  </g>
);

const PLATES = (
  <>
    <Plate x={0} y={20} />
    <Plate x={20} y={20} />
    <Plate x={10} y={10} />
    <Plate x={0} y={0} />
    <Plate x={20} y={0} />
    <Plate x={10} y={-10} />
  </>
);

/**
 * Overlapping plates of chitin, and the device of the trade in brass. The back is the same for all cards, so it
 * reveals nothing.
 */
export const CardBack = () => {
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
            {PLATES}
          </pattern>
        </defs>
        <rect x="-60" y="-60" width="220" height="206" fill={`url(#${id})`} />
        <path className={css['boss']} d="M50 14 79 43 50 72 21 43Z" />
        <path className={css['device']} d={DEVICE} transform="translate(34 27)" />
      </svg>
    </CardFrame>
  );
};

interface BackTileProps {
  readonly pose?: 'rest' | 'dimmed';
}

/** A face-down card. */
export const BackTile = ({ pose = 'rest' }: BackTileProps) => (
  <span className={classes(shape['tile'], tileCss['tile'], tileCss[pose])} aria-hidden="true">
    <CardBack />
  </span>
);
