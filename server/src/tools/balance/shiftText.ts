// The sections of docs/balance.md about promises and intrigue cards in matches, as the tool prints them.

import { PRINTED } from '@dunmer/shared/windows/printed';
import { percent, points } from './numbers.ts';
import type { Module } from './hands.ts';
import type { Settings } from './settings.ts';
import { isOutside, MOST_SHIFT, type ShiftReport, type Shift } from './shifts.ts';

const cardOf = (id: string) => PRINTED.pledges.get(id) ?? PRINTED.intrigue.get(id);
const nameOf = (id: string): string => cardOf(id)?.name.en ?? id;
const windowOf = (id: string): string => {
  const rules = cardOf(id);
  return rules?.lies === true ? 'lies' : (rules?.window ?? '');
};

const WORDS: Readonly<
  Record<Module, { readonly title: string; readonly one: string; readonly many: string }>
> = {
  promises: { title: 'Promises', one: 'promise', many: 'promises' },
  intrigue: { title: 'Intrigue cards', one: 'intrigue card', many: 'intrigue cards' },
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

/** Says in a sentence which cards miss the goal. */
function outsideOf({ each }: ShiftReport): string {
  const outside = each.filter(isOutside).map((one) => `${nameOf(one.id)} (${points(one.shift)})`);
  const goal = `The goal, no more than ${MOST_SHIFT * 100} points`;
  return outside.length === 0 ? `${goal}, is met by all.` : `${goal}, is missed by ${outside.join(', ')}.`;
}

/** Writes the whole section. */
export function shiftTextOf(
  module: Module,
  report: ShiftReport,
  { seed, strength }: Pick<Settings, 'seed' | 'strength'>,
): string {
  const { trials, each, without, both } = report;
  const matches = trials * (each.length + 2);
  const { title, one, many } = WORDS[module];
  return [
    `## ${title} in matches`,
    `\`npm run balance -- --${module} [--matches ${trials}] [--seed ${seed}] [--strength ${strength}]\` prints this section. Equal bots play each deal of two decks without`,
    `${many}, with each ${one} that counts in a match in the hand of the same seat, and with one by chance in each hand. Tosses and whims follow from what they`,
    'are about, so that only what the card does makes a difference. Who holds a look lets the other lay first. A drawn match counts half a victory.',
    '',
    `${matches} matches: ${trials} trials, ${strength} bots, seed ${seed}.`,
    '',
    `| ${one} | window | shift, points | ± (95 %) | played when held | events more | another price |`,
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
    `| ${many} used in a match | ${without.plays.toFixed(2)} | ${both.plays.toFixed(2)} |`,
  ].join('\n');
}
