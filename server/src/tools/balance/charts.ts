// Charts: small pictures of a run in SVG, drawn from numbers alone.

import { percent } from './numbers.ts';
import { type Row, TOLERANCE } from './rows.ts';

/** Escapes text so that it can stand between tags. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const [LABEL, WIDTH, LINE] = [170, 720, 18];
const xOf = (share: number): number => LABEL + share * (WIDTH - LABEL - 10);

const svg = (height: number, title: string, inside: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">${inside}</svg>`;

const rule = (share: number, height: number): string =>
  `<line class="rule" x1="${xOf(share)}" x2="${xOf(share)}" y1="0" y2="${height}"/>` +
  `<text class="mark" x="${xOf(share)}" y="${height + 12}">${Math.round(share * 100)} %</text>`;

const dotOf = (row: Row, y: number): string => {
  const title = `${row.name}: ${percent(row.rate)} of ${row.times} times`;
  const [from, to] = [xOf(Math.max(0, row.rate - row.error)), xOf(Math.min(1, row.rate + row.error))];
  return (
    `<text class="name" x="${LABEL - 8}" y="${y + 4}">${escaped(row.name)}</text>` +
    `<line class="error" x1="${from}" x2="${to}" y1="${y}" y2="${y}"/>` +
    `<circle cx="${xOf(row.rate)}" cy="${y}" r="4"><title>${escaped(title)}</title></circle>`
  );
};

const bandOf = (mean: number, height: number): string =>
  `<rect class="band" x="${xOf(mean - TOLERANCE)}" width="${xOf(2 * TOLERANCE) - xOf(0)}" y="0" height="${height}"/>`;

/** Draws the rates of cards of one rarity, each with its 95 % interval, over the band in which they should lie. */
export function ratesChart(rows: readonly Row[], title: string): string {
  const [first] = rows;
  if (first === undefined) return '';
  const height = rows.length * LINE;
  // Summoned creatures have no goal.
  const band = first.how === 'placed' ? bandOf(first.rate - first.off, height) : '';
  const rules = [0.25, 0.5, 0.75].map((share) => rule(share, height)).join('');
  const dots = rows.map((row, i) => dotOf(row, i * LINE + LINE / 2)).join('');
  return svg(height + 18, title, band + rules + dots);
}

/** Draws one bar for each number, with its label below and its value above. */
export function barsChart(
  bars: readonly { readonly label: string; readonly value: number; readonly text: string }[],
  title: string,
): string {
  const [height, step] = [120, WIDTH / Math.max(1, bars.length)];
  const most = Math.max(...bars.map((bar) => bar.value), Number.MIN_VALUE);
  const drawn = bars.map(({ label, value, text }, i) => {
    const [x, tall] = [i * step + step / 2, (value / most) * height];
    return (
      `<rect class="bar" x="${x - step / 4}" width="${step / 2}" y="${16 + height - tall}" height="${tall}"/>` +
      `<text class="mark" x="${x}" y="${12 + height - tall}">${escaped(text)}</text>` +
      `<text class="mark" x="${x}" y="${height + 32}">${escaped(label)}</text>`
    );
  });
  return svg(height + 40, title, drawn.join(''));
}
