// Page: a run as one HTML file that needs nothing else, readable in light and dark mode.

import { RARITIES } from '@dunmer/shared/cards';
import { barsChart, escaped, ratesChart } from './charts.ts';
import type { Figure } from './figures.ts';
import { percent, points } from './numbers.ts';
import { shareOf } from './report.ts';
import { isOff, type Row } from './rows.ts';
import type { Tally } from './tally.ts';

const STYLE = `:root{color-scheme:light dark;--ink:#2b2119;--paper:#f6efe2;--soft:#d9cbb2;--fire:#b4531b}
@media(prefers-color-scheme:dark){:root{--ink:#eadfcd;--paper:#1d1712;--soft:#4a3d30;--fire:#e58a4c}}
body{margin:0 auto;max-width:60rem;padding:1rem;background:var(--paper);color:var(--ink);font:16px/1.45 Georgia,serif}
table{border-collapse:collapse;width:100%;font-size:.85rem}th,td{padding:.15rem .4rem;text-align:right;border-bottom:1px solid var(--soft)}
th:first-child,td:first-child{text-align:left}.off{color:var(--fire);font-weight:bold}div{overflow-x:auto}svg{width:100%;height:auto;font:11px Georgia,serif;fill:var(--ink)}
.name{text-anchor:end}.mark{text-anchor:middle}.rule{stroke:var(--soft)}.band{fill:var(--soft);opacity:.45}.error{stroke:var(--ink)}.bar,circle{fill:var(--fire)}`;

const HEADS = ['card', 'times', 'rate', '±', 'off', 'survived', 'claimed'] as const;

const cellsOf = (row: Row): readonly string[] => [
  row.name,
  String(row.times),
  percent(row.rate),
  (row.error * 100).toFixed(1),
  points(row.off),
  percent(row.survived),
  percent(row.claimed),
];

function tableOf(rows: readonly Row[]): string {
  const head = HEADS.map((name) => `<th scope="col">${name}</th>`).join('');
  const body = rows.map((row) => {
    const cells = cellsOf(row).map((cell) => `<td>${escaped(cell)}</td>`);
    return `<tr${isOff(row) ? ' class="off"' : ''}>${cells.join('')}</tr>`;
  });
  return `<div><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const figureOf = ({ name, value, goal, isMet }: Figure): string =>
  `<li${isMet === false ? ' class="off"' : ''}>${escaped(name)}: <strong>${escaped(value)}</strong>${
    goal === undefined ? '' : ` (${escaped(goal)}: ${isMet ? 'yes' : 'no'})`
  }</li>`;

const sectionOf = (title: string, rows: readonly Row[]): string =>
  rows.length === 0 ? '' : `<h2>${title}</h2>${ratesChart(rows, `Rates: ${title}`)}${tableOf(rows)}`;

function eventOf({ shortTraders, events, shortSides }: Tally): string {
  const traders = shortTraders.map((sum, i) => {
    const value = shareOf(sum, events);
    return { label: `${i * 100}`, value, text: value.toFixed(1) };
  });
  const sides = shortSides.map(({ decided, won }, size) => {
    const value = shareOf(won, decided);
    return { label: `${size} cards, ${decided} matches`, value, text: percent(value) };
  });
  return (
    `<h2>An event played on</h2><p>Short traders of 50, by matches played</p>${barsChart(traders, 'Short traders')}` +
    `<p>Decided matches that a short side won against a full one, by its cards</p>${barsChart(sides, 'Short sides')}`
  );
}

/** Returns the page of a run. */
export function pageOf(
  heading: string,
  placed: readonly Row[],
  summoned: readonly Row[],
  figures: readonly Figure[],
  tally: Tally,
): string {
  const rarities = RARITIES.map((rarity) =>
    sectionOf(
      rarity,
      placed.filter((row) => row.rarity === rarity),
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Balance</title><style>${STYLE}</style><h1>Balance</h1><p>${escaped(heading)}</p>
<ul>${figures.map(figureOf).join('')}</ul>
<p>Rate: the share of decided matches won by the side that placed the card. The band is what its rarity allows.</p>
${rarities.join('')}${sectionOf('creatures, when summoned', summoned)}${eventOf(tally)}</html>
`;
}
