// The protocol's page is true: what a phone sends by it is accepted, what the server says is like its examples, and
// nothing is left out.

import { beforeAll, describe, expect, test } from 'vitest';
import { eventSchema } from '../../shared/src/fairness/eventSchema.ts';
import { noteSchema } from '../../shared/src/fairness/noteSchema.ts';
import { isLastingEffect } from '@dunmer/shared/cards';
import { matchViewOf, NEW_SEALED_MATCH } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import { PATRONS } from '@dunmer/shared/patrons';
import {
  INTRIGUE_SETTINGS,
  PATRONS_SETTINGS,
  READS,
  SETTINGS,
  viewHash,
  WINDOW_TIME,
} from '@dunmer/shared/protocol';
import {
  arbAbility,
  arbSealedPatronGame,
  casesOf,
  logOfSealedGame,
  playSealedGame,
} from '@dunmer/shared/testing';
import {
  COMMAND_TYPES,
  GAME_TYPES,
  parseClientCommand,
  parseDraft,
  parseHandshake,
  parseSeen,
  parseStaffAct,
  parseStaffActs,
  parseSyncRequest,
  parseUnlock,
  parseWatched,
  PLAY_TYPES,
  WISH_TYPES,
} from '@dunmer/shared/protocol/schema';
import { BEGINNINGS, RATES, REPEATS, SHOWS, STRANGERS, WRONG_CODES } from '../src/callers/rates.ts';
import { HANDLERS } from '../src/realtime/handlers.ts';
import { LIMITS, PACKETS, PLACES } from '../src/realtime/limits.ts';
import { TOO_LONG } from '../src/realtime/wire.ts';
import { ANSWERS, CODES, SERVER_MESSAGES } from './page/codes.ts';
import { EVENTS, NOTES } from './page/eventCodes.ts';
import { GAME_EVENTS, GAME_REFUSALS } from './page/gameCodes.ts';
import { ADDRESSES, type Example, EXAMPLES, saidOf, textUnder, wordsUnder } from './page/page.ts';
import { type SaidInside, saidInside } from './page/saidInside.ts';
import { type SaidOutside, saidOutside } from './page/saidOutside.ts';
import { shapeFault } from './page/shape.ts';

let inside: SaidInside;
let outside: SaidOutside;
beforeAll(async () => {
  [inside, outside] = await Promise.all([saidInside(), saidOutside()]);
});

const of = (kind: string): readonly Example[] => EXAMPLES.filter((example) => example.kind === kind);
const named = ({ line }: Example, what: string): string => `docs/protocol.md:${line} ${what}`;
/** Returns the value at a path of keys; undefined when there is none. */
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
const keysOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];
const textAt = (value: unknown, ...keys: readonly string[]): string => String(at(value, ...keys));

/** Returns the paths of all texts in a message. */
const textsOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
};

const withText = (value: unknown, path: readonly string[], text: string): unknown => {
  const copy: unknown = structuredClone(value);
  const last = present(path.at(-1), 'a text stands somewhere');
  Reflect.set(Object(at(copy, ...path.slice(0, -1))), last, text);
  return copy;
};

test('no text of any command holds what stands for a kept text: a refusal that says it again would be given that one', () => {
  const taken = of('command').flatMap((example) =>
    textsOf(example.value)
      .filter((path) => {
        const said = textAt(example.value, ...path);
        // As long as the original, because a refusal of a text that is too short would prove nothing.
        return parseClientCommand(withText(example.value, path, `\u0001${said.slice(1)}`)).ok;
      })
      .map((path) => named(example, path.join('.'))),
  );
  expect(taken).toEqual([]);
});

describe('what a phone sends by the page is taken', () => {
  test.each([
    ['handshake', parseHandshake],
    ['command', parseClientCommand],
    ['sync', parseSyncRequest],
    ['draft', parseDraft],
    ['seen', parseSeen],
    ['watched', parseWatched],
    ['unlock', parseUnlock],
    ['preview', parseStaffAct],
    ['previewMany', parseStaffActs],
  ] as const)('%s', (kind, parse) => {
    const faults = of(kind).flatMap((example) => {
      const taken = parse(example.value);
      return taken.ok ? [] : named(example, taken.error.key);
    });
    expect(of(kind)).not.toEqual([]);
    expect(faults).toEqual([]);
  });
});

/** Returns those of `all` that the page does not show. */
const missing = (all: readonly string[], shown: readonly string[]): readonly string[] =>
  all.filter((each) => !shown.includes(each));

