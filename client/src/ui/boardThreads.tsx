// BoardThreads: threads over the board from a cell to others, showing who acts on whom.

import { useLayoutEffect, useRef, useState } from 'react';
import css from './board.module.css';
import { classes } from './classes.ts';

export interface BoardThread {
  readonly from: string;
  readonly to: string;
  readonly tone: 'helps' | 'harms';
}

interface Line {
  readonly key: string;
  readonly tone: BoardThread['tone'];
  readonly path: string;
  readonly end: readonly [number, number];
}

// Where threads begin and end, as a share of the cell's height: above the middle, so that the name stays readable.
const HEART = 0.38;

type Point = readonly [number, number];

const centre = (board: HTMLElement, id: string): Point | undefined => {
  const cell = [...board.querySelectorAll<HTMLElement>('[data-cell]')].find(
    (one) => one.dataset['cell'] === id,
  );
  if (cell === undefined) return undefined;
  const inner = cell.getBoundingClientRect();
  const outer = board.getBoundingClientRect();
  return [inner.left - outer.left + inner.width / 2, inner.top - outer.top + inner.height * HEART];
};

// A thread to the cell itself is a loop. Any other bends a little to the side, so that two along one line stay apart.
const curve = ([x, y]: Point, [u, v]: Point): string => {
  if (x === u && y === v) return `M${x} ${y}c-34 -44 34 -44 0 0`;
  const bow = 0.16;
  return `M${x} ${y}Q${(x + u) / 2 + (v - y) * bow} ${(y + v) / 2 - (u - x) * bow} ${u} ${v}`;
};

const measure = (board: HTMLElement, threads: readonly BoardThread[]): readonly Line[] =>
  threads.flatMap(({ from, to, tone }) => {
    const start = centre(board, from);
    const end = centre(board, to);
    return start === undefined || end === undefined
      ? []
      : [{ key: `${from}>${to}`, tone, path: curve(start, end), end }];
  });

interface BoardThreadsProps {
  readonly threads: readonly BoardThread[];
}

/** Must lie inside the element that holds the cells. */
export const BoardThreads = ({ threads }: BoardThreadsProps) => {
  const ref = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);

  useLayoutEffect(() => {
    const element = ref.current?.parentElement ?? null;
    if (element === null || threads.length === 0) {
      setLines((before) => (before.length === 0 ? before : []));
      return;
    }
    const draw = () => setLines(measure(element, threads));
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(element);
    return () => watch.disconnect();
  }, [threads]);

  return (
    <svg ref={ref} className={css['threads']} aria-hidden="true">
      {lines.map(({ key, tone, path, end: [x, y] }) => (
        <g key={key} className={classes(css[tone])}>
          <path className={css['under']} d={path} />
          <path className={css['thread']} d={path} pathLength={1} />
          <path className={css['knot']} d={`M${x} ${y - 9}l9 9-9 9-9-9z`} />
        </g>
      ))}
    </svg>
  );
};
