// Simulated phone: an outbox, sync by version, promise and opening, and random legal play from its own view only.

import { present } from '@dunmer/shared/lib';
import {
  type ClientCommand,
  type Code,
  type CommandId,
  type CommandResult,
  type MatchId,
  type PersonId,
  type PlayCommand,
  type ProposalId,
  type Strength,
  viewHash,
} from '@dunmer/shared/protocol';
import type { Seat, Viewer } from '@dunmer/shared/rules';
import { newCommandId } from '../support/commandId.ts';
import { legalCommand, type Random, withN } from '@dunmer/shared/testing';
import { Mirror } from '../support/mirror.ts';
import { illegalCommand } from './mischief.ts';
import type { Frame, Request } from './packet.ts';
import { promise } from './violation.ts';

/** What people at one table tell each other aloud. */
export interface Word {
  match: MatchId | null;
  /** The newest proposal, and who answers it: a short trader answers with a proposal of the same (rule 2.2). */
  proposal: { readonly id: ProposalId; readonly to: Seat } | null;
  watch: Code | null;
}

export interface PhoneOptions {
  readonly viewer: Viewer;
  readonly random: Random;
  readonly word: Word;
  /** The trader to play with; `against` is a strength when a bot is played for practice. */
  readonly opponent: PersonId;
  /** The ready decks to practise with. */
  readonly decks: readonly string[];
  readonly against: 'person' | Strength;
  /** Returns some match in which this phone has no seat; null when there is none yet. */
  readonly elsewhere: () => MatchId | null;
}

export class SimPhone {
  readonly viewer: Viewer;
  readonly against: 'person' | Strength;
  mirror: Mirror;
  readonly #random: Random;
  readonly #word: Word;
  readonly #elsewhere: () => MatchId | null;
  readonly #nonce: string;
  readonly #outbox = new Map<CommandId, ClientCommand>();
  readonly #answered: ClientCommand[] = [];
  #isSeated = false;
  #isBehind = true;

  constructor({ viewer, random, word, opponent, decks, against, elsewhere }: PhoneOptions) {
    this.viewer = viewer;
    this.against = against;
    this.mirror = new Mirror(viewer);
    this.#random = random;
    this.#word = word;
    this.#elsewhere = elsewhere;
    this.#nonce = random.hex32();
    const id = this.#newId();
    if (viewer !== 'a') return;
    if (against === 'person')
      this.#put({ id, type: 'proposeMatch', with: opponent, stake: 1, friendly: false });
    else this.#put({ id, type: 'practise', name: 'Trader a', deck: random.oneOf(decks), against });
  }

  /** The match of its table, once it knows it. */
  get match(): MatchId | null {
    return this.#word.match;
  }

  /** Whether it has seen the end, and none of its commands waits for an answer. */
  get isDone(): boolean {
    return this.mirror.isFinished && this.#outbox.size === 0;
  }

  /** Notes that the connection is gone: it asks again from the version that it has. */
  lost(): void {
    this.#isBehind = true;
  }

