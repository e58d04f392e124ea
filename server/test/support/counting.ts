// Counting: a room that counts the statements its commands take, and one with a long history.

import { ok, present } from '@dunmer/shared/lib';
import type { ClientCommand, CommandResult } from '@dunmer/shared/protocol';
import { makeCopies } from '../../src/copies/index.ts';
import { ONE, ORGANISER, REFEREE, signed, TWO, without } from './dealing.ts';
import { unbind, won } from './ended.ts';
import { type Asked, EventRoom } from './eventRoom.ts';

/** The kind of a command, with the move that it plays or its wish for a contract. */
function kindOf(command: ClientCommand): string {
  if (command.type === 'play' || command.type === 'playGame')
    return `${command.type} ${command.command.type}`;
  return command.type === 'actOnContract' ? `actOnContract ${command.wish.type}` : command.type;
}

/** A room that counts what its commands cost. */
export class Counting {
  readonly room: EventRoom;
  /** For each kind, the cost of every command that was accepted. */
  readonly costs = new Map<string, number[]>();
  #isQuiet = false;

  constructor(room: EventRoom, lines: () => number) {
    this.room = room;
    const send = room.services.commands.command.bind(room.services.commands);
    room.services.commands.command = async (device, command) => {
      const before = lines();
      const result = await send(device, command);
      const kind = kindOf(command);
      if (result.ok && !this.#isQuiet)
        this.costs.set(kind, [...(this.costs.get(kind) ?? []), lines() - before]);
      return result;
    };
  }

  /** Sends a command from a browser that is nobody's yet, or from a trader's second one. */
  from(device: string, asked: Asked): Promise<CommandResult> {
    return this.room.services.commands.command(device, this.room.command(asked));
  }

  async ask(number: number, asked: Asked): Promise<CommandResult> {
    const result = await this.room.ask(number, asked);
    if (!result.ok) throw new Error(`${asked.type} was refused: ${JSON.stringify(result.error)}`);
    return result;
  }

  /** Runs preparations, whose commands are not counted. */
  async quietly(prepare: () => Promise<unknown>): Promise<void> {
    this.#isQuiet = true;
    await prepare();
    this.#isQuiet = false;
  }

  dearest(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.costs].map(([kind, costs]) => [kind, Math.max(...costs)]));
  }
}

/** Opens an empty room that counts. */
export async function counting(): Promise<Counting> {
  let lines = 0;
  const room = await EventRoom.open({
    seeding: { count: 7, drakes: 10_000, staff: { [REFEREE]: 'referee', [ORGANISER]: 'organiser' } },
    onStatement(statement) {
      // Not counted: a trigger's statements (`--`), which belong to the statement before them; and begin, commit and
      // the pragma that empties the log, which a whole group shares.
      if (!/^(?:--|begin|commit|pragma)/i.test(statement)) lines += 1;
    },
  });
  return new Counting(room, () => lines);
}

/** Gives a room large decks, a long history and many matches: finished, running, with open claims. */
export async function crowd({ room }: Counting): Promise<void> {
  const definitions = await room.store.read.cards.definitions();
  const common = present(
    definitions.find(({ rarity }) => rarity === 'uncommon'),
    'an uncommon card',
  );
  for (const number of [ONE, TWO]) {
    const to = await room.key(number);
    const wanted = Array.from({ length: 60 }, (_, i) => ({
      definition: { ...common, made: common.made + i + number * 60 },
      to,
      startOf: null,
    }));
    await room.store.transact(async (tx) => {
      await makeCopies(tx, room.services.world.draws, wanted, { why: 'made', who: null, at: 0 });
      return ok(null);
    });
  }
  for (let i = 0; i < 12; i++) {
    await signed(room, { sum: 1 });
    const table = await without(room, 3, i);
    await table.play('a', { type: 'concede' });
  }
  const { table } = await won(room);
  await unbind(room, table);
}
