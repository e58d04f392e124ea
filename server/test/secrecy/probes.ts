// Probes: what the opponent, a watcher, staff and strangers ask, to learn what they may not know.

import type { Code, CommandId, MatchId, PlayCommand } from '@dunmer/shared/protocol';
import { CODE_ALPHABET, CODE_LENGTH } from '@dunmer/shared/protocol';
import { type CopyId, type Laying, nextLaying } from '@dunmer/shared/rules';
import type { Random } from '@dunmer/shared/testing';
import { badgeOf, personOf } from './people.ts';
import { READ_PROBES } from './readProbes.ts';
import type { Room } from './visitor.ts';

/** What is known about a table, and the luckiest guess: the ids of the hider's own copies. */
export interface Known {
  readonly match: MatchId;
  /** The proposal that was accepted to open it. */
  readonly proposal: string;
  /** The contract for whose prestige they play; null when there is none. */
  readonly contract: string | null;
  readonly watch: Code;
  readonly hidersCopies: readonly CopyId[];
  readonly isOver: boolean;
  /** Whether the deck itself is the same in both runs. */
  readonly isDeckKnown: boolean;
}

/** A minute, after which a wrong guess costs no more time. */
const FORGIVEN = 61_000;

const guess = (random: Random): Code =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET.charAt(random.below(CODE_ALPHABET.length))).join(
    '',
  );

/** A command that names the hider's cards, or that is not due. */
function nosy(known: Known, random: Random): PlayCommand {
  const copies = known.hidersCopies.length === 0 ? ['nobody'] : known.hidersCopies;
  const copy = random.oneOf(copies);
  const cells = random.shuffled([copy, ...copies.filter((other) => other !== copy)]).slice(0, 3);
  return random.oneOf<PlayCommand>([
    { type: 'place', laying: { row: 'front', cells } },
    { type: 'place', laying: { row: 'back', cells } },
    { type: 'place', laying: { row: 'half', cells: [...cells, null, null, null, null].slice(0, 6) } },
    { type: 'place', laying: { row: 'half', cells: [...cells, ...cells] } },
    { type: 'chooseTarget', choice: 1, copy },
    { type: 'summon', choice: 1, copy, cell: 4 },
    { type: 'declineSummon', choice: 1 },
    { type: 'claim', copy },
    { type: 'waive' },
    { type: 'open', nonce: random.hex32() },
  ]);
}

/**
 * An offer of a trade for one of the hider's cards, which are all equally bound. After the match it names no card:
 * anybody to whom the owner has shown a copy's id may then ask for it, and learns which card it is.
 */
const tradeFor = ({ hidersCopies, isOver }: Known, random: Random) =>
  ({
    type: 'offerTrade',
    with: personOf('hider'),
    gives: { copies: [], drakes: 1 },
    takes: {
      copies: isOver || hidersCopies.length === 0 ? ['none'] : [random.oneOf(hidersCopies)],
      drakes: 0,
    },
    replaces: null,
  }) as const;

export type Probe = (room: Room, known: Known, random: Random, id: CommandId) => Promise<unknown>;

const ask: Probe = ({ opponent }, known, random, id) =>
  opponent.command({ id, type: 'play', match: known.match, command: nosy(known, random) });

/** The hider's own cards, in the row that the opponent is to lay. */
const layTheirs: Probe = ({ opponent }, { match, hidersCopies }, random, id) => {
  const { view } = opponent;
  const row = view === null || view.viewer === 'watcher' ? null : nextLaying(view.common, view.viewer);
  const copies = random.shuffled(hidersCopies).slice(0, 3);
  const laying: Laying =
    row === 'half'
      ? { row, cells: [0, 1, 2, 3, 4, 5].map((cell) => copies[cell] ?? null) }
      : { row: row ?? 'front', cells: copies };
  return opponent.command({ id, type: 'play', match, command: { type: 'place', laying } });
};

