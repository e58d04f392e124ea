// Contents: commands of a right shape that no rule allows: each is refused, and the refusal is kept for its id.

import type { ClientCommand, Code, CommandId, MatchId, PlayCommand } from '@dunmer/shared/protocol';
import { CELLS } from '@dunmer/shared/rules';
import { newCommandId, type Random } from '../support/index.ts';
import { MARK } from './grammar.ts';
import type { SeatView } from './standing.ts';

type Draft = { readonly match: MatchId; readonly cells: readonly (string | null)[] };
type Sync = { readonly follow: { readonly by: 'seat'; readonly match: MatchId }; readonly since: number };

/** What a device asks without any right to it. */
export type Asked =
  | { readonly name: 'command'; readonly body: ClientCommand }
  | { readonly name: 'draft'; readonly body: Draft }
  | { readonly name: 'sync'; readonly body: Sync };

/** A table as one of its two phones knows it. */
export interface Ground {
  readonly view: SeatView;
  readonly match: MatchId;
  /** Matches in which this device has no seat. */
  readonly foreign: readonly MatchId[];
  /** Its own play code, one of a table that is full, and one of a table that waits. */
  readonly codes: { readonly own: Code; readonly taken: Code; readonly free: Code };
  /** A command that this device has sent before. */
  readonly known: ClientCommand;
}

const HALF = 6;

const copyOf = (random: Random): string => `${MARK.slice(0, 3)}${random.hex32().slice(0, 3)}`;
const copiesOf = (random: Random, count: number): readonly string[] =>
  Array.from({ length: count }, () => copyOf(random));

/** Cards one doesn't have, cards laid twice, rows of another size, rows that are laid. */
function laying(random: Random, { own, common, viewer }: SeatView): PlayCommand {
  const row = random.oneOf(['front', 'back', 'half'] as const);
  const deck = own.deck.map(({ copy }) => copy);
  const committed = common.committed[viewer];
  const isLaid =
    common.phase.at !== 'placing' ||
    committed.includes('half') ||
    (row !== 'half' && committed.includes(row));
  const [one = copyOf(random)] = random.shuffled(deck);
  const cells = random.oneOf([
    copiesOf(random, random.below(HALF + 1)),
    [one, one, one],
    [one, copyOf(random), '__proto__'],
    ...(isLaid ? [random.shuffled(deck).slice(0, 3)] : []),
  ]);
  return { type: 'place', laying: { row, cells } };
}

/** Choices that are not open, not one's own, or open to something else. */
function choosing(random: Random, { common, own, viewer }: SeatView): PlayCommand {
  const { phase } = common;
  const choice = phase.at === 'choosing' ? phase.choice : null;
  const isOwn = choice?.seat === viewer;
  const id = random.below(2) === 0 && choice !== null ? choice.id : 5000 + random.below(5000);
  const filled = choice?.kind === 'summon' ? CELLS.filter((cell) => !choice.cells.includes(cell)) : CELLS;
  const cell = random.oneOf(filled.length === 0 ? CELLS : filled);
  const copy = random.oneOf([copyOf(random), ...(filled.length === 0 ? [] : own.offered)]);
  const declined: PlayCommand = { type: 'declineSummon', choice: isOwn ? 5000 + random.below(5000) : id };
  return random.oneOf<PlayCommand>([
    { type: 'chooseTarget', choice: id, copy: copyOf(random) },
    { type: 'summon', choice: id, copy, cell },
    declined,
  ]);
}

function ending(random: Random, { common, viewer }: SeatView): PlayCommand {
  const { phase } = common;
  const claimable = phase.at === 'claiming' ? phase.claimable : [];
  const isClaimant = phase.at === 'claiming' && phase.claimant === viewer;
  const copies = isClaimant || claimable.length === 0 ? [copyOf(random), 'constructor'] : claimable;
  const claim: PlayCommand = { type: 'claim', copy: random.oneOf(copies) };
  const ended: readonly PlayCommand[] = phase.at === 'finished' ? [{ type: 'concede' }] : [];
  return random.oneOf([claim, ...(isClaimant ? [] : [{ type: 'waive' } as const]), ...ended]);
}

/** Promises after both are published, and openings that are not what was promised. */
function sealing(random: Random, { seals }: SeatView): PlayCommand {
  const isClosed = seals.promises !== null;
  const open: PlayCommand = { type: 'open', nonce: random.hex32() };
  return isClosed ? random.oneOf<PlayCommand>([{ type: 'promise', promise: random.hex32() }, open]) : open;
}

const PLAYS = [laying, choosing, ending, sealing] as const;

const takeSeat = (id: CommandId, code: Code, deck = 'caravan'): ClientCommand => ({
  id,
  type: 'takeSeat',
  code,
  name: MARK,
  deck,
});

/** Draws what this device may not do. `guess` adds a code that means nothing, which slows the device. */
export function contentOf(random: Random, ground: Ground, guess: Code | null): Asked {
  const id = newCommandId(random, Date.now());
  const command = (body: ClientCommand): Asked => ({ name: 'command', body });
  const play = (match: MatchId, what: PlayCommand): Asked =>
    command({ id, type: 'play', match, command: what });
  const what = random.oneOf(PLAYS)(random, ground.view);
  const foreign = random.oneOf([...ground.foreign, 'nowhere', '__proto__', random.hex32().slice(0, 16)]);
  if (guess !== null) return command(takeSeat(id, guess));
  switch (random.below(12)) {
    case 0:
      return play(foreign, random.below(2) === 0 ? what : { type: 'concede' });
    case 1:
      return command(takeSeat(id, random.oneOf([ground.codes.own, ground.codes.taken])));
    case 2:
      return command(takeSeat(id, ground.codes.free, random.oneOf(['gods', '__proto__', 'caravan '])));
    case 3:
      return command({
        id,
        type: 'openTable',
        name: MARK,
        deck: random.oneOf(['toString', 'Caravan', MARK]),
        against: 'middle',
      });
    case 4:
      return { name: 'draft', body: { match: foreign, cells: [...copiesOf(random, HALF)] } };
    case 5:
      return { name: 'sync', body: { follow: { by: 'seat', match: foreign }, since: random.below(1000) } };
    case 6:
      return command({ ...takeSeat(id, ground.codes.taken), id: ground.known.id });
    default:
      return play(ground.match, what);
  }
}
