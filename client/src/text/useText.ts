// useText: the dictionary of the language in use. A screen that reads it is rendered again when the language changes.

import type { Lang } from '@dunmer/shared/cards';
import { useStore } from 'zustand';
import type { Dictionary } from './ru.ts';
import { spoken } from './lang.ts';

export const useText = (): Dictionary => useStore(spoken, (state) => state.text);

export const useLang = (): Lang => useStore(spoken, (state) => state.lang);
