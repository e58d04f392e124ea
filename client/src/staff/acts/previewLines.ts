// previewLines: what an act changes, as few lines as say it: copies that go the same way stand together.

import type { CardId } from '@dunmer/shared/cards';
import type { PreviewLine } from '@dunmer/shared/protocol';

interface CopiesLine {
  readonly is: 'copies';
  readonly cards: readonly CardId[];
  readonly from: string;
  readonly to: string;
}

export type Line = Exclude<PreviewLine, { is: 'copy' }> | CopiesLine;

/** What happens to a match is noted by all whom it concerns; it is told once. */
const isSaid = (line: Line, effect: PreviewLine): boolean =>
  line.is === 'match' && effect.is === 'match' && line.match === effect.match && line.what === effect.what;

const ENDS: ReadonlySet<string> = new Set(['voided', 'awarded']);

/** That earlier links are revoked is said by the new one; that a match ends, by how it ends. */
function isMeant(effect: PreviewLine, effects: readonly PreviewLine[]): boolean {
  if (effect.is === 'person' && effect.what === 'link-revoked')
    return effects.some(
      (other) => other.is === 'person' && other.name === effect.name && other.what === 'link-made',
    );
  if (effect.is === 'match' && effect.what === 'ended')
    return effects.some(
      (other) => other.is === 'match' && other.match === effect.match && ENDS.has(other.what),
    );
  return false;
}

export function previewLines(effects: readonly PreviewLine[]): readonly Line[] {
  const lines: Line[] = [];
  for (const effect of effects) {
    if (isMeant(effect, effects)) continue;
    if (effect.is !== 'copy') {
      if (!lines.some((line) => isSaid(line, effect))) lines.push(effect);
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
