// The section of docs/balance.md about promises, as the tool prints it.

import { PRINTED } from '@dunmer/shared/windows/printed';
import { percent, points } from './numbers.ts';
import type { Settings } from './settings.ts';
import { isOutside, MOST_SHIFT, type PromiseReport, type Shift } from './shifts.ts';

const nameOf = (id: string): string => PRINTED.pledges.get(id)?.name.en ?? id;
const windowOf = (id: string): string => {
  const rules = PRINTED.pledges.get(id);
  return rules?.lies === true ? 'lies' : (rules?.window ?? '');
};

const rowOf = ({ id, shift, error, played, longer, otherPrice }: Shift): string =>
  `| ${[
    nameOf(id),
    windowOf(id),
    points(shift),
    (error * 100).toFixed(1),
    percent(played),
    `${longer < 0 ? '−' : '+'}${Math.abs(longer).toFixed(1)}`,
    percent(otherPrice),
  ].join(' | ')} |`;

/** What lies outside of the goal, in a sentence. */
function outsideOf({ each }: PromiseReport): string {
  const outside = each.filter(isOutside).map((one) => `${nameOf(one.id)} (${points(one.shift)})`);
  const goal = `The goal, no more than ${MOST_SHIFT * 100} points`;
  return outside.length === 0 ? `${goal}, is met by all.` : `${goal}, is missed by ${outside.join(', ')}.`;
}

/** The whole section. */
export function promiseTextOf(
  report: PromiseReport,
  { seed, strength }: Pick<Settings, 'seed' | 'strength'>,
): string {
  const { trials, each, without, both } = report;
  const matches = trials * (each.length + 2);
  return [
    '## Promises in matches',
    `\`npm run balance -- --promises [--matches ${trials}] [--seed ${seed}] [--strength ${strength}]\` prints this section. Equal bots play each deal of two decks without`,
    'promises, with each promise that counts in a match in the hand of the same seat, and with one by chance in each hand. Tosses and whims follow from what they',
    'are about, so that only what the promise does makes a difference. Who holds a look lets the other lay first. A drawn match counts half a victory.',
    '',
    `${matches} matches: ${trials} trials, ${strength} bots, seed ${seed}.`,
    '',
    '| promise | window | shift, points | ± (95 %) | played when held | events more | another price |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...each.map(rowOf),
    '',
    `${outsideOf(report)} "Another price": of the matches won by the same side, those in which the loser took another card.`,
    '',
    '| | without | one in each hand |',
    '| --- | --- | --- |',
    `| drawn | ${percent(without.draws)} | ${percent(both.draws)} |`,
    `| \`a\` wins of the decided | ${percent(without.wonByA)} | ${percent(both.wonByA)} |`,
    `| events in a match | ${without.events.toFixed(1)} | ${both.events.toFixed(1)} |`,
    `| promises used in a match | ${without.plays.toFixed(2)} | ${both.plays.toFixed(2)} |`,
  ].join('\n');
}
