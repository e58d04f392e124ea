// English words of a preview: exactly the keys of Russian.

import { drakesEn } from './amounts.ts';
import type { staffPreviewRu } from './staffPreview.ru.ts';

export const staffPreviewEn: typeof staffPreviewRu = {
  undo: {
    'any-time': 'It can be taken back at any time.',
    'by-new-act': 'A new act can take it back, as far as everything is still there.',
    'void-only': 'After that only voiding the whole match is left.',
    never: 'It can’t be taken back.',
  },
  preview: {
    drakes: (from, to, sum, why) => `${from} → ${to}: ${drakesEn(sum)} (${why})`,
    copy: (card, from, to) => `“${card}”: ${from} → ${to}`,
    contract: (state) => `Contract: ${state}`,
    match: (what) => `Match: ${what}`,
    person: (name, what) => `${name}: ${what}`,
    setting: (name, value) => `${name}: ${value}`,
  },
};
