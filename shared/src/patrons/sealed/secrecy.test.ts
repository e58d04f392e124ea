// Non-interference at the patrons' table (EVENT, Secrets; PATRONS 11 and 12): from what they get, nobody can tell
// another's sealed patron, hand, pile or exchange, nor what is still to be drawn. Planted leaks are found.

import { describe, expect, test } from 'vitest';
import { type DecideSealed, type Entropy, visibleTo } from '../../fairness/index.ts';
import { otherSeat, type Seat } from '../../rules/index.ts';
import {
  type AnyGameCommand,
  arbSealedPatronGame,
  casesOf,
  countedEntropy,
  HONEST,
  N,
  SECRECY_LAWS,
  SealedGameTable,
  type Teller,
} from '../../testing/index.ts';
import {
  decideSealedGame,
  type GameTerms,
  openSealedGame,
  patronCommitment,
  PATRONS,
  type Patrons,
  type SealedGame,
  type SealedGameEvent,
} from '../index.ts';

const games = casesOf(arbSealedPatronGame('any'), 60, 7);

/** Returns the first secret that a teller tells in these games; null if it keeps all of them. */
function firstLeak(teller: Teller): string | null {
  for (const game of games)
    for (const law of Object.values(SECRECY_LAWS)) {
      const found = law(game, teller);
      if (found !== null) return found;
    }
  return null;
}

describe.each(Object.entries(SECRECY_LAWS))('%s', (_, law) => {
  test('tells nobody else anything, whatever it is', () => {
    for (const game of games) expect(law(game, HONEST)).toBeNull();
  });
});

/** A teller that changes one event before it tells it. */
const telling = (
  change: (event: SealedGameEvent, all: readonly SealedGameEvent[]) => readonly unknown[],
): Teller => ({
  ...HONEST,
  tell: (events, viewer) => visibleTo(events, viewer).flatMap((event) => change(event, events)),
});

/** Returns the first card of which a step tells only its seat or the server. */
const hiddenIn = (events: readonly SealedGameEvent[]): string =>
  events
    .flatMap((event) => {
      if (event.type === 'CardsDrawn') return event.cards.map(({ copy }) => copy);
      if (event.type === 'PileOrdered') return event.pile.map(({ copy }) => copy);
      return event.type === 'HandExchanged' ? event.copies : [];
    })
    .at(-1) ?? '';

