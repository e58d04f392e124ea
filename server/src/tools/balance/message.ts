// Messages between the threads of a balance run.

import type { Settings } from './settings.ts';
import type { Task } from './task.ts';
import type { Tally } from './tally.ts';

/** What a worker has to know before its first task. */
export type Commission = Pick<Settings, 'cards' | 'seed' | 'strength'>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Both ends are this folder's: a look at the keys tells one message from another. */
export const isCommission = (value: unknown): value is Commission =>
  isObject(value) && 'cards' in value && 'seed' in value && 'strength' in value;

export const isTask = (value: unknown): value is Task => isObject(value) && 'kind' in value;

export const isTally = (value: unknown): value is Tally =>
  isObject(value) && 'matches' in value && 'shortSides' in value;
