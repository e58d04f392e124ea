// Meeting: two people become traders and sit down to a match for a drake.
import type { Phone } from './phone.ts';
import { seat } from './seating.ts';

type AtScreen = (phone: Phone, screen: string) => Promise<void>;
const pass: AtScreen = () => Promise.resolve();

type Comer = readonly [phone: Phone, deck: string];

/**
 * Brings both to the table of a match that was agreed on before, and waits for their cards. Somebody who is a trader
 * already stays who they are.
 */
export async function meet([a, deckOfA]: Comer, [b, deckOfB]: Comer): Promise<void> {
  await Promise.all([a.becomeSilently(deckOfA), b.becomeSilently(deckOfB)]);
  const match = await seat(a.seated, b.seated);
  await Promise.all([a.comeTo(match, 'a'), b.comeTo(match, 'b')]);
  await Promise.all([a.seesHand(), b.seesHand()]);
}

/**
 * Does the same by hand: `a` challenges, `b` accepts. `at` is called for the screens on the way. `short` is how many
 * cards `b` has, where that is fewer than six.
 */
export async function meetByHand(
  [a, deckOfA]: Comer,
  [b, deckOfB]: Comer,
  at: AtScreen = pass,
  short: number | null = null,
): Promise<void> {
  if (!a.isTrader) await a.become(deckOfA);
  if (!b.isTrader) await b.become(deckOfB);
  await a.challenge(b.badge, (screen) => at(a, screen));
  await b.accept(a.name, (screen) => at(b, screen), short !== null);
  if (short !== null) await a.sitDown(b.name, short);
  await Promise.all([a.seesHand(), b.seesHand()]);
}
