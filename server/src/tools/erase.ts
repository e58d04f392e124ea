// npm run erase -- CODE | "words": erases what a person is called and has written, by the code of their badge, or words
// wherever they were written, in a data folder with which no server works.

import { err, ok } from '@dunmer/shared/lib';
import { isCode, tidyCode, tidyName, tidyText } from '@dunmer/shared/protocol';
import { type Config, parseConfig } from '../config.ts';
import { erase, type Erased } from '../people/index.ts';
import { giveUp } from '../ports/index.ts';
import { withFolder } from './openFolder.ts';

const USAGE = 'npm run erase -- CODE-OF-A-BADGE, or npm run erase -- "the words as they stand"';

/** Erases for good; null where no badge has this code or nobody has written these words. */
const eraseIn = (config: Config, typed: string): Promise<Erased | null> =>
  withFolder(config, async ({ matches: { context } }, store) => {
    const code = tidyCode(typed);
    const done = await store.transact(async (tx) => {
      const isBadge = isCode(code) && (await tx.people.personByCode(code)) !== null;
      // Texts, and names of before, are kept as they were typed; names have a single gap now.
      const erased = isBadge
        ? await erase(context, tx, { badge: code })
        : ((await erase(context, tx, { words: typed })) ??
          (await erase(context, tx, { words: tidyName(typed) })));
      return erased === null ? err({ code: 'nothing' } as const) : ok(erased);
    });
    if (!done.ok && done.error.code === 'not-saved') throw new Error('It cannot be saved. Is the disk full?');
    return done.ok ? done.value : null;
  });

const [typed = ''] = process.argv.slice(2);
const words = tidyText(typed);
if (words === '') giveUp(USAGE);
const parsed = parseConfig(process.env);
if (!parsed.ok) giveUp(...parsed.error);
try {
  const erased = await eraseIn(parsed.value, words);
  if (erased === null) giveUp('Nobody is called so, and nobody has written exactly that.', USAGE);
  const { texts, people } = erased;
  process.stdout.write(
    `${texts} texts erased, ${people} people are called by the code of their badge. ` +
      'Copies of the folder and files that were saved from the event still hold them.\n',
  );
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
