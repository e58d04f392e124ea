// @vitest-environment happy-dom
// What the phone says, word for word: hand-built events and views, each with the Russian and the English that it must
// give. The words stand in one table, sayings.md. When you change words, bring it up to date by
// `npx vitest run --project client sayings -u`, and read the difference: who won, who fell, what beats what.

import { explainTerm, LANGS, type Lang, plainText, TERMS } from '@dunmer/shared/cards';
import type { DeskNote, VisibleEvent } from '@dunmer/shared/fairness';
import {
  type AbilityRef,
  bySeat,
  cellAt,
  COLUMNS,
  type Conflict,
  type Seat,
  SEATS,
  type Viewer,
} from '@dunmer/shared/rules';
import { heldOf, holdingOf, placeAt, TRADERS } from '@dunmer/shared/testing';
import { type HeldPledge, pledge } from '@dunmer/shared/windows';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CardTile, tileFace } from '../cards/index.ts';
import { forget, keep, keptKeys } from '../device/index.ts';
import {
  altered,
  CARD_LIST,
  CATALOGUE,
  CONJURER,
  HERALD,
  OPENED,
  REVEALED,
  THIEF,
} from '../harness/handBuilt.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { sessionOf } from '../harness/sessionOf.ts';
import { readyPlayNames } from '../harness/windowPlay.ts';
import type { MatchSession } from '../net/index.ts';
import { cardsChangedRu, cardsEn, cardsRu, drakesEachRu, drakesEn, drakesRu } from '../text/amounts.ts';
import { filmEn } from '../around/film.en.ts';
import { filmRu } from '../around/film.ru.ts';
import { chooseLang } from '../text/index.ts';
import { matchEn } from '../around/match.en.ts';
import { matchRu } from '../around/match.ru.ts';
import type { FilmStep } from './film/filmStep.ts';
import { reelWords } from './film/reelWords.ts';
import { filmSteps } from './film/steps.ts';
import { stepWords } from './film/stepWords.ts';
import type { Teller } from './film/teller.ts';
import { NO_TWINS } from './film/twins.ts';
import { MatchTable } from './matchScreen.tsx';
import { cardLabel, placeLabel } from './table/cellLabel.ts';

const NAMES = { a: 'Тралан', b: 'Мивул' };
const TEXT = { ru: matchRu, en: matchEn } as const;
const teller = (lang: Lang): Teller => ({
  lang,
  names: NAMES,
  naming: 'whole',
  stake: 12,
  twins: NO_TWINS,
  catalogue: CATALOGUE,
  plays: readyPlayNames,
  text: lang === 'ru' ? filmRu : filmEn,
});

type Said = string | readonly string[];
interface Case {
  readonly what: string;
  readonly says: (lang: Lang) => Said | Promise<Said>;
}

const toAll = { to: 'everyone' } as const;

// The film: the last moment of these events.

/** Returns the line between the halves for this step: with much room, and with the least. */
const onTheLine = (speaker: Teller, step: FilmStep): readonly string[] => {
  const lines = (['ample', 'scarce', 'least'] as const).map((room) =>
    plainText(reelWords(speaker, step, room) ?? []),
  );
  return [...new Set(lines)].filter((line) => line !== '');
};

const told =
  (events: readonly VisibleEvent[], viewer: Viewer = 'watcher', stake: number | null = 12) =>
  (lang: Lang): Said => {
    const speaker = { ...teller(lang), stake };
    const step = filmSteps(CATALOGUE, viewer, events).at(-1);
    if (step === undefined) return '';
    const { title, lines, rule } = stepWords(speaker, step);
    return [
      rule === '' ? title : `${title} (${rule})`,
      ...lines.map(plainText),
      ...onTheLine(speaker, step).map((line) => `▸ ${line}`),
    ];
  };
const then = (...events: readonly VisibleEvent[]) => told([...REVEALED, ...events]);
const opened = (facts: Partial<Extract<VisibleEvent, { type: 'MatchOpened' }>>) =>
  told([
    ...OPENED.slice(0, 1),
    {
      type: 'MatchOpened',
      ...toAll,
      short: { a: false, b: false },
      order: 'together',
      friendly: false,
      ...facts,
    },
  ]);

const stands = (copy: string, why: 'not-overcome' | 'protected' = 'not-overcome') =>
  ({ copy, fate: 'stands', why }) as const;
