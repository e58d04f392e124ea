// Said: all that the dictionaries say, in both languages, their frames filled with every kind of fact.
import { allEntries, allFrames } from './dictionaries.ts';
import { isFrame, saidBy, textsOf } from './frames.ts';

/** A key of a dictionary, with every text that it comes to. */
export interface Said {
  readonly key: string;
  readonly ru: readonly string[];
  readonly en: readonly string[];
}

/** What every key of every dictionary says. */
export async function allSaid(): Promise<readonly Said[]> {
  const frames = await allFrames();
  return (await allEntries()).map(({ key, ru, en }) => {
    if (!isFrame(ru) || !isFrame(en)) return { key, ru: textsOf(ru), en: textsOf(en) };
    // English takes the facts of Russian, whose types are written there.
    const facts = frames.factsOf(ru);
    return { key, ru: saidBy(ru, facts), en: saidBy(en, facts) };
  });
}
