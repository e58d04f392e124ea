// Gateway: the server's side of the simulated wire: it hears requests, answers them and tells followers, as the real
// gateway does.

import { ok } from '@dunmer/shared/lib';
import type { ClientCommand, CommandResult, MatchId } from '@dunmer/shared/protocol';
import type { Viewer } from '@dunmer/shared/rules';
import { type LiveMatch, type Matches, type TableListener, tableInfo } from '../../src/match/index.ts';
import type { Commands, Services } from '../../src/commands/index.ts';
import { deviceOf } from '../../src/device/index.ts';
import type { Reader, StoredBatch } from '../../src/store/index.ts';
import type { Actor } from '../../src/world/index.ts';
import { trader } from '../support/seed.ts';
import type { Frame, Request } from './packet.ts';
import type { Plant } from './plant.ts';

const devices = new Map<number, string>();

/** Returns the device behind a phone: that of the seeded trader with its number. */
export function deviceOfPhone(phone: number): string {
  const device = devices.get(phone) ?? deviceOf(trader(phone).cookie) ?? '';
  devices.set(phone, device);
  return device;
}

/** Takes what the server says. */
export interface Wire {
  say(phone: number, frame: Frame): void;
  answer(phone: number, command: ClientCommand, result: CommandResult): void;
}

interface Following {
  readonly match: MatchId;
  readonly viewer: Viewer;
}

export class SimGateway implements TableListener {
  readonly #commands: Commands;
  readonly #matches: Matches;
  readonly #read: Reader;
  readonly #plant: Plant;
  readonly #wire: Wire;
  readonly #follows = new Map<number, Following>();

  constructor({ matches, commands }: Services, read: Reader, plant: Plant, wire: Wire) {
    this.#matches = matches;
    this.#commands = commands;
    this.#read = read;
    this.#plant = plant;
    this.#wire = wire;
    matches.listen(this);
  }

  seated(match: LiveMatch): void {
    this.#tell(match.table.id, (viewer) => ({ kind: 'table', table: tableInfo(match, viewer) }));
  }

  happened({ table: { id: match } }: LiveMatch, { version, events }: StoredBatch): void {
    this.#tell(match, (viewer) => ({
      kind: 'batch',
      batch: { match, version, events: this.#plant.project(events, viewer) },
    }));
  }

  /** Answers one request. */
  async hear(phone: number, request: Request): Promise<void> {
    const device = deviceOfPhone(phone);
    switch (request.kind) {
      case 'command': {
        const { command } = request;
        return this.#wire.answer(phone, command, await this.#commands.command(device, command));
      }
      case 'sync': {
        const { since } = request.request;
        const result = await this.#matches.follow(device, request.request, (state) => {
          if (!state.more) this.#follows.set(phone, { match: state.table.match, viewer: state.viewer });
          this.#wire.say(phone, { kind: 'synced', since, result: ok(state) });
        });
        if (!result.ok) this.#wire.say(phone, { kind: 'synced', since, result });
        return;
      }
      case 'draft': {
        const result = await this.#matches.draft(await this.#actor(device), request.match, request.cells);
        return this.#wire.say(phone, { kind: 'drafted', result });
      }
    }
  }

  #actor(device: string): Promise<Actor> {
    return this.#matches.context.actors.of(this.#read, device);
  }

  #tell(match: MatchId, frameFor: (viewer: Viewer) => Frame): void {
    for (const [phone, following] of this.#follows)
      if (following.match === match) this.#wire.say(phone, frameFor(following.viewer));
  }
}
