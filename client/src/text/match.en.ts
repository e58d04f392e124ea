// English words of the match screens: a part of en.ts, with exactly the keys of the Russian part.

import type { matchRu } from './match.ru.ts';

export const matchEn: typeof matchRu = {
  title: 'Match',
};