  /** Returns what it sends when it gets to act; with `mischief`, also what no honest phone would send. */
  act({ mischief }: { readonly mischief: boolean }): readonly Request[] {
    if (this.isDone && !mischief) return [];
    const waiting = [...this.#outbox.values()];
    if (waiting.length > 0 && this.#random.below(3) === 0)
      return [this.#request(this.#random.oneOf(waiting))];
    if (!this.#isSeated) return this.#comeIn();
    if (this.#isBehind ? this.#random.below(3) > 0 : this.#random.below(8) === 0) return this.#sync();
    if (mischief && this.#random.below(12) === 0) return this.#misbehave();
    return waiting.length > 0 ? [] : this.#play();
  }

  /** Takes in a message of the server. */
  hear(frame: Frame): void {
    switch (frame.kind) {
      case 'answer':
        return this.#take(frame.id, frame.result);
      case 'batch':
        if (this.mirror.take(frame.batch) === 'gap') this.#isBehind = true;
        return;
      case 'synced':
        return this.#takeSync(frame);
      case 'table':
      case 'drafted':
        return;
    }
  }

  #take(id: CommandId, result: CommandResult): void {
    const command = this.#outbox.get(id);
    if (command === undefined) return;
    if (!result.ok && result.error.code === 'not-saved') return;
    this.#outbox.delete(id);
    this.#answered.push(command);
    if (!result.ok) return;
    const { value } = result;
    if (value.type === 'opened') {
      this.#word.match = value.match;
      this.#word.watch = value.watch;
      this.#isSeated = true;
    }
    if (value.type === 'made') this.#word.proposal = { id: value.id, to: this.viewer === 'a' ? 'b' : 'a' };
    if (value.type === 'started') {
      this.#word.match = value.match;
      this.#isSeated = true;
    }
  }

  #takeSync({ since, result }: Extract<Frame, { kind: 'synced' }>): void {
    promise(result.ok, `a follower is never turned away: ${JSON.stringify(result)}`);
    const { batches, hash, more, viewer, draft } = result.value;
    promise(viewer === this.viewer, `${this.viewer} is not taken for ${viewer}`);
    promise(viewer !== 'watcher' || draft === null, 'a watcher sees no draft');
    this.#word.match ??= result.value.table.match;
    this.#word.watch ??= result.value.table.watch;
    // The answer to a request from before it forgot everything is of no use any more.
    if ((batches[0]?.version ?? since + 1) > this.mirror.version + 1) return;
    for (const batch of batches) this.mirror.take(batch);
    const last = batches.at(-1)?.version ?? since;
    if (last === this.mirror.version)
      promise(viewHash(this.mirror.view) === hash, `${viewer} sees what the server says: version ${last}`);
    this.#isBehind = more;
  }

  #comeIn(): readonly Request[] {
    const { match, proposal, watch } = this.#word;
    // A phone that has not accepted last learns of the match from the other phone at its table.
    if (this.viewer !== 'watcher' && match !== null) this.#isSeated = true;
    else if (this.viewer === proposal?.to && this.#outbox.size === 0)
      return [this.#put({ id: this.#newId(), type: 'acceptMatch', proposal: proposal.id })];
    if (this.viewer === 'watcher' && watch !== null) this.#isSeated = true;
    return [];
  }

  #sync(): readonly Request[] {
    const follow =
      this.viewer === 'watcher'
        ? { by: 'code' as const, code: present(this.#word.watch, 'the watch code is known') }
        : { by: 'seat' as const, match: present(this.#word.match, 'a seat knows its match') };
    return [{ kind: 'sync', request: { follow, since: this.mirror.version } }];
  }

  #play(): readonly Request[] {
    const { view } = this.mirror;
    if (view.viewer === 'watcher' || this.mirror.version === 0) return [];
    const command = legalCommand(view, withN(this.#nonce), this.#random);
    if (command !== null) return [this.#put(this.#ofMatch(command))];
    return [];
  }

  #misbehave(): readonly Request[] {
    const { view } = this.mirror;
    const match = present(this.#word.match, 'it is at a table');
    switch (this.#random.below(6)) {
      case 0:
        // A page that is reloaded has its outbox and its n, and nothing else.
        this.mirror = new Mirror(this.viewer);
        this.#isBehind = true;
        return [];
      case 1: {
        const elsewhere = this.#elsewhere();
        if (elsewhere === null) return [];
        return [
          this.#put({ id: this.#newId(), type: 'play', match: elsewhere, command: { type: 'concede' } }),
        ];
      }
      case 2: {
        const [used] = this.#answered;
        if (used === undefined) return [];
        return [this.#request({ id: used.id, type: 'play', match, command: { type: 'concede' } })];
      }
      case 3: {
        if (view.viewer === 'watcher') return [];
        const copies = this.#random.shuffled(view.own.deck.map((card) => card.copy));
        return [{ kind: 'draft', match, cells: [0, 1, 2, 3, 4, 5].map((cell) => copies[cell] ?? null) }];
      }
      case 4:
        if (this.viewer === 'watcher' || this.#random.below(5) > 0) return [];
        return [this.#put(this.#ofMatch({ type: 'concede' }))];
      default:
        return [this.#put(this.#ofMatch(illegalCommand(view, this.#random)))];
    }
  }

  #ofMatch(command: PlayCommand): ClientCommand {
    return { id: this.#newId(), type: 'play', match: present(this.#word.match, 'it is at a table'), command };
  }

  #put(command: ClientCommand): Request {
    this.#outbox.set(command.id, command);
    return this.#request(command);
  }

  #request(command: ClientCommand): Request {
    return { kind: 'command', command };
  }

  #newId(): CommandId {
    return newCommandId(this.#random, 1_800_000_000_000);
  }
}
