// Contents: commands of a right shape that no rule allows: each is refused, and the refusal is kept for its id.

import type { ClientCommand, Code, CommandId, MatchId, PlayCommand } from '@dunmer/shared/protocol';
import { CELLS } from '@dunmer/shared/rules';
import { newCommandId, type Random } from '../support/index.ts';
import { MARK } from './grammar.ts';
import type { SeatView } from './standing.ts';

type Draft = { readonly match: MatchId; readonly cells: readonly (string | null)[] };
type Sync = { readonly follow: { readonly by: 'seat'; readonly match: MatchId }; readonly since: number };

/** A message that a device has no right to send. */
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
  /** A match that was proposed to somebody else. */
  readonly proposal: string;
  /** A command that this device has sent before. */
  readonly known: ClientCommand;
}

const HALF = 6;

const copyOf = (random: Random): string => `${MARK.slice(0, 3)}${random.hex32().slice(0, 3)}`;
const copiesOf = (random: Random, count: number): readonly string[] =>
  Array.from({ length: count }, () => copyOf(random));

/**
 * Returns a row that can't be laid: cards of others, cards laid twice, rows of another size, rows that are laid
 * already.
 */
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

/** Returns a choice that is not open, not the seat's own, or open to something else. */
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

/** Returns a promise after both are published, or an opening that is not what was promised. */
function sealing(random: Random, { seals }: SeatView): PlayCommand {
  const isClosed = seals.promises !== null;
  const open: PlayCommand = { type: 'open', nonce: random.hex32() };
  return isClosed ? random.oneOf<PlayCommand>([{ type: 'promise', promise: random.hex32() }, open]) : open;
}

const PLAYS = [laying, choosing, ending, sealing] as const;

/** Returns a command about what belongs to others, what only staff may do, or what does not exist. */
function wishing(random: Random, id: CommandId, { proposal, match }: Ground): ClientCommand {
  const nobody = { person: MARK.slice(0, 12), reason: MARK };
  return random.oneOf<ClientCommand>([
    { id, type: 'acceptMatch', proposal },
    { id, type: 'withdrawMatch', proposal },
    { id, type: 'actOnContract', contract: '__proto__', wish: { type: 'accept' } },
    { id, type: 'actOnContract', contract: 'constructor', wish: { type: 'refuseGame' } },
    { id, type: 'acceptTrade', trade: 'nothing' },
    { id, type: 'proposeMatch', with: '__proto__', stake: 1, friendly: false },
    { id, type: 'offerContract', with: 'nobody', text: MARK, sum: -1, payer: 'one', counters: null },
    { id, type: 'payIn', drakes: 100, ...nobody },
    { id, type: 'freezePerson', frozen: true, ...nobody },
    { id, type: 'voidMatch', match, reason: MARK, shortfall: 'nothing' },
    { id, type: 'openCards', match, reason: MARK },
    { id, type: 'pauseEvent', paused: true, reason: MARK },
  ]);
}

/**
 * Draws a message that this device may not send. `guess` adds a code that means nothing, which slows the device down.
 */
export function contentOf(random: Random, ground: Ground, guess: Code | null): Asked {
  const id = newCommandId(random, Date.now());
  const command = (body: ClientCommand): Asked => ({ name: 'command', body });
  const play = (match: MatchId, what: PlayCommand): Asked =>
    command({ id, type: 'play', match, command: what });
  const what = random.oneOf(PLAYS)(random, ground.view);
  const foreign = random.oneOf([...ground.foreign, 'nowhere', '__proto__', random.hex32().slice(0, 16)]);
  if (guess !== null) return command({ id, type: 'find', code: guess });
  switch (random.below(12)) {
    case 0:
      return play(foreign, random.below(2) === 0 ? what : { type: 'concede' });
    case 1:
    case 2:
      return command(wishing(random, id, ground));
    case 3:
      return command({
        id,
        type: 'practise',
        name: MARK,
        deck: random.oneOf(['toString', 'Caravan', MARK]),
        against: 'middle',
      });
    case 4:
      return { name: 'draft', body: { match: foreign, cells: [...copiesOf(random, HALF)] } };
    case 5:
      return { name: 'sync', body: { follow: { by: 'seat', match: foreign }, since: random.below(1000) } };
    case 6:
      return command({ id: ground.known.id, type: 'acceptMatch', proposal: ground.proposal });
    default:
      return play(ground.match, what);
  }
}
