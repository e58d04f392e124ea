// The words of promises, in the language in use; they come with their screens.

import type { PledgeCard } from '@dunmer/shared/windows';
import { pledgesEnText } from './pledges.en.ts';
import { pledgesRuText } from './pledges.ru.ts';
import { useLang } from './useText.ts';

/** What of a card says when it may be played. */
export interface WindowOf {
  readonly window: PledgeCard['window'];
  readonly other: NonNullable<PledgeCard['with']>;
}

export type PledgesText = typeof pledgesRuText;

export const usePledgesText = (): PledgesText => (useLang() === 'ru' ? pledgesRuText : pledgesEnText);
