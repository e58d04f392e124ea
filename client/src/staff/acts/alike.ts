// Alike: the lines of a preview that say the same of more than a few people become one line about them all.

import type { useStaffText } from '../staffText.ts';
import type { Line } from './previewLines.ts';

/** So many have a line each. */
const FEW = 3;
/** So many are named in their line. Of more it says how many they are: what happens would stand behind all names. */
const NAMED = 9;

/** A line, and the names of those whom it counts, where they stand nowhere else. */
interface Told {
  readonly line: Line;
  readonly names: readonly string[];
}

interface Concern {
  readonly who: string;
  /** The same line about others. `others` begins it, or stands within it. */
  readonly about: (others: string) => Line;
  readonly begins: boolean;
}

/** Returns whom a line concerns; null where it can't speak of several. */
function concernOf(line: Line): Concern | null {
  switch (line.is) {
    case 'person':
      return { who: line.name, about: (name) => ({ ...line, name }), begins: true };
    case 'lot':
    case 'pledges':
    case 'intrigue':
      return { who: line.to, about: (to) => ({ ...line, to }), begins: true };
    case 'drakes':
      return line.from === 'bank' ? { who: line.to, about: (to) => ({ ...line, to }), begins: false } : null;
    case 'copies':
      return line.from === 'store' ? { who: line.to, about: (to) => ({ ...line, to }), begins: false } : null;
    default:
      return null;
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Puts lines together that differ only in whom they concern, where the first of them stood. `count` is how many people
 * stand above the preview by name: a line that concerns them all does not name them again.
 */
export function alike(
  lines: readonly Line[],
  count: number,
  { all, each }: ReturnType<typeof useStaffText>['preview'],
): readonly Told[] {
  const concerns = lines.map((line) => ({ line, concern: concernOf(line) }));
  const groups = new Map<string, string[]>();
  for (const { concern } of concerns)
    if (concern !== null) {
      const same = JSON.stringify(concern.about(''));
      groups.set(same, [...(groups.get(same) ?? []), concern.who]);
    }
  const told = new Set<string>();
  return concerns.flatMap(({ line, concern }) => {
    if (concern === null) return [{ line, names: [] }];
    const same = JSON.stringify(concern.about(''));
    const names = groups.get(same) ?? [];
    if (names.length <= FEW) return [{ line, names: [] }];
    if (told.has(same)) return [];
    told.add(same);
    const isAll = names.length === count;
    if (!isAll && names.length <= NAMED) return [{ line: concern.about(each(names)), names: [] }];
    const counted = concern.begins ? capital(all(names.length)) : all(names.length);
    return [{ line: concern.about(counted), names: isAll ? [] : names }];
  });
}