const falls = (copy: string, why: 'overcome' | 'no-virtues' = 'overcome') =>
  ({ copy, fate: 'defeated', why }) as const;
/** The guard beats the pilgrim, the trader beats the idol, and the governor is protected from the thief. */
const CONFLICTS: readonly Conflict[] = [
  { column: 0, a: stands('a0'), b: falls('b0') },
  { column: 1, a: falls('a1', 'no-virtues'), b: stands('b1') },
  { column: 2, a: stands('a2', 'protected'), b: stands('b2') },
];
const round = (conflicts: readonly Conflict[]): VisibleEvent => ({
  type: 'RoundFought',
  ...toAll,
  round: 1,
  conflicts,
});
const ranks = (conflictOf: (column: number) => readonly [string, string]): VisibleEvent =>
  round(
    COLUMNS.map((column): Conflict => {
      const [a, b] = conflictOf(column);
      return { column, a: falls(a), b: falls(b) };
    }),
  );
/** All cards of both sides fall: first those in front, then those that have moved up. */
const ALL_FALL: readonly VisibleEvent[] = [
  ranks((column) => [`a${column}`, `b${column}`]),
  {
    type: 'CardsAdvanced',
    ...toAll,
    moves: SEATS.flatMap((seat) =>
      COLUMNS.map((column) => ({
        seat,
        copy: `${seat}${column + 3}`,
        from: cellAt('back', column),
        to: cellAt('front', column),
      })),
    ),
  },
  ranks((column) => [`a${column + 3}`, `b${column + 3}`]),
];
/** When nobody falls, the round has no second moment. */
const JUDGED = then(round(CONFLICTS.slice(2)));
const COUNTED = (a: number, b: number, winner: Seat | null): VisibleEvent => ({
  type: 'MatchCounted',
  ...toAll,
  survivors: { a, b },
  winner,
});
const cast = (targets: readonly string[]): VisibleEvent => ({
  type: 'AbilityCast',
  ...toAll,
  by: THIEF,
  targets,
  duration: 'field',
});
const changed = (copy: string, to: ReturnType<typeof altered>): VisibleEvent => ({
  type: 'ValuesChanged',
  ...toAll,
  changes: [{ copy, altered: to }],
});
const CHOICE = { id: 1, seat: 'b', by: THIEF, kind: 'target', options: ['a0', 'a1'] } as const;
const SUMMON = { id: 1, seat: 'a', by: CONJURER, kind: 'summon', cells: [4] } as const;
const due = (choice: typeof CHOICE | typeof SUMMON): VisibleEvent => ({
  type: 'ChoiceDue',
  ...toAll,
  choice,
});
const toss = (winner: Seat): VisibleEvent => ({
  type: 'TossHeld',
  ...toAll,
  occasion: { step: 'reveal', initiative: 3 },
  winner,
});
const passed = (why: Extract<VisibleEvent, { type: 'AbilityPassed' }>['why']): VisibleEvent => ({
  type: 'AbilityPassed',
  ...toAll,
  by: THIEF,
  why,
});
const summonPassed = (why: Extract<VisibleEvent, { type: 'SummonPassed' }>['why']): VisibleEvent => ({
  type: 'SummonPassed',
  ...toAll,
  by: CONJURER,
  why,
});

// Promises and intrigue cards: anna sits at a, boris at b.

const WINDOWS: VisibleEvent = {
  type: 'WindowsOpened',
  ...toAll,
  traders: TRADERS,
  stake: 12,
  holdings: bySeat((seat) => holdingOf(seat, { hand: ['dora/blessing', 'slander#1', 'solace#1'] })),
};
const AT_TABLE = [...OPENED, WINDOWS];
const thenPlayed = (...events: readonly VisibleEvent[]) =>
  told([...AT_TABLE, ...REVEALED.slice(OPENED.length), ...events]);
