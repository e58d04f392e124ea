// Bots at live tables: the strong one thinks in another thread, and nothing that goes wrong there holds up a table.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { CELLS, SEATS } from '@dunmer/shared/rules';
import { Phone, seeded, testApp, type TestApp } from '../../test/support/index.ts';
import { READY_CARDS, readEdition } from '../catalogue/index.ts';
import { type BotCommand, chanceOf, mindOf, positions, type Thinker } from './index.ts';

// Only full decks: a short bot waits for the other to place, and is asked nothing before.
const cardsDir = mkdtempSync(join(tmpdir(), 'dunmer-cards-'));
const { cards, decks } = readEdition(READY_CARDS);
writeFileSync(join(cardsDir, 'cards.json'), JSON.stringify(cards));
writeFileSync(
  join(cardsDir, 'decks.json'),
  JSON.stringify(decks.filter((deck) => deck.cards.length >= CELLS.length)),
);
afterAll(() => rmSync(cardsDir, { recursive: true }));

let app: TestApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

type Think = Thinker['think'];

/** Plays a match against the strong bot, which thinks by `think`. */
async function played(think: Think, seed: number): Promise<Phone> {
  const thinker: Thinker = { think, close: async () => undefined };
  app = await testApp({ cardsDir }, { thinker, seeding: null });
  const phone = await Phone.connect({ url: app.url, random: seeded(seed) });
  await phone.practise('menagerie', 'strong');
  phone.autoplay();
  await phone.untilFinished();
  phone.close();
  return phone;
}

const ENDED = { at: 'finished', ending: { kind: expect.stringMatching(/counted|drawn/) } };

test('what the thinker thinks of is played', async () => {
  const thought: BotCommand[] = [];
  const phone = await played(async ({ catalogue, view }, seed) => {
    const command = mindOf(catalogue, 'strong', positions(20))(view, chanceOf(seed));
    if (command !== null) thought.push(command);
    return command;
  }, 1);
  expect(phone.view.common.phase).toMatchObject(ENDED);
  const laid = thought.flatMap((command) => (command.type === 'place' ? command.laying.cells : []));
  const lying = phone.log.events.flatMap((event) =>
    event.type === 'CardsRevealed' ? event.field.b.map((card) => card?.copy ?? null) : [],
  );
  expect(laid).toEqual(lying);
});

test('the thinker is shown nothing of the other before the reveal', async () => {
  const shown: string[] = [];
  const phone = await played(async ({ view }) => {
    if (!view.common.revealed) shown.push(JSON.stringify(view));
    return null;
  }, 5);
  const secrets = phone.log.events.flatMap((event) =>
    event.type === 'DeckTaken' ? event.deck.map(({ copy }) => copy) : [],
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(secrets?.length).toBeGreaterThan(0);
  for (const secret of secrets ?? []) expect(shown.join('\n')).not.toContain(secret);
});

describe('a table goes on, and the bot gives nothing up,', () => {
  test.each<[string, Think]>([
    ['where the thinker comes to nothing', async () => null],
    [
      'where the thinker thinks of what the rules refuse',
      async ({ view }) => ({ type: 'claim', seat: view.viewer, copy: 'nobody’s' }),
    ],
  ])('%s', async (_, think) => {
    const phone = await played(think, 2);
    expect(phone.view.common.phase).toMatchObject(ENDED);
  });
});

test('a match that ends while the bot thinks is left as it is', async () => {
  const asked = Promise.withResolvers<null>();
  const answer = Promise.withResolvers<BotCommand | null>();
  const thinker: Thinker = {
    think: async () => {
      asked.resolve(null);
      return answer.promise;
    },
    close: async () => undefined,
  };
  app = await testApp({ cardsDir }, { thinker, seeding: null });
  const phone = await Phone.connect({ url: app.url, random: seeded(3) });
  await phone.practise('menagerie', 'strong');
  await asked.promise;
  await phone.play({ type: 'concede' });
  answer.resolve({ type: 'place', seat: 'b', laying: { row: 'front', cells: [] } });
  await phone.until(({ isFinished }) => isFinished);
  expect(phone.view.common.phase).toMatchObject({ ending: { kind: 'conceded', winner: 'b' } });
  expect(phone.view.common.committed.b).toEqual([]);
  phone.close();
});

test('while the bot thinks, the other goes on placing, and the thought still counts', async () => {
  const front = Promise.withResolvers<null>();
  let thoughts = 0;
  const thinker: Thinker = {
    think: async ({ catalogue, view }, seed) => {
      if (++thoughts === 1) await front.promise;
      return mindOf(catalogue, 'strong', positions(5))(view, chanceOf(seed));
    },
    close: async () => undefined,
  };
  app = await testApp({ cardsDir }, { thinker, seeding: null });
  const phone = await Phone.connect({ url: app.url, random: seeded(4) });
  await phone.practise('menagerie', 'strong');
  phone.autoplay();
  await phone.until(({ view }) => view.common.committed.a.length === 2);
  expect(phone.view.common.committed.b).toEqual([]);
  front.resolve(null);
  await phone.untilFinished();
  expect(SEATS.map((seat) => phone.view.common.committed[seat])).toEqual([
    ['front', 'back'],
    ['front', 'back'],
  ]);
  phone.close();
});
