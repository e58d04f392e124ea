// Meeting: two people become traders and sit down to a match for a drake.
import type { Phone } from './phone.ts';

type AtScreen = (phone: Phone, screen: string) => Promise<void>;
const pass: AtScreen = () => Promise.resolve();

/**
 * `a` challenges, `b` accepts; both see their cards. Who is a trader already stays who they are. `at` is told of the screens on the way.
 * `short`: how few cards `b` has, where that is fewer than six.
 */
export async function meet(
  [a, deckOfA]: readonly [Phone, string],
  [b, deckOfB]: readonly [Phone, string],
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
