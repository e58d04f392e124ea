// Said: everything that the dictionaries say, in both languages, with their frames filled with every kind of fact.
import { allEntries, allFrames } from './dictionaries.ts';
import { isFrame, saidBy, textsOf } from './frames.ts';

/** A key of a dictionary, with every text that it can produce. */
export interface Said {
  readonly key: string;
  readonly ru: readonly string[];
  readonly en: readonly string[];
}

/** Returns what every key of every dictionary says. */
export async function allSaid(): Promise<readonly Said[]> {
  const frames = await allFrames();
  return (await allEntries()).map(({ key, ru, en }) => {
    if (!isFrame(ru) || !isFrame(en)) return { key, ru: textsOf(ru), en: textsOf(en) };
    // English takes the facts of Russian, because their types are written there.
    const facts = frames.factsOf(ru);
    return { key, ru: saidBy(ru, facts), en: saidBy(en, facts) };
  });
}