const plays = (seat: Seat, key: string, ...on: readonly string[]): VisibleEvent => ({
  type: 'CardPlayed',
  ...toAll,
  seat,
  held: heldOf(key),
  on: on.map(placeAt),
  things: [],
});
const settles = (how: 'stands' | 'cancelled' | 'ended'): VisibleEvent => ({
  type: 'PlaySettled',
  ...toAll,
  how,
  spent: [],
});
const effectOf = (key: string): AbilityRef => ({ copy: key, card: heldOf(key).card, ability: 0 });
type Worked = Extract<VisibleEvent, { type: 'PlayWorked' }>;
const works = (key: string, work: Worked['work'], seat: Seat = 'a'): Worked => ({
  type: 'PlayWorked',
  ...toAll,
  seat,
  by: effectOf(key),
  work,
});
const shows = (key: string, ...cards: readonly string[]): VisibleEvent => ({
  type: 'CardsShown',
  to: 'a',
  by: effectOf(key),
  cards,
});
const lying = (seat: Seat, ...fronts: readonly HeldPledge[]): VisibleEvent => ({
  type: 'HoldingChanged',
  ...toAll,
  seat,
  holding: { mayHold: 0, pledges: 0, intrigue: 0, surplus: false, fronts },
});
const tieTaken = (by: HeldPledge | null): VisibleEvent => ({ type: 'TieTaken', ...toAll, seat: 'a', by });

const PLAYS: readonly Case[] = [
  {
    what: 'both may play, a toss says that b begins (PR18)',
    says: thenPlayed({ type: 'TossHeld', ...toAll, occasion: { step: 'window' }, winner: 'b' }),
  },
  {
    what: 'a lot says that a places first (2.2)',
    says: then({ type: 'TossHeld', ...toAll, occasion: { step: 'placement' }, winner: 'a' }),
  },
  {
    what: 'a plays a promise of b on the guard of a',
    says: thenPlayed(plays('a', 'boris/lent-blade', 'a0')),
  },
  {
    what: 'a plays a promise of somebody who is not here, on a card of b that lies face down',
    says: told([...AT_TABLE, plays('a', 'carol/whisper', 'b4')]),
  },
  {
    what: 'the promise of b gives the guard of a wisdom',
    says: thenPlayed(
      plays('a', 'boris/lent-blade', 'a0'),
      { type: 'PlayCast', ...toAll, by: effectOf('boris/lent-blade'), targets: ['a0'], effects: [] },
      changed(
        'a0',
        altered({ virtues: ['strength', 'wisdom'], superiority: ['wisdom'] }, [
          { by: effectOf('boris/lent-blade'), op: 'grant', aspect: 'virtues', virtues: ['wisdom'] },
        ]),
      ),
    ),
  },
  {
    what: 'an intrigue card changes nothing',
    says: thenPlayed(plays('b', 'slander#1', 'a1'), settles('stands'), {
      type: 'PlayCast',
      ...toAll,
      by: effectOf('slander#1'),
      targets: ['a1'],
      effects: [],
    }),
  },
  {
    what: 'b plays an intrigue card on two cards of a',
    says: thenPlayed(plays('b', 'slander#1', 'a1', 'a2')),
  },
  {
    what: 'a answers it',
    says: thenPlayed(plays('b', 'slander#1', 'a1'), plays('a', 'intercepted-letter#1')),
  },
  {
    what: 'it is cancelled',
    says: thenPlayed(plays('b', 'slander#1', 'a1'), plays('a', 'intercepted-letter#1'), settles('cancelled')),
  },
  {
    what: 'it works, for the answer was cancelled too',
    says: thenPlayed(
      plays('b', 'slander#1', 'a1'),
      plays('a', 'intercepted-letter#1'),
      plays('b', 'intercepted-letter#2'),
      settles('stands'),
    ),
  },
  {
    what: 'it waits for an answer when the match ends (IN21)',
    says: thenPlayed(plays('b', 'slander#1', 'a1'), settles('ended')),
  },
  { what: 'a goes first without a toss', says: thenPlayed(works('loud-voice#1', { op: 'first' })) },
  {
    what: 'both go first, so a toss is held',
    says: thenPlayed(works('loud-voice#1', { op: 'first' }), works('carol/first-say', { op: 'first' }, 'b')),
  },
  { what: 'a tie is a victory of a', says: thenPlayed(works('false-weights#1', { op: 'tie' })) },
  {
    what: 'a tie is a victory of both where a promise of somebody who is not here makes it one of b (case 3)',
    says: thenPlayed(lying('b', pledge('dora', 'surety')), works('false-weights#1', { op: 'tie' })),
  },
  {
    what: 'a tie is a victory of a where what lies before b was promised by a',
    says: thenPlayed(lying('b', pledge('anna', 'surety')), works('false-weights#1', { op: 'tie' })),
  },
  {
    what: 'a tie is a victory of nobody where no card stands on either side (PR21)',
    says: thenPlayed(...ALL_FALL, works('false-weights#1', { op: 'tie' })),
  },
  {
    what: 'a tie is a victory of both, and so of nobody',
    says: thenPlayed(works('false-weights#1', { op: 'tie' }), works('false-weights#2', { op: 'tie' }, 'b')),
  },
  { what: 'a may claim from the discard', says: thenPlayed(works('good-taste#1', { op: 'wide' })) },
  {
    what: 'the guard of a can’t be claimed',
    says: thenPlayed(works('safe-conduct#1', { op: 'shield', copy: 'a0' })),
  },
  {
    what: 'a gets a sixth of the 12 drakes of the stake back if they lose',
    says: thenPlayed(works('solace#1', { op: 'solace', n: 6 })),
  },
  {
    what: 'a gets part of the stake back if they lose, for who may not know what it is',
    says: told(
      [...AT_TABLE, ...REVEALED.slice(OPENED.length), works('solace#1', { op: 'solace', n: 6 })],
      'watcher',
      null,
    ),
  },
  {
    what: 'b summons nobody now',
    says: thenPlayed(works('locked-gates#1', { op: 'bar', step: 'summon-1' })),
  },
  {
    what: 'a alone sees what lies there',
    says: told([...AT_TABLE, plays('a', 'carol/whisper', 'b4'), shows('carol/whisper', 'scamp')], 'a'),
  },
  {
    what: 'a alone sees three cards of the deck of b',
    says: told([...AT_TABLE, shows('servants-gossip#1', 'scamp', 'thief', 'idol')], 'a'),
  },
  { what: 'a alone is shown that there is nothing', says: told([...AT_TABLE, shows('keyhole#1')], 'a') },
  {
    what: 'the same number of cards: a wins by a promise that lies in front',
    says: thenPlayed(tieTaken(pledge('dora', 'surety'))),
  },
  {
    what: 'the same number of cards: a wins by a card that was played',
    says: thenPlayed(works('false-weights#1', { op: 'tie' }), tieTaken(null)),
  },
  {
    what: 'b gets 2 drakes of the stake back',
    says: thenPlayed({ type: 'PotDivided', ...toAll, seat: 'b', amount: 2 }),
  },
  {
    what: 'a thief is taken from the discard of a',
    says: then(COUNTED(3, 2, 'a'), {
      type: 'PriceClaimed',
      ...toAll,
      seat: 'b',
      copy: 'a9',
      card: 'thief',
    }),
  },
];

