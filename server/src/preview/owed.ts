// Owed: what an act leaves owed for a match, and which card stays where it lies (EVENT, "Taking acts back").

import { present } from '@dunmer/shared/lib';
import type { PreviewLine, Shortfall, StaffAct } from '@dunmer/shared/protocol';
import { type Seat, SEATS } from '@dunmer/shared/rules';
import { hindranceOf, type Owing, owingOf, whereLies } from '../contracts/index.ts';
import { Interests } from '../interest/index.ts';
import type { Effect, PersonKey, StoredMatch, Tx } from '../store/index.ts';

type Priced = Extract<Effect, { is: 'priced' }>;

/** What becomes of a shortfall, as the act chooses. */
const becomesOf = (act: StaffAct): Exclude<Shortfall, 'refuse'> =>
  'shortfall' in act && act.shortfall !== 'refuse' ? act.shortfall : 'nothing';

const isSeat = (word: string): word is Seat => SEATS.some((seat) => seat === word);

interface Asking {
  readonly act: StaffAct;
  readonly who: PersonKey | null;
}

/**
 * The line for a card that a ruling can't move, with where it lies; none where its owner is already the right one.
 */
async function leftBy(
  tx: Tx,
  { key, seats }: StoredMatch,
  { copy: id, due }: Priced,
  { act, who }: Asking,
): Promise<readonly PreviewLine[]> {
  const { copy, holder, traders } = await tx.settlements.stakesAgain(key, id);
  const to = isSeat(due) ? traders[due].key : null;
  if (copy === null || holder === null || !isSeat(due) || holder === to || copy.owner === to) return [];
  const why = hindranceOf(
    copy,
    holder,
    SEATS.map((seat) => traders[seat]),
  );
  if (why === null) return [];
  const { at, ...lies } = await whereLies(tx, { copy, why }, who);
  const owner = at === 'person' ? ((await tx.people.personByKey(copy.owner))?.name ?? '') : null;
  return [{ is: 'left', ...lies, at, owner, to: seats[due].name, becomes: becomesOf(act) }];
}

/** A debt between the two seats, with names in place of seats. */
type NamedDebt = Pick<Extract<PreviewLine, { is: 'debtEnds' }>, 'from' | 'to' | 'what'>;

function debtsIn({ seats }: StoredMatch, owing: Owing | undefined): readonly NamedDebt[] {
  if (owing === undefined) return [];
  const named = (place: Seat | 'bank'): string => (place === 'bank' ? place : seats[place].name);
  return [
    ...owing.drakes.map(({ from, to, sum }) => ({ from, to, what: { is: 'drakes', sum } as const })),
    ...owing.cards.map(({ from, to, copy: { id: copy, card } }) => ({
      from,
      to,
      what: { is: 'card', copy, card } as const,
    })),
  ].map(({ from, to, what }) => ({ from: named(from), to: named(to), what }));
}

const lineOf = ({ from, to, what }: NamedDebt, isStill: boolean): PreviewLine =>
  what.is === 'drakes'
    ? { is: 'debt', from, to, sum: what.sum, isStill }
    : { is: 'cardDebt', from, to, copy: what.copy, card: what.card, isStill };

/** Reads what is owed, by the newest ruling of the match, before an act that may rule anew. */
export const owedBefore = async (tx: Tx, act: StaffAct): Promise<readonly Owing[]> =>
  'shortfall' in act ? owingOf(tx, { match: act.match }) : [];

/** Lines for what is owed after an act, and for debts that it ends. */
function debtLines(
  match: StoredMatch,
  act: StaffAct,
  [before, after]: readonly [Owing | undefined, Owing | undefined],
): readonly PreviewLine[] {
  const now = debtsIn(match, after);
  const kept = new Set(now.map((debt) => JSON.stringify(debt)));
  const ended = debtsIn(match, before).filter((debt) => !kept.has(JSON.stringify(debt)));
  return [
    ...ended.map((debt) => ({ is: 'debtEnds' as const, ...debt })),
    ...now.map((debt) => lineOf(debt, act.type === 'collectDebts')),
  ];
}

/**
 * PR24: what promises have paid because of a match stays paid; each payment can be corrected by its own entry. Payments
 * by a player of a match in which `who` has an interest are not told: somebody who paid less than was due had no more
 * in the purse (PR22).
 */
async function paidLines(
  tx: Tx,
  { key }: StoredMatch,
  who: PersonKey | null,
): Promise<readonly PreviewLine[]> {
  const all = await tx.pledges.paymentsIn(key);
  if (all.length === 0) return [];
  const { players } = new Interests(who, who === null ? [] : await tx.floor.interests(who, null));
  const paid = all.filter(({ payer, payee }) => !players.has(payer) && !players.has(payee));
  const pledges = new Map(
    (await tx.pledges.pledgesByKey(paid.map(({ pledge }) => pledge))).map((one) => [one.key, one]),
  );
  const names = await tx.floor.briefs(paid.flatMap(({ payer, payee }) => [payer, payee]));
  const nameOf = (person: PersonKey): string => names.get(person)?.name ?? '';
  return paid.map(({ pledge, payer, payee, sum }) => ({
    is: 'promisePaid',
    from: nameOf(payer),
    to: nameOf(payee),
    sum,
    card: present(pledges.get(pledge), 'what has paid is a promise').card,
  }));
}

/** The matches that an act settles anew, or for which it collects debts. */
function matchesIn(act: StaffAct, effects: readonly Effect[]): readonly string[] {
  if (act.type === 'collectDebts') return [act.match];
  return effects.flatMap((effect) => (effect.is === 'settled' && effect.k > 1 ? effect.match : []));
}

/**
 * Reads what stays owed for each match after the act, and the card that stays where it is, for the member of staff
 * about to do it. `before` is what was owed before the act.
 */
export async function readOwed(
  tx: Tx,
  { act, who, before }: Asking & { readonly before: readonly Owing[] },
): Promise<ReadonlyMap<string, readonly PreviewLine[]>> {
  const lines = new Map<string, readonly PreviewLine[]>();
  for (const id of matchesIn(act, tx.effects)) {
    const match = present(await tx.match(id), 'what is settled is a match');
    const [owing] = await owingOf(tx, { matches: [match.key] });
    const priced = tx.effects.find((effect) => effect.is === 'priced');
    lines.set(id, [
      ...(act.type === 'collectDebts' ? [] : await paidLines(tx, match, who)),
      ...(priced === undefined ? [] : await leftBy(tx, match, priced, { act, who })),
      ...debtLines(match, act, [before.find((one) => one.match === match.key), owing]),
    ]);
  }
  return lines;
}
