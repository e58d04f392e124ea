// Collect: takes what is owed of a match from its debtor as far as it can be moved now; the ruling that noted the
// debt stays as it is.

import { assert, err, ok, type Result } from '@dunmer/shared/lib';
import type { Answer, MatchId, Refusal } from '@dunmer/shared/protocol';
import { bySeat, SEATS } from '@dunmer/shared/rules';
import { putReason } from '../journal/index.ts';
import { type Movement, transferAll } from '../purses/index.ts';
import type { Context } from '../match/index.ts';
import { type Handing, moveCopy } from '../copies/index.ts';
import { BANK, type PersonKey, type StoredAccount, type Tx } from '../store/index.ts';
import { touch } from '../world/index.ts';
import { type Owing, owingOf } from './debts.ts';
import { planDrakes } from './planAgainDrakes.ts';
import { hindranceOf } from './planCopy.ts';

/** Who collects, and why. */
export interface Collecting {
  readonly who: PersonKey;
  readonly reason: string;
}

/** The owed drakes that can be paid now, and the purses they move between. */
async function drakesThere(
  { settings }: Pick<Context, 'settings'>,
  tx: Tx,
  { drakes, players }: Owing,
): Promise<{ readonly movements: readonly Movement[]; readonly known: readonly StoredAccount[] }> {
  // While coins lie on the table there are no entries, whatever was owed before (EVENT, "Money").
  if (drakes.length === 0 || (await settings.of(tx)).settings.money === 'table')
    return { movements: [], known: [] };
  const nameOf = (seat: 'a' | 'b') => ({ kind: 'purse', owner: players[seat] }) as const;
  const known = await tx.money.accountsNamed(SEATS.map(nameOf));
  const inPurse = (owner: PersonKey): number => known.find((purse) => purse.owner === owner)?.balance ?? 0;
  const purses = bySeat((seat) => inPurse(players[seat]));
  const { payments } = planDrakes(drakes, purses, 'nothing');
  const account = (place: 'a' | 'b' | 'bank') => (place === 'bank' ? BANK : nameOf(place));
  const movements = payments.map(({ from, to, sum }): Movement => ({
    from: account(from),
    to: account(to),
    sum,
    why: 'debt',
  }));
  return { movements, known };
}

/** The owed cards that can be handed over now. */
async function cardsThere(tx: Tx, { cards, players }: Owing): Promise<Owing['cards']> {
  if (cards.length === 0) return [];
  const traders = await tx.people.peopleByKey(SEATS.map((seat) => players[seat]));
  return cards.filter(({ from, copy }) => hindranceOf(copy, players[from], traders) === null);
}

/** Hands over cards: a card goes back to the winner, or to the loser who had claimed it as the price. */
async function handOver(
  tx: Tx,
  { wonBy, players }: Owing,
  cards: Owing['cards'],
  act: Pick<Handing, 'subject' | 'who' | 'at'>,
): Promise<void> {
  for (const { to, copy } of cards)
    await moveCopy(tx, copy, {
      ...act,
      to: players[to],
      why: wonBy === to ? 'returned' : 'claimed',
    });
}

/**
 * Collects what is owed of a match. Refuses if nothing is owed, or nothing of it can be moved now; the rest stays owed.
 */
export async function collectDebts(
  context: Context,
  tx: Tx,
  match: MatchId,
  { who, reason }: Collecting,
): Promise<Result<Answer, Refusal>> {
  const [owing] = await owingOf(tx, { match });
  if (owing === undefined) return err({ code: 'nothing-owed' });
  const cardsOwed = owing.cards.map(({ from, to, copy }) => [from, to, copy.id]);
  tx.answerTo(JSON.stringify([owing.drakes, cardsOwed]));
  const { movements, known } = await drakesThere(context, tx, owing);
  const cards = await cardsThere(tx, owing);
  if (movements.length + cards.length === 0) return err({ code: 'nothing-to-collect' });
  const act = { subject: match, who, at: context.clock.now() };
  const note = await putReason(tx, context.draws, reason);
  const paid = await transferAll(tx, movements, { ...act, note, known });
  assert(paid.ok, 'only what is there is moved');
  await handOver(tx, owing, cards, act);
  await touch(
    context,
    tx,
    SEATS.map((seat) => owing.players[seat]),
  );
  return ok({ type: 'settled' });
}
