// Long first: the order in which vitest takes the files of a project: those that take longest come first, so that none
// of them begins when the other core has nothing left to do.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, however few lines they have; the longest first. */
export const LONG: readonly string[] = [
  'server/test/secrecy.heavy.test.ts',
  'server/test/simulation.heavy.test.ts',
  'server/test/settlementKill.heavy.test.ts',
  'scripts/mutants/mutants.test.ts',
  'server/test/resolve.heavy.test.ts',
  'server/test/kill.heavy.test.ts',
  'server/test/stalled.heavy.test.ts',
  'server/src/tools/event.test.ts',
  'shared/src/patrons/sealed/tampered.test.ts',
  'client/src/match/known.test.tsx',
  'server/src/store/contract.test.ts',
  'server/src/main.test.ts',
  'server/src/people/erase.test.ts',
  'shared/src/patrons/sealed/games.test.ts',
  'server/src/tools/bots/bots.heavy.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((file) => moduleId.endsWith(`/${file}`));
  return at === -1 ? LONG.length : at;
};

/** Whether a file says that it is about a page; the others come after those that do. */
const isOfPage = ({ moduleId }: TestSpecification): boolean =>
  /^\/\/ @vitest-environment /m.test(readFileSync(moduleId, 'utf8'));

/** Puts the files of one project in an order of the seed's own. */
export function shuffled<File extends { readonly moduleId: string }>(
  files: readonly File[],
  seed: string,
): readonly File[] {
  const drawn = ({ moduleId }: File) => createHash('sha256').update(`${seed} ${moduleId}`).digest('hex');
  const draws = new Map(files.map((file) => [drawn(file), file]));
  return [...draws].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, file]) => file);
}

/**
 * Sorts the files: in each project the long ones first, then the others as vitest sorts them, which knows only of
 * earlier runs on this machine. Projects stay one after another, and in each those about pages come first: a worker
 * serves one project and one environment, and for another a new worker has to load all modules again.
 *
 * The files of a worker share a page and its modules. With a seed of its own, as `test:long` gives one, each project's
 * files come in another order each time, which shows what one of them leaves behind for the next.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { PROPERTY_SEED } = process.env;
    const sorted = await super.sort(files);
    const groups = Map.groupBy(sorted, ({ project }) => project);
    return [...groups.values()].flatMap((group) => {
      const ordered =
        PROPERTY_SEED === undefined
          ? group.toSorted((one, other) => placeOf(one) - placeOf(other))
          : shuffled(group, PROPERTY_SEED);
      const ofPages = new Set(ordered.filter(isOfPage));
      return [...ofPages, ...ordered.filter((file) => !ofPages.has(file))];
    });
  }
}
