// Sentences around a number are right for 1, 2, 5 and 21 alike, in every frame of every dictionary; 1 is the usual
// stake.
import { beforeAll, describe, expect, it } from 'vitest';
import { disagreementsEn, disagreementsRu } from './agreement.ts';
import { allEntries, allFrames, type Entry } from './dictionaries.ts';
import { COUNTS, factsOf, type Samples } from './facts.ts';
import { Frames, isCounted, isFrame, saidBy } from './frames.ts';
import { sourceAt } from './sources.ts';

let entries: readonly Entry[] = [];
let frames = new Frames([]);
beforeAll(async () => {
  entries = await allEntries();
  frames = await allFrames();
});

/** Amounts in words: some frames take a sum in words, in the case that they need. */
const SUMS = {
  ru: {
    1: ['1 дрейк', '1 дрейку', '1 дрейка'],
    2: ['2 дрейка', '2 дрейков'],
    5: ['5 дрейков'],
    21: ['21 дрейк', '21 дрейку', '21 дрейка'],
  },
  en: { 1: ['1 drake'], 2: ['2 drakes'], 5: ['5 drakes'], 21: ['21 drakes'] },
} as const;

type Count = (typeof COUNTS)[number];
type Lang = 'ru' | 'en';

const isText = (samples: Samples): boolean =>
  samples !== 'number' && samples.length === 1 && typeof samples[0] === 'string';

/**
 * Returns the frames that are wrong for this count: with the bare number, and with every form of the sum in words.
 */
function wrongAt(lang: Lang, count: Count, wrongIn: (text: string) => readonly string[]): readonly string[] {
  return entries.flatMap(({ key, ru, [lang]: said }) => {
    if (!isFrame(ru) || !isFrame(said)) return [];
    const facts = frames.factsOf(ru);
    const wrongWith = (filled: readonly Samples[]): readonly string[] =>
      saidBy(said, filled, [count]).flatMap(wrongIn);
    const bare = isCounted(facts) ? wrongWith(facts) : [];
    const worded = facts.flatMap((samples, at) => {
      if (!isText(samples)) return [];
      const forms = SUMS[lang][count].map((sum) => wrongWith(facts.with(at, [sum])));
      return forms.some(({ length }) => length === 0) ? [] : forms.flat();
    });
    return [...bare, ...worded].map((what) => `${key}: ${what}`);
  });
}

describe('a number in a Russian sentence', () => {
  it.each([
    'Каждый забрал свои 1 дрейк.',
    'Отложенные 21 дрейк вернутся.',
    '1 дрейк лежат на столе',
    'Ведис: не хватает 2 дрейка',
    'От 1 дрейк',
    'по 1 дрейк с каждого',
    'В руке 2 карт',
    'У вас 1 карта: положите сразу все',
    'осталось 3 штуковины',
  ])('is found where its words do not agree with it: «%s»', (text) => {
    expect(disagreementsRu(text)).not.toEqual([]);
  });

  it.each([
    'Ставка, 1 дрейк, вернётся.',
    'свои 11 дрейков',
    'отложено: 1 дрейк',
    'Не хватает 1 дрейка, не хватает 21 карты',
    'по 1 дрейку, по 3 дрейка, по 5 дрейков',
    'До 22 дрейков',
    'правило 6.2 говорит',
  ])('is not found where they do: «%s»', (text) => {
    expect(disagreementsRu(text)).toEqual([]);
  });

  it.each(COUNTS)('agrees with its words at %i', (count) => {
    expect(wrongAt('ru', count, disagreementsRu)).toEqual([]);
  });
});

describe('a number in an English sentence', () => {
  it.each(['The 1 drake held go back.', 'Take 1 drakes', '2 card free'])('is found: “%s”', (text) => {
    expect(disagreementsEn(text)).toEqual([text]);
  });

  it.each(COUNTS)('agrees with its words at %i', (count) => {
    expect(wrongAt('en', count, disagreementsEn)).toEqual([]);
  });
});

describe('a frame', () => {
  it('is known with a number wherever it has one, the desk’s too', () => {
    const counted = entries.filter(({ ru }) => isFrame(ru) && isCounted(frames.factsOf(ru)));
    expect(counted.length).toBeGreaterThan(120);
    expect(counted.map(({ key }) => key)).toContain('staffPreview.preview.missing');
  });

  it('whose facts can’t be read is refused: nothing is passed over', () => {
    const source = sourceAt('client/src/text/plural.ts');
    const declared = source.program.body.find((each) => each.type === 'ExportNamedDeclaration');
    const taken = declared?.declaration;
    expect(taken?.type).toBe('FunctionDeclaration');
    if (taken?.type === 'FunctionDeclaration') expect(factsOf(source, taken)[0]).toBe('number');
    expect(() => new Frames([]).factsOf(() => 'nowhere')).toThrow('no source');
  });
});