describe('nothing is left out:', () => {
  const commands = of('command').map(({ value }) => value);

  test('commands, what is played, and what is asked of a contract', () => {
    const played = commands.filter((value) => at(value, 'type') === 'play');
    expect(
      missing(
        COMMAND_TYPES,
        commands.map((value) => textAt(value, 'type')),
      ),
    ).toEqual([]);
    expect(
      missing(
        PLAY_TYPES,
        played.map((value) => textAt(value, 'command', 'type')),
      ),
    ).toEqual([]);
    const wished = commands.filter((value) => at(value, 'type') === 'actOnContract');
    expect(
      missing(
        WISH_TYPES,
        wished.map((value) => textAt(value, 'wish', 'type')),
      ),
    ).toEqual([]);
  });

  test('messages of phones, with what comes back', () => {
    const heard = [...HANDLERS.keys()].filter((name) => name !== TOO_LONG);
    expect(missing(heard, wordsUnder('What the phone says'))).toEqual([]);
    const silent = ['command', 'seen', 'watched'];
    const answered = EXAMPLES.map(({ kind }) => kind);
    expect(
      missing(
        missing(heard, silent).map((name) => `${name} answered`),
        answered,
      ),
    ).toEqual([]);
  });

  test('questions, each by its address or by the end of it', () => {
    const paths = Object.values(READS).map((pattern) => `/api${pattern.split('?')[0] ?? ''}`);
    const unnamed = missing(paths, ADDRESSES);
    expect(unnamed.filter((path) => !ADDRESSES.includes(path.slice(path.lastIndexOf('/'))))).toEqual([]);
  });

  test('what may stand beside a question', () => {
    const names = Object.values(READS).flatMap((pattern) => pattern.split('?')[1]?.split('&') ?? []);
    const page = textUnder('HTTP');
    expect(names.filter((name) => !page.includes(`?${name}=`))).toEqual([]);
  });

  test('messages of the server', () => {
    expect(missing(SERVER_MESSAGES, wordsUnder('What the server says by itself'))).toEqual([]);
    expect(
      missing(
        SERVER_MESSAGES,
        EXAMPLES.map(({ kind }) => kind),
      ),
    ).toEqual([]);
  });

  test('answers', () => {
    const shown = of('answer').map(({ value }) => textAt(value, 'value', 'type'));
    expect(missing(ANSWERS, shown)).toEqual([]);
    expect(missing(ANSWERS, wordsUnder('Answers to commands'))).toEqual([]);
  });

  test('codes of errors, and none that there is not', () => {
    const shown = wordsUnder('Errors');
    expect([missing(CODES, shown), missing(shown, CODES)]).toEqual([[], []]);
  });

  test('what marks a card', () => {
    const effects = casesOf(arbAbility(), 200, 1).flatMap((ability) =>
      ability.timing === 'reveal' ? ability.effects : [],
    );
    const ops = new Set(effects.filter(isLastingEffect).map(({ op }) => op));
    expect(ops).toContain('silence');
    expect([...ops].filter((op) => !saidOf('ValuesChanged').includes(`\`${op}\``))).toEqual([]);
  });

  test('events and notes', () => {
    expect(
      missing(
        EVENTS,
        of('event').map(({ value }) => textAt(value, 'type')),
      ),
    ).toEqual([]);
    expect(
      missing(
        NOTES,
        of('event').map(({ value }) => textAt(value, 'act')),
      ),
    ).toEqual([]);
  });
});

/** Returns the examples that are like nothing that is really said. */
function untrue(examples: readonly Example[], real: readonly unknown[]): readonly string[] {
  return examples.flatMap((example) => {
    const fault = shapeFault(example.value, real);
    return fault === null ? [] : named(example, fault);
  });
}

