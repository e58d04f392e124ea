// What the page that checks a deck's log says about files as the server writes them (IN5).

import { deckEntriesOf, evolveDeckAll, NEW_DECK } from '@dunmer/shared/intrigue';
import type { DeckLogFile } from '@dunmer/shared/protocol';
import { arbDeckGame, casesOf, playDeckGame, sealedOf } from '@dunmer/shared/testing';
import { describe, expect, it } from 'vitest';
import { reportOf } from './report.ts';
import { readText } from './useLogFile.ts';

/** Returns the files of randomly played events, with their seeds. */
const files = casesOf(arbDeckGame, 20, 3).flatMap((game): readonly (DeckLogFile & { word: string })[] => {
  const made = sealedOf(game);
  const events = [...made, ...playDeckGame(game).flatMap((step) => step.events ?? [])];
  const { common, vault } = evolveDeckAll(NEW_DECK, events);
  if (common.word === null || common.sealed === null) return [];
  const people = [...new Set([...common.order, ...Object.keys(common.hands)])];
  return [
    {
      format: 'dunmer-deck/1',
      event: common.sealed.event,
      packs: 1,
      copies: evolveDeckAll(NEW_DECK, made).common.spent,
      commitment: common.sealed.commitment,
      word: common.word,
      seed: vault.seed,
      log: deckEntriesOf(events),
      people: people.map((person) => ({ person, name: person.toUpperCase(), code: 'ABCD2345' })),
    },
  ];
});
const [file] = files.toSorted((one, two) => two.log.length - one.log.length);

describe('a closed deck', () => {
  it('holds, and each draw is named by its card', () => {
    expect(files.length).toBeGreaterThan(5);
    for (const each of files) {
      const report = reportOf(each);
      expect([report.stage, report.fault]).toEqual(['closed', null]);
      // Ring 0 is the shuffling (IN7).
      const rings = each.log.flatMap((entry) => ('ring' in entry ? entry.ring : []));
      expect(report.counts.rings).toBe(Math.max(...rings));
      expect(report.draws.filter(({ copy }) => copy === null)).toEqual([]);
    }
  });

  it('tells the way of each trader’s cards: what came and did not go is in their hand at the end', () => {
    for (const each of files) {
      const report = reportOf(each);
      const withPath = each.people.filter(({ person }) => report.pathOf(person).length > 0);
      expect(report.traders).toEqual(withPath.map(({ person }) => person));
      for (const trader of report.traders) {
        const held = new Set<string | null>();
        for (const { how, copy } of report.pathOf(trader)) {
          const comes = how === 'drawn' || how === 'took' || how === 'retrieved';
          expect(held.has(copy)).toBe(!comes);
          if (comes) held.add(copy);
          else held.delete(copy);
        }
      }
    }
  });

  it('with another seed or word is none: the first fault is named with its entry', () => {
    expect(file && reportOf({ ...file, seed: 'ab'.repeat(32) }).fault).toEqual({
      at: null,
      why: 'another seed than that of the commitment',
    });
    expect(file && reportOf({ ...file, word: `${file.word}!` }).fault?.why).toBe('another initiative');
  });
});

describe('a deck that is not closed', () => {
  it('holds as far as can be seen, and says of no card that was drawn which it is', () => {
    for (const each of files) {
      const report = reportOf({ ...each, seed: null });
      expect([report.stage, report.fault]).toEqual(['open', null]);
      expect(report.draws.filter(({ copy }) => copy !== null)).toEqual([]);
    }
  });

  it('has a fault where an entry contradicts another', () => {
    const log = file?.log.filter((entry) => !('draw' in entry)) ?? [];
    expect(file && reportOf({ ...file, seed: null, log }).fault?.why).toBe('not all have drawn at the ring');
  });

  it('has nothing to check before the word', () => {
    expect(file && reportOf({ ...file, seed: null, word: null, log: [] })).toMatchObject({
      stage: 'unsaid',
      fault: null,
    });
  });
});

describe('what is read', () => {
  it('is the file of a log', () => {
    expect(readText(JSON.stringify(file))).toEqual({ at: 'here', file });
  });

  it.each([
    ['no text of data', 'hello', { at: 'no-json' }],
    ['another kind of file', '{"format":"dunmer-trade-match/1"}', { at: 'odd', key: '' }],
    ['a log that is broken', '{"format":"dunmer-deck/1"}', { at: 'odd', key: 'event' }],
    ['a list', '[]', { at: 'odd', key: '' }],
  ])('is not %s', (_, text, read) => {
    expect(readText(text)).toEqual(read);
  });
});
