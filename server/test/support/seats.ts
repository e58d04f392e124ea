// Seats: scripted phones by name, directed step by step: they bind links, open matches, lay named cards, play on, and
// concede.

import { present } from '@dunmer/shared/lib';
import { isOwnPart } from '@dunmer/shared/phone';
import type { MatchId, PersonId, PlayCommand } from '@dunmer/shared/protocol';
import { parseClientCommand, parseStaffAct } from '@dunmer/shared/protocol/schema';
import { type LaidRow, mayLay } from '@dunmer/shared/rules';
import * as z from 'zod';
import { openMatch } from './pair.ts';
import { Phone } from './phone.ts';
import type { Random } from '@dunmer/shared/testing';
import { newCookie } from './wire.ts';

const PIN = '1234';
const PATIENCE = 120_000;
const SESSION = z.object({ me: z.object({ person: z.string() }).nullable() });

export class Seats {
  readonly #url: string;
  readonly #random: Random;
  readonly #phones = new Map<string, Phone>();

  constructor(url: string, random: Random) {
    this.#url = url;
    this.#random = random;
  }

  /** Lets a new browser open a personal link and choose its four digits. */
  async bind(name: string, secret: string): Promise<{ readonly person: PersonId; readonly cookie: string }> {
    const cookie = await newCookie(this.#url);
    const opening = await Phone.connect({ url: this.#url, random: this.#random, cookie });
    await opening.ask({ type: 'useLink', secret });
    await opening.ask({ type: 'setPin', pin: PIN });
    opening.close();
    return { person: await this.take(name, cookie), cookie };
  }

  /** Connects a browser that is already bound, besides the connections that it has open. */
  async take(name: string, cookie: string): Promise<PersonId> {
    const asked: unknown = await (await fetch(`${this.#url}/api/session`, { headers: { cookie } })).json();
    const { person } = present(SESSION.parse(asked).me, 'the browser is bound');
    this.#phones.set(name, await Phone.connect({ url: this.#url, random: this.#random, cookie, person }));
    return person;
  }

  /** Lets one challenge and the other accept; both sit down, and their phones promise and open what is due (F2, F3). */
  async match(one: string, two: string, stake: number): Promise<MatchId> {
    const phones = [this.#phone(one), this.#phone(two)] as const;
    const { match } = await openMatch(...phones, stake);
    for (const phone of phones) phone.autoplay(isOwnPart);
    const isOpen = ({ view }: Phone): boolean => view.seals.opened.a && view.seals.opened.b;
    await Promise.all(phones.map((phone) => phone.until(isOpen, PATIENCE)));
    return match;
  }

  /** Takes a seat where the person's page sits too; that page keeps the promises and numbers. */
  async sit(name: string, match: MatchId): Promise<void> {
    await this.#phone(name).follow({ by: 'seat', match });
  }

  /** Lays a row of named cards of the seat's own deck, as soon as it may. */
  async lay(name: string, row: LaidRow, cards: readonly string[]): Promise<void> {
    const phone = this.#phone(name);
    await phone.until(({ view: { viewer, common, seals } }) => {
      if (viewer === 'watcher') return false;
      return mayLay(common, viewer) && seals.opened[viewer];
    }, PATIENCE);
    const { view } = phone;
    const deck = view.viewer === 'watcher' ? [] : view.own.deck;
    const cells = cards.map((id) => present(deck.find(({ card }) => card === id)?.copy, `a ${id}`));
    await this.#play(phone, { type: 'place', laying: { row, cells } });
  }

  /** Says the password of a member of staff, or chooses it. */
  async unlock(name: string, passphrase: string): Promise<void> {
    const { wire } = this.#phone(name);
    await new Promise<void>((resolve, reject) => {
      wire.emit('unlock', { passphrase }, (said) =>
        said.ok ? resolve() : reject(new Error(`the password was refused: ${said.error.code}`)),
      );
    });
  }

  /** Sends any command, given as JSON without its id. */
  async ask(name: string, command: object): Promise<unknown> {
    const phone = this.#phone(name);
    const parsed = parseClientCommand({ id: phone.newId(), ...command });
    if (!parsed.ok) throw new Error(`this is no command: ${JSON.stringify(command)}`);
    const result = await phone.send(parsed.value);
    if (!result.ok) throw new Error(`${parsed.value.type} was refused: ${JSON.stringify(result.error)}`);
    return result.value;
  }

  /** Does an act of a member of staff who has read its preview. */
  async rule(name: string, act: object): Promise<unknown> {
    const phone = this.#phone(name);
    const parsed = parseStaffAct({ id: phone.newId(), ...act });
    if (!parsed.ok) throw new Error(`this is no act of staff: ${JSON.stringify(act)}`);
    const shown = await phone.wire.emitWithAck('preview', parsed.value);
    return this.ask(name, shown.ok ? { ...act, holds: shown.value.mark } : act);
  }

  /** From now on plays whatever is due. */
  playOn(name: string): void {
    this.#phone(name).autoplay();
  }

  async concede(name: string): Promise<void> {
    await this.#play(this.#phone(name), { type: 'concede' });
  }

  async finished(name: string): Promise<void> {
    await this.#phone(name).untilFinished(PATIENCE);
  }

  /** Closes somebody's scripted phone; its owner goes on elsewhere. */
  leave(name: string): void {
    this.#phone(name).close();
    this.#phones.delete(name);
  }

  close(): void {
    for (const phone of this.#phones.values()) phone.close();
  }

  #phone(name: string): Phone {
    return present(this.#phones.get(name), `a phone named ${name}`);
  }

  async #play(phone: Phone, command: PlayCommand): Promise<void> {
    await phone.ask({ type: 'play', match: phone.match, command });
  }
}
