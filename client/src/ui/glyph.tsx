// Glyph: the small signs of the controls, drawn in straight strokes on a grid of 24. They are always decoration: the
// words come from props.

const PATHS = {
  back: 'M15 4 7 12l8 8M7.5 12H21',
  close: 'M5 5l14 14M19 5 5 19',
  check: 'M4 13l5.5 5.5L20 6',
  play: 'M7 4v16l13-8z',
  pause: 'M8 4v16M16 4v16',
  forward: 'M5 4v16l10-8zM19 4v16',
  backward: 'M19 4v16L9 12zM5 4v16',
  again: 'M4 5v6h6M4.6 10.5A8 8 0 1 1 4 14',
  undo: 'M9 5 4 10l5 5M4.5 10H15l5 4v5',
  fast: 'M4 5v14l8-7zM12.5 5v14l8-7z',
  sun: 'M12 8.2 15.8 12 12 15.8 8.2 12zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M14 3a9.5 9.5 0 1 0 7 12.5A8 8 0 0 1 14 3z',
  half: 'M12 3v18M12 3a9 9 0 0 1 0 18M12 3a9 9 0 0 0 0 18M12 8l7-2M12 13l8.6-2M12 18l6-1.6',
  language: 'M3 6h10M8 3v3c0 5-2 8-5 9.5M5 9c1.5 3.5 4 5.5 7 6.5M12.5 21l4.2-10h.6l4.2 10M14 17.5h6',
  info: 'M12 1.6 22.4 12 12 22.4 1.6 12zM12 11v6M12 6.8v2.2',
  eye: 'M2 12 7 7h10l5 5-5 5H7zM12 9.8 14.2 12 12 14.2 9.8 12z',
  filter: 'M3 5h18l-7 8v7l-4-2v-5z',
  unfilter: 'M10 18v-5L3 5h17l-5 6M14.5 15l6 6M20.5 15l-6 6',
  sort: 'M7 4v16M3 16l4 4 4-4M13 6h8M13 12h6M13 18h4',
  grip: 'M4 8h16M4 12h16M4 16h16',
  up: 'M4 15l8-8 8 8',
  down: 'M4 9l8 8 8-8',
  spread: 'M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h7v7h-7z',
  fold: 'M2 8h5v8H2zM9.5 8h5v8h-5zM17 8h5v8h-5z',
  copy: 'M9 8h11v12H9zM5 16H4V4h11v1',
  share: 'M12 15V3M7.5 7 12 3l4.5 4M5 11v9h14v-9',
  save: 'M12 3v12M7.5 11 12 15l4.5-4M4 20h16',
  person: 'M12 3l3.5 3.5L12 11 8.5 6.5zM4 21l2-6 4-2h4l4 2 2 6z',
  more: 'M5 10.5 6.5 12 5 13.5 3.5 12zM12 10.5l1.5 1.5-1.5 1.5-1.5-1.5zM19 10.5l1.5 1.5-1.5 1.5-1.5-1.5z',
  flag: 'M6 22V3l13 4.5L6 12',
  cut: 'M1.5 12H7l2.5 5M22.5 12H17l-2.5-5M12 9.5v5',
} as const;

const SOLID: readonly GlyphName[] = ['play', 'forward', 'backward', 'fast', 'moon', 'flag', 'person', 'more'];

export type GlyphName = keyof typeof PATHS;

interface GlyphProps {
  readonly name: GlyphName;
  readonly size?: number;
}

export const Glyph = ({ name, size = 20 }: GlyphProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    fill={SOLID.includes(name) ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={2.2}
    strokeLinejoin="miter"
    strokeLinecap="butt"
  >
    <path d={PATHS[name]} />
  </svg>
);
