// A worker of a run of bots.

import { readEdition } from '../../catalogue/index.ts';
import { saying, workAs } from '../crew.ts';
import { seriesPlayer, type Stretch } from './series.ts';
import type { Settings } from './settings.ts';

workAs(saying<Settings>('cards', 'seed', 'positions'), saying<Stretch>('stronger'), (told) =>
  seriesPlayer(readEdition(told.cards).catalogue, told),
);