const FILM: readonly Case[] = [
  { what: 'the match is open, both place', says: opened({}) },
  {
    what: 'seat b places first, for seat b is short',
    says: opened({ order: 'b', short: { a: false, b: true } }),
  },
  {
    what: 'both are short, a toss says who is first',
    says: opened({ order: 'toss', short: { a: true, b: true } }),
  },
  ...(['front', 'back', 'half'] as const).map((row): Case => ({
    what: `seat b seals: ${row}`,
    says: told([...OPENED, { type: 'RowCommitted', ...toAll, seat: 'b', row }]),
  })),
  {
    what: 'seat a goes on without a number, by a referee',
    says: told([...OPENED, { type: 'NonceWaived', ...toAll, seat: 'a', by: 'referee' }]),
  },
  {
    what: 'a move of seat b by default, for time was up',
    says: told([...OPENED, { type: 'DefaultApplied', ...toAll, seat: 'b', by: 'clock' }]),
  },
  ...(['clock', 'referee'] as const).map((by): Case => ({
    what: `a pass of seat b at a stop by default: ${by}`,
    says: thenPlayed(
      { type: 'StopBegun', ...toAll, stop: 'revealed', first: 'b', both: true },
      { type: 'SeatAsked', ...toAll, seat: 'b', play: null },
      { type: 'DefaultApplied', ...toAll, seat: 'b', by },
    ),
  })),
  { what: 'the reveal', says: told(REVEALED) },
  { what: 'a toss at initiative 3 that b wins', says: then(toss('b')) },
  { what: 'a toss at initiative 3 that a wins', says: then(toss('a')) },
  {
    what: 'initiative 3 on both sides, a first without a toss',
    says: then({ type: 'InitiativeSettled', ...toAll, initiative: 3, first: 'a' }, cast(['a0'])),
  },
  { what: 'the thief of b takes wealth from nobody', says: then(cast(['a0'])) },
  {
    what: 'the thief of b, whose target b chose, makes the governor of a lose power',
    says: then(
      due(CHOICE),
      cast(['a2']),
      changed(
        'a2',
        altered({ protection: ['cunning'] }, [
          { by: THIEF, op: 'remove', aspect: 'virtues', virtues: ['power'] },
        ]),
      ),
    ),
  },
  {
    what: 'the herald of a gives the guard of a protection from power',
    says: then(
      changed(
        'a0',
        altered({ virtues: ['strength'], superiority: ['wisdom'], protection: ['power'] }, [
          { by: HERALD, op: 'grant', aspect: 'protection', virtues: ['power'] },
        ]),
      ),
    ),
  },
  {
    what: 'the trader of b gets wisdom, and overcomes strength no more',
    says: then(
      changed(
        'b1',
        altered({ virtues: ['wealth', 'wisdom'], superiority: ['power'] }, [
          { by: HERALD, op: 'grant', aspect: 'virtues', virtues: ['wisdom'] },
        ]),
      ),
    ),
  },
  {
    what: 'the thief of b is silenced by the herald of a',
    says: then(
      changed(
        'b2',
        altered({ virtues: ['cunning'], superiority: ['power'], silenced: true }, [
          { by: HERALD, op: 'silence' },
        ]),
      ),
    ),
  },
  {
    what: 'the ability of the thief of b: it is silenced',
    says: then(passed({ reason: 'silenced', by: [HERALD] })),
  },
  { what: 'the ability of the thief of b: it is not in the front row', says: then(passed({ reason: 'in' })) },
  {
    what: 'the ability of the thief of b: its condition does not hold',
    says: then(passed({ reason: 'if' })),
  },
  { what: 'the ability of the thief of b: there is no target', says: then(passed({ reason: 'no-target' })) },
  {
    what: 'nothing comes of three abilities, one after the other',
    says: then(passed({ reason: 'in' }), passed({ reason: 'no-target' }), passed({ reason: 'if' })),
  },
  { what: 'seat b has to choose a target for the thief', says: then(due(CHOICE)) },
  { what: 'seat a has to say whom the conjurer summons', says: then(due(SUMMON)) },
  {
    what: 'summons before round 2',
    says: then(
      {
        type: 'SummonsBegun',
        ...toAll,
        step: 'summon-1',
        pending: [{ ...CONJURER, seat: 'a', initiative: 2 }],
      },
      summonPassed({ reason: 'uses' }),
    ),
  },
  {
    what: 'the conjurer of a summons a scamp to the back row, column 2',
    says: then({
      type: 'CreatureSummoned',
      ...toAll,
      seat: 'a',
      by: CONJURER,
      copy: 'a9',
      card: 'scamp',
      cell: 4,
    }),
  },
  { what: 'seat a summons nobody', says: then({ type: 'SummonDeclined', ...toAll, by: CONJURER }) },
  ...(['uses', 'no-cell', 'owner-knows'] as const).map((reason): Case => ({
    what: `the conjurer of a does not summon: ${reason}`,
    says: then(summonPassed({ reason })),
  })),
  {
    what: 'seat a alone reads that no creature of its deck fits',
    says: told(
      [...REVEALED, summonPassed({ reason: 'owner-knows' }), { type: 'SummonLacked', to: 'a', by: CONJURER }],
      'a',
    ),
  },
  { what: 'round 1: the governor of a is protected from the thief of b; nobody falls', says: JUDGED },
  {
    what: 'round 1: the guard of a beats the pilgrim of b, the trader of b beats the idol of a',
    says: (lang) => {
      const steps = filmSteps(CATALOGUE, 'watcher', [...REVEALED, round(CONFLICTS.slice(0, 2))]);
      const judged = steps.at(-2);
      return judged === undefined ? '' : stepWords(teller(lang), judged).lines.map(plainText);
    },
  },
  { what: 'they fall: the pilgrim of b, the idol of a', says: then(round(CONFLICTS.slice(0, 2))) },
  { what: 'round 1 in which nobody faces anybody', says: then(round([])) },
  {
    what: 'the conjurer of b moves up',
    says: then({ type: 'CardsAdvanced', ...toAll, moves: [{ seat: 'b', copy: 'b4', from: 4, to: 1 }] }),
  },
  { what: 'the count: 3 of a, 2 of b', says: then(COUNTED(3, 2, 'a')) },
  { what: 'the count: 2 of a, 3 of b', says: then(COUNTED(2, 3, 'b')) },
  { what: 'the count: 3 and 3', says: then(COUNTED(3, 3, null)) },
  {
    what: 'a won; b takes the guard of a',
    says: then(COUNTED(3, 2, 'a'), { type: 'PriceClaimed', ...toAll, seat: 'b', copy: 'a0', card: 'guard' }),
  },
  {
    what: 'a won; b takes nothing',
    says: then(COUNTED(3, 2, 'a'), { type: 'PriceWaived', ...toAll, seat: 'b' }),
  },
  {
    what: 'a referee closes the claim',
    says: then(COUNTED(3, 2, 'a'), { type: 'ClaimClosed', ...toAll, reason: 'ссора' }),
  },
  { what: 'seat a concedes', says: then({ type: 'MatchConceded', ...toAll, seat: 'a' }) },
  {
    what: 'a referee gives the match to b',
    says: then({ type: 'MatchAwarded', ...toAll, winner: 'b', claim: false, reason: 'ссора' }),
  },
  { what: 'a referee voids the match', says: then({ type: 'MatchVoided', ...toAll, reason: 'пожар' }) },
];