const isOdd = (text: string): boolean =>
  [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1;

/** A teller whose decider answers differently, depending on a secret. */
const deciding = (
  change: (
    decide: DecideSealed<Patrons>,
    ...asked: Parameters<DecideSealed<Patrons>>
  ) => ReturnType<DecideSealed<Patrons>>,
): Teller => ({
  ...HONEST,
  decide: (terms) => {
    const decide = decideSealedGame(terms);
    return (state, command, entropy) => change(decide, state, command, entropy);
  },
});

const handOf = ({ rules }: SealedGame, seat: Seat): readonly string[] =>
  rules.secret[seat].hand.map(({ copy }) => copy);

const LEAKS: Readonly<Record<string, Teller>> = {
  'what is for a seat goes to everybody': {
    ...HONEST,
    tell: (events) => events.filter(({ to }) => to !== 'server'),
  },
  'what is for the server goes to everybody': {
    ...HONEST,
    tell: (events, viewer) =>
      events.filter(({ to }) => to === 'server' || to === 'everyone' || to === viewer),
  },
  'a view holds the other’s hand': {
    ...HONEST,
    table: {
      ...PATRONS,
      viewOf: (state, viewer) =>
        PATRONS.viewOf(
          viewer === 'watcher'
            ? state
            : {
                ...state,
                rules: { ...state.rules, secret: { a: state.rules.secret.b, b: state.rules.secret.a } },
              },
          viewer,
        ),
    },
  },
  'the order of messages hangs on a card': {
    ...HONEST,
    tell: (events, viewer) => {
      const seen = visibleTo(events, viewer);
      return isOdd(hiddenIn(events)) ? seen.toReversed() : seen;
    },
  },
  'the number of messages hangs on a card': telling((event, all) =>
    isOdd(hiddenIn(all)) ? [event, event] : [event],
  ),
  'a public number hangs on a pile': telling((event, all) =>
    event.type === 'PileShuffled' ? [{ ...event, size: event.size + hiddenIn(all).length }] : [event],
  ),
  'an exchange tells which': telling((event, all) =>
    event.type === 'ExchangeCounted' ? [{ ...event, copies: hiddenIn(all) }] : [event],
  ),
  'who is asked to discard shows the hand': {
    ...HONEST,
    table: {
      ...PATRONS,
      dueFrom: (of) => {
        const due = PATRONS.dueFrom(of);
        if (!('rules' in of)) return due;
        return due.map((one) => ({ ...one, hand: handOf(of, one.seat).join() }));
      },
    },
  },
  'only who can play something is awaited': {
    ...HONEST,
    table: {
      ...PATRONS,
      dueFrom: (of) =>
        PATRONS.dueFrom(of).filter(
          ({ seat, what }) => what !== 'turn' || !('rules' in of) || isOdd(handOf(of, seat).join()),
        ),
    },
  },
  'a refusal says what the other holds': deciding((decide, state, command, entropy) => {
    if (command.type !== 'play' || !handOf(state, otherSeat(command.seat)).includes(command.copy))
      return decide(state, command, entropy);
    return { ok: false, error: { code: 'card', copy: 'not yours' } };
  }),
  'a note is made of a sealed patron': deciding((decide, state, command, entropy) => {
    const decided = decide(state, command, entropy);
    if (!decided.ok || command.type !== 'choosePatron' || !isOdd(command.patron)) return decided;
    const note = { act: 'called', seat: command.seat } as const;
    const event = { type: 'DeskNoted', to: 'everyone', note } as const;
    const { events, state: after } = decided.value;
    return { ok: true, value: { events: [...events, event], state: PATRONS.evolve(after, event) } };
  }),
  'exchanges are published as they are made': deciding((decide, state, command, entropy) => {
    const decided = decide(state, command, entropy);
    if (!decided.ok || command.type !== 'exchange') return decided;
    const { events, state: after } = decided.value;
    const event = { type: 'ExchangesPublished', to: 'everyone', exchanges: after.exchanged } as const;
    return { ok: true, value: { events: [...events, event], state: PATRONS.evolve(after, event) } };
  }),
  'the seed is published with the toss': deciding((decide, state, command, entropy) => {
    const decided = decide(state, command, entropy);
    if (!decided.ok || !decided.value.events.some(({ type }) => type === 'FirstTossed')) return decided;
    const { events, state: after } = decided.value;
    const event = { type: 'NonceGiven', to: 'everyone', seat: 'a', seed: after.vault.seed } as const;
    return { ok: true, value: { events: [...events, event], state: after } };
  }),
};

test('there are more than ten leaks', () => {
  expect(Object.keys(LEAKS).length).toBeGreaterThan(10);
});

test.each(Object.entries(LEAKS))('it is found where %s', (_, teller) => {
  expect(firstLeak(teller)).not.toBeNull();
});

/** Tries to open the sealed patron of a with every value that b was told as the salt. */
function guessPatron(entropy: Entropy): string | null {
  const terms: GameTerms = new SealedGameTable().terms;
  const { state: opened, events } = openSealedGame(terms, { match: 'm', bots: [] }, entropy);
  const decide = decideSealedGame(terms);
  const log = [...events];
  let state = opened;
  const commands: readonly AnyGameCommand[] = [
    { type: 'promise', seat: 'a', promise: N.a },
    { type: 'choosePatron', seat: 'a', patron: 'ash-prophet' },
  ];
  for (const command of commands) {
    const decided = decide(state, command, entropy);
    if (!decided.ok) throw new Error(decided.error.code);
    ({ state } = decided.value);
    log.push(...decided.value.events);
  }
  const sealed = state.seals.rows[0]?.commitment;
  const values = ['00'.repeat(32), ...(JSON.stringify(visibleTo(log, 'b')).match(/[0-9a-f]{64}/gu) ?? [])];
  const patrons = [...terms.catalogue.values()].filter(({ kind }) => kind === 'patron');
  const told = patrons.find(({ id }) =>
    values.some((salt) => patronCommitment('m', 'a', salt, id) === sealed),
  );
  return told?.id ?? null;
}

describe('F6: a patron is hidden by its fresh salt, for there are few to try', () => {
  test('who knows all patrons and all that was published cannot tell which', () => {
    expect(guessPatron(countedEntropy('fresh'))).toBeNull();
  });

  test('without a salt of its own it could be told', () => {
    expect(guessPatron({ draw: () => '00'.repeat(32) })).toBe('ash-prophet');
  });
});
