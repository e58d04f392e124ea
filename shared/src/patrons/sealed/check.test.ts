// F10: what the check of a game's file reports on each step, and on what is wrong with it.

import { describe, expect, test } from 'vitest';
import { type AnyGameCommand, N, SealedGameTable } from '../../testing/index.ts';
import { checkGameFile, type GameFile, gameFileOf } from '../index.ts';

const CONCEDE: AnyGameCommand = { type: 'concede', seat: 'a' };
const table = (): SealedGameTable => new SealedGameTable();

function fileOf(game: SealedGameTable): GameFile {
  const file = gameFileOf({ names: { a: 'Ra', b: 'Idaren' }, terms: game.terms, events: game.log });
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

/** Returns the findings in short form. */
const said = (file: GameFile): readonly string[] =>
  checkGameFile(file).findings.map((finding) =>
    [finding.step, 'seat' in finding ? finding.seat : '', finding.verdict].filter(Boolean).join(' '),
  );

const ALL_OK = ['match ok', 'seed ok', 'promise a ok', 'promise b ok', 'trust ok'];

describe('a file of a game', () => {
  test('played to its end is derived whole: nothing in it is by the server', () => {
    const file = fileOf(table().begun().silent());
    expect(said(file)).toEqual([...ALL_OK, 'patron a ok', 'patron b ok', 'first ok', 'events ok']);
    const tossed = file.events.find((event) => event.type === 'FirstTossed');
    expect(checkGameFile(file).findings).toContainEqual({
      step: 'first',
      winner: tossed?.winner,
      verdict: 'ok',
    });
    expect(checkGameFile(file).findings.at(-1)).toEqual({
      step: 'events',
      derived: file.events.length,
      verdict: 'ok',
    });
  });

  test('R15 that ended before both had chosen opens no patron, and nothing is derived', () => {
    const file = fileOf(
      table().withBothN().when({ type: 'choosePatron', seat: 'b', patron: 'ash-prophet' }, CONCEDE),
    );
    expect(said(file)).toEqual([...ALL_OK, 'patron b never-opened', 'events not-derived']);
    expect(JSON.stringify(file.events)).not.toContain('ash-prophet');
  });

  test('that ended before both n were there is not derived, and keeps the n that was not published', () => {
    const file = fileOf(table().promised().chosen().when({ type: 'open', seat: 'a', nonce: N.a }, CONCEDE));
    expect(said(file)).toEqual([...ALL_OK, 'patron a ok', 'patron b ok', 'events not-derived']);
    expect(JSON.stringify(file)).not.toContain(N.a);
  });

  test('PT8 in which both sealed a patron and neither is opened is wrong: the second seal opens both', () => {
    const file = fileOf(table().promised().chosen().when(CONCEDE));
    const events = file.events.filter(({ type }) => type !== 'PatronsOpened');
    const wrong = ['patron a wrong', 'patron b wrong', 'events not-derived'];
    expect(said({ ...file, events })).toEqual([...ALL_OK, ...wrong]);
  });

  test('begins with what seals it; bots are named seat a first', () => {
    const file = fileOf(new SealedGameTable(['b', 'a']).when(CONCEDE));
    const [sealed, next, ...rest] = file.events;
    if (sealed === undefined || next === undefined) throw new Error('a file has its opening and its end');
    expect(sealed).toMatchObject({ type: 'GameSealed', bots: ['a', 'b'] });
    expect(said({ ...file, events: [next, sealed, ...rest] })[0]).toBe('match wrong');
  });

  test('F4 says on whom its draws rest: an empty n, a bot', () => {
    const waived = table();
    waived.when({ type: 'goOnWithout', seat: 'a', by: 'referee' }, waived.promise('b'));
    waived.when({ type: 'open', seat: 'b', nonce: N.b }).chosen().when(CONCEDE);
    expect(fileOf(waived).tossesRestOn).toEqual(['server', 'b']);
    expect(checkGameFile(fileOf(waived)).findings).toContainEqual({
      step: 'promise',
      seat: 'a',
      n: 'empty',
      verdict: 'ok',
    });
    const withBot = new SealedGameTable(['a']);
    withBot.when(withBot.promise('b'), { type: 'open', seat: 'b', nonce: N.b }).chosen().when(CONCEDE);
    expect(fileOf(withBot).tossesRestOn).toEqual(['server', 'b']);
    expect(said(fileOf(withBot))).not.toContainEqual(expect.stringContaining('wrong'));
  });
});

describe('the culprit is named', () => {
  const file = fileOf(table().begun().silent());
  type Event = GameFile['events'][number];
  const OTHER = 'ee'.repeat(32);
  const changed = (change: (event: Event) => Event): readonly string[] =>
    said({ ...file, events: file.events.map(change) }).filter((line) => line.endsWith('wrong'));

  test.each<[string, (event: Event) => Event, string]>([
    ['seed', (event) => (event.type === 'SeedPublished' ? { ...event, seed: OTHER } : event), 'seed wrong'],
    [
      'n',
      (event) => (event.type === 'NoncesPublished' ? { ...event, nonces: { ...N, b: OTHER } } : event),
      'promise b wrong',
    ],
    [
      'salt',
      (event) => (event.type === 'PatronsOpened' ? { ...event, salts: { ...event.salts, a: OTHER } } : event),
      'patron a wrong',
    ],
    [
      'patron',
      (event) =>
        event.type === 'PatronsOpened'
          ? {
              ...event,
              patrons: { ...event.patrons, b: { copy: 'b:iron-governor#1', card: 'iron-governor' } },
            }
          : event,
      'patron b wrong',
    ],
    [
      'winner of the toss',
      (event) =>
        event.type === 'FirstTossed' ? { ...event, winner: event.winner === 'a' ? 'b' : 'a' } : event,
      'first wrong',
    ],
    ['game', (event) => (event.type === 'GameSealed' ? { ...event, match: 'n' } : event), 'match wrong'],
  ])('where the %s is another', (_, change, culprit) => {
    expect(changed(change)).toContain(culprit);
  });

  test('where on others its draws are said to rest', () => {
    expect(said({ ...file, tossesRestOn: ['server'] })).toContain('trust wrong');
  });

  test('where an event does not follow: its place, and what does', () => {
    const index = file.events.findIndex((event) => event.type === 'DrawCounted');
    const events = file.events.map((event, i) =>
      i === index && event.type === 'DrawCounted' ? { ...event, count: 7 } : event,
    );
    const { findings } = checkGameFile({ ...file, events });
    // Only the events before the false one could be derived.
    expect(findings).toContainEqual({ step: 'events', derived: index, verdict: 'wrong' });
    expect(findings).toContainEqual({
      step: 'event',
      event: 'DrawCounted',
      verdict: 'wrong',
      index,
      expected: file.events[index],
      refusal: null,
    });
  });

  test('where an act is refused: its place, and why', () => {
    const conceded = {
      type: 'GameEnded',
      to: 'everyone',
      outcome: { kind: 'conceded', winner: 'b' },
    } as const;
    expect(checkGameFile({ ...file, events: [...file.events, conceded] }).findings).toContainEqual(
      expect.objectContaining({ step: 'event', index: file.events.length, refusal: { code: 'over' } }),
    );
  });
});
