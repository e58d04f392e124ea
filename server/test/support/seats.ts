// Seats: scripted phones by name, asked step by step: they bind links, open matches, lay named cards, play on, and concede.

import { promiseOf } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import type { CommandResult, MatchId, PersonId } from '@dunmer/shared/protocol';
import { type LaidRow, mayLay } from '@dunmer/shared/rules';
import * as z from 'zod';
import { Phone } from './phone.ts';
import type { Random } from './random.ts';
import { newCookie } from './wire.ts';

const PIN = '1234';
const PATIENCE = 120_000;
const SESSION = z.object({ me: z.object({ person: z.string() }).nullable() });

/** Throws where it was refused. */
function done(result: CommandResult): Extract<CommandResult, { ok: true }>['value'] {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export class Seats {
  readonly #url: string;
  readonly #random: Random;
  readonly #phones = new Map<string, Phone>();

  constructor(url: string, random: Random) {
    this.#url = url;
    this.#random = random;
  }

  /** A new browser opens a personal link and chooses its four digits. */
  async bind(name: string, secret: string): Promise<{ readonly person: PersonId; readonly cookie: string }> {
    const cookie = await newCookie(this.#url);
    const opening = await Phone.connect({ url: this.#url, random: this.#random, cookie });
    done(await opening.send({ id: opening.newId(), type: 'useLink', secret }));
    done(await opening.send({ id: opening.newId(), type: 'setPin', pin: PIN }));
    opening.close();
    return { person: await this.take(name, cookie), cookie };
  }

  /** A browser that is bound already, beside whatever else it has open. */
  async take(name: string, cookie: string): Promise<PersonId> {
    const asked: unknown = await (await fetch(`${this.#url}/api/session`, { headers: { cookie } })).json();
    const { person } = present(SESSION.parse(asked).me, 'the browser is bound');
    this.#phones.set(
      name,
      await Phone.connect({ url: this.#url, random: this.#random, name, cookie, person }),
    );
    return person;
  }

  /** One challenges, the other accepts; both sit down, and their phones promise and open what is due (F2, F3). */
  async match(one: string, two: string, stake: number): Promise<MatchId> {
    const [a, b] = [this.#phone(one), this.#phone(two)];
    const rival = present(b.person, 'a bound phone');
    const asked = { type: 'proposeMatch', with: rival, stake, friendly: false } as const;
    const proposed = done(await a.send({ id: a.newId(), ...asked }));
    if (proposed.type !== 'made') throw new Error('the challenge was not made');
    const accept = async (phone: Phone, proposal: string) =>
      done(await phone.send({ id: phone.newId(), type: 'acceptMatch', proposal }));
    const said = await accept(b, proposed.id);
    // A short trader's yes is a proposal of the same: the other has the last word (rule 2.2).
    const begun = said.type === 'made' ? await accept(a, said.id) : said;
    if (begun.type !== 'started') throw new Error('the match has not begun');
    const { match } = begun;
    await Promise.all([a, b].map((phone) => phone.follow({ by: 'seat', match })));
    await Promise.all([a, b].map((phone) => this.#openFairly(phone)));
    return match;
  }

  /** Sits down where somebody's page sits too: that page keeps promises and numbers. */
  async sit(name: string, match: MatchId): Promise<void> {
    await this.#phone(name).follow({ by: 'seat', match });
  }

  /** Lays a row of named cards of the own deck, as soon as it may. */
  async lay(name: string, row: LaidRow, cards: readonly string[]): Promise<void> {
    const phone = this.#phone(name);
    await phone.until(({ view: { viewer, common, seals } }) => {
      if (viewer === 'watcher') return false;
      return mayLay(common, viewer) && seals.opened[viewer];
    }, PATIENCE);
    const { view } = phone;
    const deck = view.viewer === 'watcher' ? [] : view.own.deck;
    const cells = cards.map((id) => present(deck.find(({ card }) => card === id)?.copy, `a ${id}`));
    done(await phone.play({ type: 'place', laying: { row, cells } }));
  }

  /** From now on does whatever is due. */
  playOn(name: string): void {
    this.#phone(name).autoplay();
  }

  async concede(name: string): Promise<void> {
    done(await this.#phone(name).play({ type: 'concede' }));
  }

  async finished(name: string): Promise<void> {
    await this.#phone(name).untilFinished(PATIENCE);
  }

  /** Leaves its page alone: its owner goes on elsewhere. */
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

  async #openFairly(phone: Phone): Promise<void> {
    const { viewer, seals } = phone.view;
    if (viewer === 'watcher') throw new Error('a watcher has no seat');
    const nonce = this.#random.hex32();
    const promise = promiseOf(seals.match, viewer, seals.commitment, nonce);
    done(await phone.play({ type: 'promise', promise }));
    await phone.until(({ view }) => view.seals.promises !== null, PATIENCE);
    done(await phone.play({ type: 'open', nonce }));
    await phone.until(({ view }) => view.seals.opened.a && view.seals.opened.b, PATIENCE);
  }
}
