// previewLines: what an act changes, in as few lines as possible: copies that move the same way share a line.

import type { CardId } from '@dunmer/shared/cards';
import type { Happening, PreviewLine } from '@dunmer/shared/protocol';

interface CopiesLine {
  readonly is: 'copies';
  readonly cards: readonly CardId[];
  readonly from: string;
  readonly to: string;
}

/** Promises of one trader that go the same way: the cards of the known ones, and how many are face down. */
interface GoneLine {
  readonly is: 'gone';
  readonly owner: string;
  readonly to: 'home' | 'hand' | 'out';
  readonly cards: readonly CardId[];
  readonly hidden: number;
}

/** A new link that revokes none: people who don't trade keep their earlier links. */
interface BesideLine {
  readonly is: 'person';
  readonly name: string;
  readonly what: 'link-beside';
}

export type Line = Exclude<PreviewLine, { is: 'copy' | 'pledge' }> | CopiesLine | GoneLine | BesideLine;

/** Adds a promise to the lines. */
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

/** Every effect of a match is listed for each person concerned, but told only once. */
const isSaid = (line: Line, effect: PreviewLine): boolean =>
  line.is === 'match' && effect.is === 'match' && line.match === effect.match && line.what === effect.what;

const ENDS: ReadonlySet<string> = new Set(['voided', 'awarded']);

/** Tells whether the same act also has this effect on somebody. */
const happensTo = (name: string, what: Happening, effects: readonly PreviewLine[]): boolean =>
  effects.some((other) => other.is === 'person' && other.name === name && other.what === what);

/**
 * Tells whether another line covers this effect: a new link implies that earlier ones are revoked, and the way a
 * match ends implies that it ends.
 */
function isMeant(effect: PreviewLine, effects: readonly PreviewLine[]): boolean {
  if (effect.is === 'person' && effect.what === 'link-revoked')
    return happensTo(effect.name, 'link-made', effects);
  if (effect.is === 'match' && effect.what === 'ended')
    return effects.some(
      (other) => other.is === 'match' && other.match === effect.match && ENDS.has(other.what),
    );
  return false;
}

/** The line of a new link says whether earlier ones stay valid. */
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
