// previewLines: what an act changes, as few lines as say it: copies that go the same way stand together.

import type { CardId } from '@dunmer/shared/cards';
import type { Happening, PreviewLine } from '@dunmer/shared/protocol';

interface CopiesLine {
  readonly is: 'copies';
  readonly cards: readonly CardId[];
  readonly from: string;
  readonly to: string;
}

/** Promises of one trader that go the same way: the known ones by their cards, and how many lie face down. */
interface GoneLine {
  readonly is: 'gone';
  readonly owner: string;
  readonly to: 'home' | 'hand' | 'out';
  readonly cards: readonly CardId[];
  readonly hidden: number;
}

/** A new link that revokes none: whoever does not trade keeps those they have. */
interface BesideLine {
  readonly is: 'person';
  readonly name: string;
  readonly what: 'link-beside';
}

export type Line = Exclude<PreviewLine, { is: 'copy' | 'pledge' }> | CopiesLine | GoneLine | BesideLine;

/** The lines with one promise more. */
function withPledge(
  lines: readonly Line[],
  { owner, to, card }: Extract<PreviewLine, { is: 'pledge' }>,
): readonly Line[] {
  const at = lines.findIndex((line) => line.is === 'gone' && line.owner === owner && line.to === to);
  const before = lines[at];
  const { cards, hidden } = before?.is === 'gone' ? before : { cards: [], hidden: 0 };
  const line: GoneLine = {
    is: 'gone',
    owner,
    to,
    cards: card === null ? cards : [...cards, card],
    hidden: card === null ? hidden + 1 : hidden,
  };
  return at === -1 ? [...lines, line] : lines.with(at, line);
}

/** What happens to a match is noted by all whom it concerns; it is told once. */
const isSaid = (line: Line, effect: PreviewLine): boolean =>
  line.is === 'match' && effect.is === 'match' && line.match === effect.match && line.what === effect.what;

const ENDS: ReadonlySet<string> = new Set(['voided', 'awarded']);

/** Whether this happens to somebody by the same act. */
const happensTo = (name: string, what: Happening, effects: readonly PreviewLine[]): boolean =>
  effects.some((other) => other.is === 'person' && other.name === name && other.what === what);

/** That earlier links are revoked is said by the new one; that a match ends, by how it ends. */
function isMeant(effect: PreviewLine, effects: readonly PreviewLine[]): boolean {
  if (effect.is === 'person' && effect.what === 'link-revoked')
    return happensTo(effect.name, 'link-made', effects);
  if (effect.is === 'match' && effect.what === 'ended')
    return effects.some(
      (other) => other.is === 'match' && other.match === effect.match && ENDS.has(other.what),
    );
  return false;
}

/** A new link says what becomes of the earlier ones. */
const lineOf = (
  effect: Exclude<PreviewLine, { is: 'copy' | 'pledge' }>,
  effects: readonly PreviewLine[],
): Line =>
  effect.is === 'person' && effect.what === 'link-made' && !happensTo(effect.name, 'link-revoked', effects)
    ? { is: 'person', name: effect.name, what: 'link-beside' }
    : effect;

export function previewLines(effects: readonly PreviewLine[]): readonly Line[] {
  let lines: Line[] = [];
  for (const effect of effects) {
    if (isMeant(effect, effects)) continue;
    if (effect.is === 'pledge') {
      lines = [...withPledge(lines, effect)];
      continue;
    }
    if (effect.is !== 'copy') {
      if (!lines.some((line) => isSaid(line, effect))) lines.push(lineOf(effect, effects));
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