const PROBES: readonly Probe[] = [
  ask,
  layTheirs,
  layTheirs,
  ({ opponent }, { match }, random) =>
    opponent.sync({ follow: { by: 'seat', match }, since: random.below(opponent.version + 1) }),
  ({ opponent }, { match, hidersCopies }, random) =>
    opponent.draft(
      match,
      random.shuffled([null, null, null, ...hidersCopies.slice(0, 3), null, null, null]).slice(0, 6),
    ),
  ({ opponent }) => opponent.code(badgeOf('hider')),
  ({ opponent }) => opponent.mine(),
  ({ opponent }, { match }) => opponent.file(match, null),
  ({ watcher }, { watch }, random) =>
    watcher.sync({ follow: { by: 'code', code: watch }, since: random.below(watcher.version + 1) }),
  ({ watcher }, known, random, id) =>
    watcher.command({ id, type: 'play', match: known.match, command: nosy(known, random) }),
  ({ watcher }, { match, watch }) => watcher.file(match, watch),
  ({ watcher }, { watch }) => watcher.code(watch),
  ({ watcher }) => watcher.mine(),
  ({ stranger }, known, random, id) =>
    stranger.command({ id, type: 'play', match: known.match, command: nosy(known, random) }),
  ({ stranger }, { match }) => stranger.sync({ follow: { by: 'seat', match }, since: 0 }),
  ({ stranger }, { match, hidersCopies }) =>
    stranger.draft(
      match,
      [0, 1, 2, 3, 4, 5].map((cell) => hidersCopies[cell] ?? null),
    ),
  ({ stranger }, { match }) => stranger.file(match, null),
  ({ stranger }) => stranger.mine(),
  // Questions asked outside the table.
  ({ thirdTrader }, known, random, id) => thirdTrader.command({ id, ...tradeFor(known, random) }),
  ({ opponent }, known, random, id) => opponent.command({ id, ...tradeFor(known, random) }),
  ({ thirdTrader }, { proposal }, _, id) => thirdTrader.command({ id, type: 'acceptMatch', proposal }),
  ({ thirdTrader }, _, __, id) =>
    thirdTrader.command({
      id,
      type: 'proposeMatch',
      with: personOf('hider'),
      stake: 1,
      friendly: false,
    }),
  ({ thirdTrader }, { match }) => thirdTrader.sync({ follow: { by: 'floor', match }, since: 0 }),
  ({ organiser }, { match }) => organiser.sync({ follow: { by: 'floor', match }, since: 0 }),
  ({ organiser }, { match }) => organiser.file(match, null),
  ({ organiser }) => organiser.get('/api/staff/export/matches.csv'),
  ({ organiser }) => organiser.get('/api/staff/export/balances.csv'),
  // A referee whom nobody has called, and a screen of the hall.
  ({ referee }, { match }) => referee.sync({ follow: { by: 'floor', match }, since: 0 }),
  ({ referee }, { match }) => referee.file(match, null),
  ({ referee }, { match }, _, id) =>
    referee.command({ id, type: 'openCards', match, reason: 'to look at them' }),
  ({ referee }, { match }, _, id) =>
    referee.command({ id, type: 'openDecks', match, reason: 'to look at them' }),
  ({ display }, { match }) => display.sync({ follow: { by: 'floor', match }, since: 0 }),
  ({ display }, { match }) => display.sync({ follow: { by: 'seat', match }, since: 0 }),
  ({ display }, { match }) => display.file(match, null),
  ({ organiser }) => organiser.get('/api/staff/export/contracts.csv'),
  // Staff who may see the deck never see which of its cards lie on the table.
  async ({ organiser }, { isDeckKnown }) => {
    if (isDeckKnown) await organiser.get('/api/staff/export/copies.csv');
  },
];

/** Probes that cost a guesser time. */
const GUESSES: readonly Probe[] = [
  ({ stranger }, _, random) => stranger.code(guess(random)),
  ({ stranger }, _, random) => stranger.sync({ follow: { by: 'code', code: guess(random) }, since: 0 }),
  ({ stranger }) => stranger.sync({ follow: { by: 'code', code: badgeOf('hider') }, since: 0 }),
  ({ stranger }, _, random, id) => stranger.command({ id, type: 'useLink', secret: guess(random) }),
  ({ thirdTrader }, _, random, id) => thirdTrader.command({ id, type: 'find', code: guess(random) }),
  ({ stranger }, { match }, random) => stranger.file(match, guess(random)),
];

/** Makes one probe, chosen by chance. */
export async function probe(room: Room, known: Known, random: Random, id: CommandId): Promise<void> {
  const kind = random.below(8);
  if (kind > 1) {
    await random.oneOf(kind > 6 ? READ_PROBES : PROBES)(room, known, random, id);
    return;
  }
  const chosen = random.oneOf(GUESSES);
  await chosen(room, known, random, id);
  room.advance(FORGIVEN);
}

/** Makes all probes, one after another. */
export async function probeAll(
  room: Room,
  known: Known,
  random: Random,
  newId: () => CommandId,
): Promise<void> {
  for (const one of [...PROBES, ...READ_PROBES, ...GUESSES]) {
    await one(room, known, random, newId());
    // A visitor who has not yet reported what they have seen must not be taken for one who never will.
    await room.settle();
    room.advance(FORGIVEN);
  }
}