describe('what the server says is like what it says on the page:', () => {
  test('answers to commands', () => {
    const real = inside.answers.map((value) => ({ ok: true, value }));
    const typeOf = (value: unknown) => textAt(value, 'value', 'type');
    const faults = of('answer').flatMap((example) =>
      untrue(
        [example],
        real.filter((each) => typeOf(each) === typeOf(example.value)),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('what comes back for messages, and what it says by itself', () => {
    const kinds = [
      ...SERVER_MESSAGES,
      ...EXAMPLES.map(({ kind }) => kind).filter((kind) => kind.endsWith(' answered')),
    ];
    const faults = kinds.flatMap((kind) => {
      const heard = outside.messages.get(kind) ?? [];
      return untrue(of(kind), kind === 'table' ? [...heard, inside.table] : heard);
    });
    expect(faults).toEqual([]);
  });

  test('answers over HTTP', () => {
    const examples = EXAMPLES.filter(({ kind }) => kind.startsWith('GET '));
    const faults = examples.flatMap((example) => {
      const real = outside.http.get(example.kind.slice('GET '.length));
      return real === undefined ? named(example, 'is not asked') : untrue([example], [real]);
    });
    expect(examples.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });

  test('events, those of a seat alone too', () => {
    const faults = of('event').flatMap((example) => {
      const { value } = example;
      if (at(value, 'act') !== undefined)
        return noteSchema.safeParse(value).success ? [] : named(example, 'is no note');
      if (at(value, 'to') === 'everyone')
        return eventSchema.safeParse(value).success ? [] : named(example, 'is no event');
      const type = at(value, 'type');
      return untrue(
        [example],
        inside.events.filter((event) => event.type === type),
      );
    });
    expect(faults).toEqual([]);
  });
});

describe('the patrons’ table:', () => {
  test('no move, event or refusal of it is left out', () => {
    const moves = of('command').filter(({ value }) => at(value, 'type') === 'playGame');
    const moved = moves.map(({ value }) => textAt(value, 'command', 'type'));
    expect(missing(GAME_TYPES, moved)).toEqual([]);
    const events = of('game event').map(({ value }) => textAt(value, 'type'));
    expect([missing(GAME_EVENTS, events), missing(events, GAME_EVENTS)]).toEqual([[], []]);
    expect(of('game refusals').map(({ value }) => keysOf(value))).toEqual([GAME_REFUSALS]);
  });

  test('its events are like those of games', () => {
    const real = casesOf(arbSealedPatronGame('any'), 40, 1).flatMap((game) =>
      logOfSealedGame(playSealedGame(game)),
    );
    const faults = of('game event').flatMap((example) =>
      untrue(
        [example],
        real.filter(({ type }) => type === at(example.value, 'type')),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('a view begins as the page says, and its hash is what it says', () => {
    const fresh = (viewer: 'a' | 'watcher') => PATRONS.viewOf(PATRONS.fresh, viewer);
    expect(of('game view').map(({ value }) => value)).toEqual([fresh('a')]);
    const hashes = { a: viewHash(fresh('a')), watcher: viewHash(fresh('watcher')) };
    expect(of('hash of the game view').map(({ value }) => value)).toEqual([hashes]);
  });
});

test('a view begins as the page says, and its hash is what it says', () => {
  expect(of('view').map(({ value }) => value)).toEqual([matchViewOf(NEW_SEALED_MATCH, 'a')]);
  for (const { value } of of('hash')) expect(viewHash(at(value, 'of'))).toBe(at(value, 'hash'));
  const hashes = {
    a: viewHash(matchViewOf(NEW_SEALED_MATCH, 'a')),
    watcher: viewHash(matchViewOf(NEW_SEALED_MATCH, 'watcher')),
  };
  expect(of('hash of the view').map(({ value }) => value)).toEqual([hashes]);
});

test('the limits are those of the page', () => {
  expect(of('limits').map(({ value }) => value)).toEqual([
    {
      message: {
        bytes: LIMITS.messageBytes,
        frameBytes: LIMITS.frameBytes,
        fragments: LIMITS.fragments,
        depth: LIMITS.depth,
      },
      sockets: {
        ofDevice: LIMITS.socketsPerDevice,
        ofPerson: LIMITS.socketsPerPerson,
        ofProcess: PLACES.sockets,
        ofStrangers: PLACES.strangers,
        ofStrangersAtOneAddress: PLACES.strangersOfAddress,
      },
      seconds: { toAuthenticate: PLACES.toAuthenticate / 1000, idle: PLACES.idle / 1000 },
      rates: {
        ...RATES,
        packet: PACKETS,
        strangers: STRANGERS,
        wrongCodes: WRONG_CODES,
        beginnings: BEGINNINGS,
        shows: SHOWS,
        repeats: REPEATS,
      },
    },
  ]);
});

test('the settings that are numbers are those of the page, with their bounds', () => {
  const bounds = { ...SETTINGS, windowTime: WINDOW_TIME, ...INTRIGUE_SETTINGS, ...PATRONS_SETTINGS };
  expect(of('settings').map(({ value }) => value)).toEqual([bounds]);
});