const NOTES: readonly DeskNote[] = [
  { act: 'paused', by: 'referee', reason: 'дождь' },
  { act: 'resumed', by: 'organiser' },
  { act: 'extended', by: 'referee', seat: 'a', seconds: 90 },
  { act: 'nudged', by: 'b', seat: 'a' },
  { act: 'called', seat: 'b' },
  { act: 'callClosed', by: 'referee' },
  { act: 'defaultAnnounced', by: 'referee', seat: 'a', seconds: 15 },
  { act: 'defaultStopped', by: 'referee', seat: 'a' },
  { act: 'linkMade', by: 'organiser', seat: 'b' },
  { act: 'unbound', by: 'clock' },
  { act: 'settledAgain', by: 'referee', kind: 'awarded', winner: 'b', reason: 'ошибка' },
  { act: 'settledAgain', by: 'referee', kind: 'voided', winner: null, reason: 'ошибка' },
];
const DESK = NOTES.map((note): Case => ({
  what: JSON.stringify(note).replaceAll(/[{}"]/g, ''),
  // Cut off the last line: it is what the film's line says meanwhile.
  says: (lang) => told([...REVEALED, { type: 'DeskNoted', ...toAll, note }])(lang).slice(-2, -1),
}));

// The table itself: mounted pages.

const session = (events: readonly VisibleEvent[], viewer: Viewer): MatchSession =>
  sessionOf(events, viewer, { catalogue: { version: 'hand', cards: CARD_LIST, decks: [] } });

/** Mounts a table whose film has been seen to its end. */
async function tableOf(events: readonly VisibleEvent[], viewer: Viewer, at = 999): Promise<Mounted> {
  keep(`film.seen.hand-built.${viewer}`, String(at));
  const page = await mounted(<MatchTable session={session(events, viewer)} leave={() => undefined} />);
  await page.settle();
  return page;
}

/** Returns the text of a node piece by piece, icons included. */
function piecesOf(part: Node): readonly string[] {
  if (!(part instanceof Element)) return [part.nodeValue ?? ''];
  const { virtue } = part instanceof SVGElement ? part.dataset : {};
  return virtue === undefined ? [...part.childNodes].flatMap(piecesOf) : [`[${virtue}]`];
}
const textsOf = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((one) =>
    piecesOf(one).join(' ').replaceAll(/\s+/g, ' ').trim(),
  );

const onPage =
  (events: readonly VisibleEvent[], viewer: Viewer, selector: string, at?: number) =>
  async (): Promise<Said> => {
    const page = await tableOf(events, viewer, at);
    const found = textsOf(selector);
    await page.unmount();
    return found;
  };

const CLAIMING = [...REVEALED, COUNTED(3, 2, 'a')];
const FINISHED = [
  ...CLAIMING,
  { type: 'PriceClaimed', ...toAll, seat: 'b', copy: 'a0', card: 'guard' } as const,
];
const ENDINGS: readonly (readonly [string, readonly VisibleEvent[]])[] = [
  ['a has won 3 to 2, and b took the guard', FINISHED],
  ['a has won 3 to 2, and b took nothing', [...CLAIMING, { type: 'PriceWaived', ...toAll, seat: 'b' }]],
  ['nobody has won, 3 to 3', [...REVEALED, COUNTED(3, 3, null)]],
  ['a has conceded', [...REVEALED, { type: 'MatchConceded', ...toAll, seat: 'a' }]],
  [
    'a referee has given it to b',
    [...REVEALED, { type: 'MatchAwarded', ...toAll, winner: 'b', claim: false, reason: 'ссора' }],
  ],
  ['a referee has voided it', [...REVEALED, { type: 'MatchVoided', ...toAll, reason: 'пожар' }]],
];
const VIEWERS: readonly Viewer[] = ['a', 'b', 'watcher'];
const RESULTS = ENDINGS.flatMap(([what, events]) =>
  VIEWERS.map((viewer): Case => ({
    what: `${what}; read by ${viewer}`,
    says: onPage(events, viewer, 'main section:first-of-type h2, main section:first-of-type p'),
  })),
);

/** The verdicts are the third moment of the film. The second seat's page shows the first seat above. */
const JUDGED_AT = 2;
const VERDICTS = (['a', 'b'] as const).map((viewer): Case => ({
  what: `the three columns in front of ${viewer}: what becomes of the upper card, then of the lower one`,
  // The opening and the reveal come before it.
  says: onPage(
    [...REVEALED, round(CONFLICTS), COUNTED(3, 2, 'a')],
    viewer,
    '[class*="_verdict_"]',
    JUDGED_AT,
  ),
}));

const ASKED: readonly Case[] = [
  {
    what: 'b, who lost, is asked for the price',
    says: onPage(CLAIMING, 'b', '[class*="_asking_"] strong, footer button'),
  },
  { what: 'a, who won, waits', says: onPage(CLAIMING, 'a', 'footer [role="status"]') },
  { what: 'a watcher waits', says: onPage(CLAIMING, 'watcher', 'footer [role="status"]') },
  {
    what: 'b is asked for a target',
    says: onPage([...REVEALED, due(CHOICE)], 'b', '[class*="_asking_"] strong, footer button, footer p'),
  },
  { what: 'a waits for it', says: onPage([...REVEALED, due(CHOICE)], 'a', 'footer [role="status"]') },
  {
    what: 'a is asked whom to summon, and has nobody',
    says: onPage([...REVEALED, due(SUMMON)], 'a', '[class*="_asking_"] strong, footer button'),
  },
  { what: 'b waits for it', says: onPage([...REVEALED, due(SUMMON)], 'b', 'footer [role="status"]') },
];

const LABELS: readonly Case[] = [
  {
    what: 'every control of the film',
    async says() {
      const page = await tableOf([...REVEALED, COUNTED(3, 3, null)], 'a', 1);
      const controls = [...document.querySelectorAll('footer button, footer input')];
      const found = controls.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
      await page.unmount();
      return found;
    },
  },
  {
    what: 'the cells of the front rows, as a hears them',
    says: onPage(
      [...REVEALED, due(CHOICE)],
      'a',
      '[data-cell="b0"] > span:first-child, [data-cell="b1"] > span:first-child, [data-cell="b2"] > span:first-child, [data-cell="a0"] > span:first-child, [data-cell="a1"] > span:first-child, [data-cell="a2"] > span:first-child',
    ),
  },
  ...CARD_LIST.map((card): Case => ({
    what: `card: virtues ${card.virtues.join(', ') || '–'}; beats ${card.superiority.join(', ') || '–'}; protected from ${(card.protection ?? []).join(', ') || '–'}`,
    says: (lang) =>
      cardLabel({ text: TEXT[lang], teller: teller(lang) }, { copy: 'x', card: card.id, altered: null }),
  })),
  {
    what: 'the guard, silenced, with other values',
    says: (lang) =>
      cardLabel(
        { text: TEXT[lang], teller: teller(lang) },
        {
          copy: 'x',
          card: 'guard',
          altered: altered({
            virtues: ['wealth'],
            superiority: ['power'],
            protection: ['wisdom'],
            silenced: true,
          }),
        },
      ),
  },
  {
    what: 'an own cell, and the other’s',
    says: (lang) => [
      placeLabel({ text: TEXT[lang], viewer: 'a', names: NAMES }, 'a', 0),
      placeLabel({ text: TEXT[lang], viewer: 'a', names: NAMES }, 'b', 5),
    ],
  },
];

/** Returns an icon's virtue, form and colour. */
const iconOf = (icon: Element): string => {
  const colour =
    /_(strength|cunning|wealth|power|wisdom)_/.exec(icon.getAttribute('class') ?? '')?.[1] ?? 'none';
  const form = icon.querySelectorAll('path').length === 2 ? 'shield' : 'bare';
  const virtue = icon.getAttribute('data-virtue') ?? '';
  return `${virtue}, ${form}${colour === virtue ? '' : `, IN THE COLOUR OF ${colour}`}`;
};
const TILES = CARD_LIST.map((card): Case => ({
  what: `tile: virtues ${card.virtues.join(', ') || '–'}; beats ${card.superiority.join(', ') || '–'}; protected from ${(card.protection ?? []).join(', ') || '–'}`,
  async says(lang) {
    const page = await mounted(<CardTile face={tileFace(card, lang)} />);
    const part = (name: string): string =>
      [...document.querySelectorAll(`[class*="_${name}_"] [data-virtue]`)].map(iconOf).join('; ') || '–';
    const signs = textsOf('[class*="_signs_"]').join('');
    const [name = ''] = textsOf('[class*="_name_"]');
    const told = [
      name,
      `above: ${part('is')}`,
      `left edge: ${part('shields')}`,
      `below: ${part('beats')}`,
      `number: ${signs || '–'}`,
    ];
    await page.unmount();
    return told;
  },
}));

const COUNTS = [0, 1, 2, 5, 11, 21, 22] as const;
const NUMBERS: readonly Case[] = [
  { what: 'cards', says: (lang) => COUNTS.map(lang === 'ru' ? cardsRu : cardsEn) },
  { what: 'cards that are changed', says: (lang) => COUNTS.map(lang === 'ru' ? cardsChangedRu : cardsEn) },
  { what: 'drakes', says: (lang) => COUNTS.map(lang === 'ru' ? drakesRu : drakesEn) },
  { what: 'drakes after «по»', says: (lang) => COUNTS.map(lang === 'ru' ? drakesEachRu : drakesEn) },
  { what: 'cards left in the hand', says: (lang) => COUNTS.map(TEXT[lang].tray.left) },
  { what: 'cards that a row lacks', says: (lang) => COUNTS.map((count) => TEXT[lang].lacks('front', count)) },
  { what: 'a short deck', says: (lang) => [1, 2, 5].map(TEXT[lang].hint.short) },
  {
    what: 'two short decks',
    says: (lang) => [1, 2, 5].map((count) => TEXT[lang].hint.bothShort(count, NAMES.b, count)),
  },
  { what: 'cards standing at the end', says: (lang) => COUNTS.map(TEXT[lang].result.cards) },
];

const TERM_CASES = TERMS.map((term): Case => ({
  what: term,
  says: (lang) => {
    const { name, text, rule } = explainTerm(lang, term);
    return [`${name} (${rule})`, text];
  },
}));

const CHAPTERS: readonly (readonly [string, readonly Case[]])[] = [
  ['The film (a is Тралан, b is Мивул)', FILM],
  ['Promises and intrigue cards in the film', PLAYS],
  ['What staff and clocks do', DESK],
  ['A round over the board', VERDICTS],
  ['What is asked, and who waits', ASKED],
  ['The result', RESULTS],
  ['What is spoken', LABELS],
  ['Tiles', TILES],
  ['Numbers', NUMBERS],
  ['Terms', TERM_CASES],
];

const cellOf = (said: Said): string =>
  (typeof said === 'string' ? [said] : said).map((line) => line.replaceAll('\u00A0', ' ')).join('<br>');

beforeAll(async () => {
  await import('../text/en.ts');
  // With fake timers the film stands still.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await chooseLang('ru');
  for (const key of keptKeys('')) forget(key);
});

it('says of everything what sayings.md has of it, in Russian and in English', async () => {
  const cells = new Map<string, string>();
  for (const lang of LANGS) {
    await chooseLang(lang);
    for (const [chapter, cases] of CHAPTERS)
      for (const { what, says } of cases) cells.set(`${chapter} ${what} ${lang}`, cellOf(await says(lang)));
  }
  const tables = CHAPTERS.map(([chapter, cases]) => {
    const lines = cases.map(({ what }) => {
      const said = LANGS.map((lang) => cells.get(`${chapter} ${what} ${lang}`) ?? '');
      return `| ${what} | ${said.join(' | ')} |`;
    });
    return [`## ${chapter}`, '', '| what | ru | en |', '| --- | --- | --- |', ...lines].join('\n');
  });
  const all = [
    '# What the phone says',
    '',
    'Made and read by `sayings.test.tsx`.',
    '',
    tables.join('\n\n'),
    '',
  ].join('\n');
  await expect(all).toMatchFileSnapshot('./sayings.md');
});
