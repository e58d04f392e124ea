// Dealing: deals start decks by chance and checks them against rule 7; the model learns which cards were dealt.

import { strictEqual } from 'node:assert/strict';
import type { EventRoom } from '../support/eventRoom.ts';
import type { Model } from './model.ts';
import { type Play, rarely, reason } from './operation.ts';

interface Wanted {
  readonly uncommon: number;
  readonly rare: number;
}

/**
 * Rule 7: each standard card once, and of the other rarities as many in all as were asked for, none twice, no unique.
 */
function check({ kinds, dealt }: Model, number: number, cards: readonly string[], wanted: Wanted): void {
  const all = [...(dealt.get(number) ?? []), ...cards];
  strictEqual(new Set(all).size, all.length, 'a start deck holds no card twice');
  const count = (rarity: string): number => all.filter((card) => kinds.get(card)?.rarity === rarity).length;
  const before = (rarity: string): number =>
    (dealt.get(number) ?? []).filter((card) => kinds.get(card)?.rarity === rarity).length;
  const standard = [...kinds.values()].filter(({ rarity }) => rarity === 'standard').length;
  strictEqual(count('standard'), standard, 'each standard card is dealt');
  strictEqual(count('unique'), 0, 'no unique is dealt');
  for (const rarity of ['uncommon', 'rare'] as const)
    strictEqual(count(rarity), Math.max(before(rarity), wanted[rarity]), `so many are ${rarity}`);
}

/** Deals to a few traders, and checks the cards; returns false when the deal is refused. */
export async function deal(room: EventRoom, play: Play): Promise<boolean> {
  const { model, random, traders, organiser, person } = play;
  const all = Array.from({ length: traders }, (_, number) => number);
  const free = all.filter((number) => !model.isBusy(number) || rarely(play, 20));
  const numbers = random.shuffled(free).slice(0, 1 + random.below(3));
  const wanted = { uncommon: random.below(3), rare: random.below(8) % 3 };
  const people = numbers.map(person);
  const result = await room.ask(organiser, { type: 'dealStart', people, ...wanted, reason });
  const tooMany = wanted.rare > 1 ? 'too-many' : null;
  const expects = numbers.some((number) => model.isBusy(number)) ? 'in-match' : tooMany;
  strictEqual(result.ok ? null : result.error.code, expects, `dealt to ${numbers.join(', ')}`);
  if (!result.ok) return false;
  const copies = (await room.store.read.cards.copies()).filter(({ id }) => !model.copies.has(id));
  for (const number of numbers) {
    const key = await room.key(number);
    const theirs = copies.filter(({ owner }) => owner === key);
    const cards = theirs.map(({ card }) => card);
    check(model, number, cards, wanted);
    model.dealt.set(number, [...(model.dealt.get(number) ?? []), ...cards]);
    for (const { id, card } of theirs) {
      model.copies.set(id, { card, owner: number, frozen: false, slip: null, reserved: null });
      const kind = model.kinds.get(card);
      if (kind !== undefined) kind.made += 1;
    }
  }
  return true;
}
