// ContractIntrigue: what a contract says about intrigue cards: what its reader may play, and what waits for an answer
// (INTRIGUE 3, 4).

import { type ContractCardCommand, openPlayIn, type Party } from '@dunmer/shared/contract';
import type { ContractIntrigue, EventInfo } from '@dunmer/shared/protocol';
import { contractClockOf, deckTimeFor } from '../intrigue/index.ts';
import type { StoredContract } from '../store/index.ts';
import type { World } from '../world/index.ts';

type Play = ContractIntrigue['plays'][number];

/** Merges commands that differ only in how they round one demand into one play that offers all of them. */
function playsOf(commands: readonly ContractCardCommand[]): readonly Play[] {
  const plays = new Map<string, Play>();
  for (const command of commands) {
    if (command.type !== 'demandWith' && command.type !== 'answerWith') continue;
    if (command.card.kind !== 'intrigue') continue;
    const { key: card } = command.card;
    if (command.type === 'answerWith') {
      const { proposal } = command;
      plays.set(card, { type: 'answerWithIntrigue', card, proposal, roundings: [] });
      continue;
    }
    const before = plays.get(card)?.roundings ?? [];
    const roundings = command.rounding === null ? before : [...before, command.rounding];
    plays.set(card, { type: 'demandWithIntrigue', card, proposal: null, roundings });
  }
  return [...plays.values()];
}

/**
 * Says what a contract tells of intrigue cards. `commands` are all by which the reader may play a card now, none for
 * staff; `reader` is null for staff.
 */
export function contractIntrigue(
  { deck }: Pick<World, 'deck'>,
  { settings, paused }: EventInfo,
  contract: StoredContract,
  {
    reader,
    commands,
    opensNone,
  }: {
    readonly reader: Party | null;
    readonly commands: readonly ContractCardCommand[];
    readonly opensNone: boolean;
  },
): ContractIntrigue {
  const play = openPlayIn(contract.state);
  const clock = contractClockOf(contract);
  const around = opensNone ? { around: true as const } : {};
  if (play === null || clock === null) return { plays: playsOf(commands), play: null, ...around };
  const full = deckTimeFor(settings, clock.name.kind);
  const time = deck.face.timeOf(clock.name) ?? { left: full, full, runs: false };
  const { by, asking } = play.asked;
  const answers = commands.flatMap((command) => (command.type === 'cancelPlay' ? command.card.key : []));
  return {
    ...around,
    plays: [],
    play: {
      by: play.by,
      card: play.card.key,
      cancels: play.cancels.map(({ card }) => card.key),
      asked: by,
      asking,
      left: time.left,
      full: time.full,
      runs: time.runs && !paused,
      answers: reader === by ? answers : [],
    },
  };
}
