// In-process visitor: calls the server without a connection, and keeps every answer and push as text.

import type { RequestListener } from 'node:http';
import type { MatchView } from '@dunmer/shared/fairness';
import type {
  Batch,
  ClientCommand,
  Code,
  CommandResult,
  Draft,
  MatchId,
  SyncRequest,
  TableInfo,
} from '@dunmer/shared/protocol';
import type { Viewer } from '@dunmer/shared/rules';
import type { Services } from '../../src/commands/index.ts';
import { deviceOf } from '../../src/device/index.ts';
import { codeInfo } from '../../src/people/index.ts';
import type { Reader } from '../../src/store/index.ts';
import type { Actor } from '../../src/world/index.ts';
import { pageOf } from '../support/asking.ts';
import { Follower } from './follower.ts';
import type { Tape } from './tape.ts';
import type { Visitor } from './visitor.ts';

export interface Wiring {
  readonly services: () => Services;
  readonly read: () => Reader;
  readonly site: () => RequestListener;
  /** Changes an answer before it is sent. */
  readonly answered: (result: CommandResult) => CommandResult;
  /** Changes the answer to a page before it is sent. */
  readonly paged: (path: string, body: string) => string;
  readonly drafted: (cells: Draft) => void;
}

export class InProcessVisitor implements Visitor {
  readonly tape: Tape;
  /** How it follows a match; null while it does not. */
  viewer: Viewer | null = null;
  readonly #device: string;
  readonly #cookie: string | null;
  readonly #wiring: Wiring;
  readonly #follower = new Follower();

  /** `cookie` names the device; null for a browser that sends none. */
  constructor(cookie: string | null, tape: Tape, wiring: Wiring) {
    this.#cookie = cookie;
    this.#device = deviceOf(cookie ?? '') ?? 'stranger';
    this.tape = tape;
    this.#wiring = wiring;
  }

  get view(): MatchView | null {
    return this.#follower.view;
  }

  get version(): number {
    return this.#follower.version;
  }

  /** Takes in a push. */
  hear(push: { readonly table: TableInfo } | { readonly batch: Batch }): void {
    this.tape.keep(`push ${JSON.stringify(push)}`);
    if ('batch' in push) this.#follower.take(push.batch);
  }

  async command(command: ClientCommand): Promise<CommandResult> {
    const result = this.#wiring.answered(
      await this.#wiring.services().commands.command(this.#device, command),
    );
    this.tape.keep(`${command.type} ${JSON.stringify(result)}`);
    return result;
  }

  async sync(request: SyncRequest): Promise<void> {
    const result = await this.#wiring.services().matches.follow(this.#device, request, (state) => {
      const text = JSON.stringify({ ok: true, value: state });
      this.tape.keep(`sync ${this.#follower.takeSync(state, request.since, text)}`);
      if (!state.more) this.viewer = state.viewer;
    });
    if (!result.ok) this.tape.keep(`sync ${JSON.stringify(result)}`);
  }

  async draft(match: MatchId, cells: Draft): Promise<void> {
    const result = await this.#wiring.services().matches.draft(await this.#actor(), match, cells);
    if (result.ok) this.#wiring.drafted(cells);
    this.tape.keep(`draft ${JSON.stringify(result)}`);
  }

  async code(code: Code): Promise<void> {
    this.tape.keep(
      `code ${JSON.stringify(await codeInfo(this.#wiring.services().world, this.#wiring.read(), code))}`,
    );
  }

  async mine(): Promise<void> {
    this.tape.keep(`mine ${JSON.stringify(await this.#wiring.services().matches.mine(await this.#actor()))}`);
  }

  async file(match: MatchId, watch: Code | null): Promise<void> {
    this.tape.keep(
      `file ${JSON.stringify(await this.#wiring.services().matches.file(await this.#actor(), match, watch))}`,
    );
  }

  async get(path: string): Promise<void> {
    const headers = this.#cookie === null ? {} : { cookie: this.#cookie };
    const { status, body } = await pageOf(this.#wiring.site(), path, headers);
    this.tape.keep(`http ${path} ${status} ${this.#wiring.paged(path, body)}`);
  }

  #actor(): Promise<Actor> {
    return this.#wiring.services().world.actors.of(this.#wiring.read(), this.#device);
  }
}
