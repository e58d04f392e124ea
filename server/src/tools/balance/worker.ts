// A worker of a balance run.

import { readEdition } from '../../catalogue/index.ts';
import { saying, workAs } from '../crew.ts';
import { arenaOf } from './arena.ts';
import type { Commission } from './crew.ts';
import { doTask, type Task } from './task.ts';

workAs(saying<Commission>('cards', 'seed', 'strength'), saying<Task>('kind'), ({ cards, seed, strength }) => {
  const arena = arenaOf(readEdition(cards).catalogue, strength);
  return (task) => doTask(arena, seed, task);
});
