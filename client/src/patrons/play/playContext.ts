// PlayContext: what the parts of the playing share: what is looked at, named and declared.

import { present } from '@dunmer/shared/lib';
import { createContext, use } from 'react';
import type { Play } from './usePlay.ts';

export const PlayContext = createContext<Play | null>(null);

export const usePlaying = (): Play => present(use(PlayContext), 'the parts of the playing stand inside it');
