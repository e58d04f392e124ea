// previewLines: what an act changes, as few lines as say it: copies that go the same way stand together.

import type { CardId } from '@dunmer/shared/cards';
import type { PreviewLine } from '@dunmer/shared/protocol';

export interface CopiesLine {
  readonly is: 'copies';
  readonly cards: readonly CardId[];
  readonly from: string;
  readonly to: string;
}

export type Line = Exclude<PreviewLine, { is: 'copy' }> | CopiesLine;

export function previewLines(effects: readonly PreviewLine[]): readonly Line[] {
  const lines: Line[] = [];
  for (const effect of effects) {
    if (effect.is !== 'copy') {
      lines.push(effect);
      continue;
    }
    const { card, from, to } = effect;
    const at = lines.findIndex((line) => line.is === 'copies' && line.from === from && line.to === to);
    const before = lines[at];
    if (before?.is === 'copies') lines[at] = { ...before, cards: [...before.cards, card] };
    else lines.push({ is: 'copies', cards: [card], from, to });
  }
  return lines;
}
