// Russian words of a preview: what an act will change, and whether that can be taken back.

import type { Preview } from '@dunmer/shared/protocol';
import { drakesRu } from './amounts.ts';

const undo: Readonly<Record<Preview['undo'], string>> = {
  'any-time': 'Можно вернуть в любой момент.',
  'by-new-act': 'Вернуть можно новым действием, насколько всё ещё на месте.',
  'void-only': 'Потом останется только отменить партию целиком.',
  never: 'Вернуть будет нельзя.',
};

export const staffPreviewRu = {
  undo,
  preview: {
    drakes: (from: string, to: string, sum: number, why: string): string =>
      `${from} → ${to}: ${drakesRu(sum)} (${why})`,
    copy: (card: string, from: string, to: string): string => `«${card}»: ${from} → ${to}`,
    contract: (state: string): string => `Договор: ${state}`,
    match: (what: string): string => `Партия: ${what}`,
    person: (name: string, what: string): string => `${name}: ${what}`,
    setting: (name: string, value: string): string => `${name}: ${value}`,
  },
};
