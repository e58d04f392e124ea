// Staff: an organiser who previews acts, on running matches too, and does some of them; and a trader without a match
// who gets one new link after another. What they do at the same time often shares one commit.

import {
  type ClientCommand,
  CODE_ALPHABET,
  CODE_LENGTH,
  type CommandResult,
  type MatchId,
  type PersonId,
  type StaffAct,
} from '@dunmer/shared/protocol';
import type { Services } from '../../src/commands/index.ts';
import { OUTSIDE } from '../../src/memory/index.ts';
import { newCommandId } from '../support/commandId.ts';
import type { Random } from '@dunmer/shared/testing';
import { trader } from '../support/seed.ts';
import { deviceOfPhone } from './simGateway.ts';

type Without<T> = T extends unknown ? Omit<T, 'id' | 'reason'> : never;
type Asked =
  | Omit<Extract<ClientCommand, { type: 'useLink' }>, 'id'>
  | Omit<Extract<ClientCommand, { type: 'find' }>, 'id'>;

const START = 1_800_000_000_000;
const MOST_AT_ONCE = 3;

const personOf = (number: number): PersonId => trader(number).person;

export class Staff {
  readonly #random: Random;
  readonly #organiser: number;
  readonly #spare: number;
  #links = 0;

  /** `organiser`: the number after those who play; the next number is that of a trader who plays with nobody. */
  constructor(random: Random, organiser: number) {
    this.#random = random;
    this.#organiser = organiser;
    this.#spare = organiser + 1;
  }

  /** Does some of these acts, about these matches too, all at the same time. Rejects when the server is broken. */
  async act(services: Services | null, matches: readonly MatchId[]): Promise<void> {
    if (services === null) return;
    services.world.unlocked.keep(OUTSIDE, deviceOfPhone(this.#organiser));
    const count = 1 + this.#random.below(MOST_AT_ONCE);
    const acts = Array.from({ length: count }, () => this.#one(services, matches)).flat();
    for (const result of await Promise.all(acts))
      if (!result.ok && result.error.code === 'match-stopped') throw new Error('an act of staff has broken');
  }

  #one(
    { commands }: Services,
    matches: readonly MatchId[],
  ): readonly Promise<CommandResult | Awaited<ReturnType<Services['commands']['preview']>>>[] {
    const organiser = deviceOfPhone(this.#organiser);
    const spare = deviceOfPhone(this.#spare);
    const find = () => commands.command(spare, this.#ask({ type: 'find', code: 'ZZZZZZZZ' }));
    switch (this.#random.below(4)) {
      case 0:
        return [commands.preview(organiser, this.#act(this.#look(matches)))];
      // A person whom the act changes may send a command in the same commit.
      case 1:
        return [commands.command(organiser, this.#act(this.#deed())), find()];
      case 2:
        return [commands.command(spare, this.#ask({ type: 'useLink', secret: this.#token() })), find()];
      default:
        return [find()];
    }
  }

  #player(): PersonId {
    return personOf(this.#random.below(this.#organiser));
  }

  /** Returns an act that is only previewed: about those who play and their matches too. */
  #look(matches: readonly MatchId[]): Without<StaffAct> {
    const [match] = this.#random.shuffled(matches);
    const person = this.#player();
    const acts: Without<StaffAct>[] = [
      { type: 'makeLink', person, token: 'T'.repeat(43), code: 'KKKKKKKK' },
      { type: 'freezePerson', person, frozen: true },
      { type: 'pauseEvent', paused: true },
      this.#deed(),
    ];
    if (match !== undefined)
      acts.push({ type: 'voidMatch', match, shortfall: 'refuse' }, { type: 'pauseMatch', match });
    return this.#random.oneOf(acts);
  }

  /** Returns an act that is done. It ends no match and holds nobody up. */
  #deed(): Without<StaffAct> {
    const spare = personOf(this.#spare);
    const acts: Without<StaffAct>[] = [
      { type: 'set', change: { name: 'claimTime', value: 60 * this.#random.below(9) } },
      { type: 'set', change: { name: 'watching', value: this.#random.oneOf(['link', 'event']) } },
      { type: 'renamePerson', person: this.#player(), name: `Nerevar ${this.#random.below(99)}` },
      { type: 'makeLink', person: spare, token: this.#newToken(), code: this.#code() },
      { type: 'freezePerson', person: spare, frozen: this.#random.below(2) === 0 },
    ];
    return this.#random.oneOf(acts);
  }

  #newToken(): string {
    this.#links += 1;
    return this.#token();
  }

  #token(): string {
    return `link${String(this.#links).padStart(39, '0')}`;
  }

  #code(): string {
    return Array.from(
      { length: CODE_LENGTH },
      () => CODE_ALPHABET[this.#random.below(CODE_ALPHABET.length)],
    ).join('');
  }

  #act(bare: Without<StaffAct>): StaffAct {
    return { id: newCommandId(this.#random, START), reason: 'as agreed', ...bare };
  }

  #ask(bare: Asked): ClientCommand {
    return { id: newCommandId(this.#random, START), ...bare };
  }
}
