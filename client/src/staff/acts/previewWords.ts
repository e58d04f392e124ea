// previewWords: one line of a preview, in words.

import type { Card, CardId, Lang } from '@dunmer/shared/cards';
import type { usePurseText, useStaffText } from '../../text/index.ts';
import type { Line } from './previewLines.ts';
import { settingValue } from '../settings/settingValue.ts';

interface Words {
  readonly lang: Lang;
  readonly text: ReturnType<typeof useStaffText>;
  readonly why: ReturnType<typeof usePurseText>['why'];
  readonly catalogue: ReadonlyMap<CardId, Card>;
}

/** A word that the dictionary knows by its key; else as it came, for names of people are among them. */
const known = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key;

export function previewWords(line: Line, { lang, text, why, catalogue }: Words): string {
  const { preview, places, happens } = text;
  const at = (place: string): string => known(places, place);
  switch (line.is) {
    case 'drakes':
      return preview.drakes(at(line.from), at(line.to), line.sum, why[line.why]);
    case 'lot':
      return preview.lot(at(line.to), line.count, line.rarity);
    case 'copies': {
      const names = line.cards.map((card) => catalogue.get(card)?.name[lang] ?? card);
      return preview.copies(names, at(line.from), at(line.to));
    }
    case 'missing':
      return preview.missing(at(line.from), line.sum);
    case 'debt':
      return preview.debt(line.from, at(line.to), line.sum);
    case 'contract':
      return preview.contract(known(text.contracts.states, line.state));
    case 'match':
      return preview.match(known(happens, line.what), line.from ?? null);
    case 'person':
      return preview.person(line.name, known(happens, line.what));
    case 'setting':
      return preview.setting(known(text.names, line.name), settingValue(line.name, line.value, text));
  }
}
