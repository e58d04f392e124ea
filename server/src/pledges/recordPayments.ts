// RecordPayments: moves what promises pay from purse to purse, or writes it down for people to pay (PR22).

import { assert, present } from '@dunmer/shared/lib';
import { type Movement, transferAll } from '../purses/index.ts';
import type { Context } from '../match/index.ts';
import type { Effect, PersonKey, StoredPayment, Tx } from '../store/index.ts';
import type { Occasion } from './occasion.ts';
import type { PledgeSteps } from './steps.ts';

/**
 * What an entry belongs to: the contract, where both people are its parties. It never names a match or a contract of
 * others: whoever is paid reads only that it was this promise.
 */
function subjectOf({ contract }: Occasion, one: PersonKey, other: PersonKey): string | null {
  if (contract === undefined || contract === null) return null;
  const parties = [contract.one, contract.two];
  return parties.includes(one) && parties.includes(other) ? contract.id : null;
}

/** The newest `count` entries that this transaction has made. */
const entriesOf = (tx: Tx, count: number): readonly number[] =>
  tx.effects
    .filter((effect): effect is Extract<Effect, { is: 'entry' }> => effect.is === 'entry')
    .slice(-count)
    .map(({ entry }) => entry);

/** Makes each payment by one entry; where coins lie on the table, writes it down for people to pay. */
export async function recordPayments(
  context: Context,
  tx: Tx,
  { around, payments, purses }: PledgeSteps,
  occasion: Occasion,
): Promise<void> {
  if (payments.length === 0) return;
  const at = context.clock.now();
  const keyOf = (trader: string): PersonKey =>
    present(around.people.get(trader), 'whoever pays is known').key;
  const due = payments.map(({ from, to, amount: sum, by }) => ({
    payer: keyOf(from),
    payee: keyOf(to),
    sum,
    pledge: present(around.stored.get(by), 'what pays is kept').key,
  }));
  let entries: readonly (number | null)[] = due.map(() => null);
  if (purses !== null) {
    const movements = due.map(({ payer, payee, sum }): Movement => ({
      from: { kind: 'purse', owner: payer },
      to: { kind: 'purse', owner: payee },
      sum,
      why: 'promise',
      subject: subjectOf(occasion, payer, payee),
    }));
    const paid = await transferAll(tx, movements, { subject: null, who: occasion.who, at, known: purses });
    assert(paid.ok, 'a promise pays no more than its owner has');
    entries = entriesOf(tx, due.length);
  }
  const rows = due.map((each, i): StoredPayment => ({
    ...each,
    entry: entries[i] ?? null,
    match: occasion.match?.key ?? null,
    at,
  }));
  await tx.pledges.addPayments(rows);
  for (const { match: _, ...row } of rows)
    tx.note({ is: 'pledgePaid', ...row, match: occasion.match?.id ?? null });
}
