// Due: the drakes that a row of the journal must have moved, by what else it tells: stakes if a match opens, the pot
// if one is settled, a ruling if one is settled anew, a debt if it is collected, the price of a contract, both sides
// of a trade. Other entries must need no further reason: coins paid in and out, drakes at the start, corrections.

import type { AuditedRow } from '../store/index.ts';
import type { Book } from './book.ts';
import { Contradiction } from './finding.ts';
import { difference, type Payment, told } from './payment.ts';
import { type Of, ofKind, type Row } from './row.ts';
import { type Ruled, waysOf, type Way } from './ruling.ts';
import { accountName, nameOf, type Seen } from './seen.ts';

/** What a row must have moved: one of these ways. */
export interface Due {
  readonly ways: readonly Way[];
  /** The purses of people whom the row adds; they may get drakes at the start. */
  readonly newcomers: ReadonlySet<string>;
}

const NOTHING: Way = { payments: [], owed: 0 };

const purse = (person: number | string | null | undefined): string => nameOf('purse', Number(person));
const isInPurses = (book: Book): boolean => book.table('settings').get('money')?.['value'] !== 'table';

function stateIn(json: unknown): string {
  const state: unknown = typeof json === 'string' ? JSON.parse(json) : null;
  return typeof state === 'object' && state !== null && 'at' in state ? String(state.at) : '';
}

/** Both stakes go into the pot before the first card is placed (rule 1.4). */
const dueAtOpening = ({ key, match, stake, a, b }: Of<'table'>): readonly Payment[] =>
  [a, b].map((person) => ({
    from: purse(person),
    to: nameOf('pot', key),
    sum: stake,
    why: 'stake',
    subject: match,
  }));

/**
 * The pot goes to the winner, except for what a card leaves the loser (IN23), or each takes back their own stake
 * (rule 6.1).
 */
function dueAtEnd({ match, winner, pot, solace = 0 }: Of<'settled'>, book: Book): readonly Payment[] {
  const table = book.row('matches', match);
  const from = nameOf('pot', Number(table['row']));
  const half = (seat: 'a' | 'b'): Payment => ({
    from,
    to: purse(table[seat]),
    sum: pot / 2,
    why: 'stake-back',
    subject: match,
  });
  if (winner === null) return [half('a'), half('b')];
  const loser = winner === 'a' ? 'b' : 'a';
  return [
    { from, to: purse(table[loser]), sum: solace, why: 'solace', subject: match },
    { from, to: purse(table[winner]), sum: pot - solace, why: 'pot', subject: match },
  ];
}

/** The ways from what each player has got from a match to what they should have. */
function waysTo(
  { match, winner, why }: Pick<Ruled, 'match' | 'why'> & { readonly winner: unknown },
  book: Book,
  seen: Seen,
): readonly Way[] {
  const table = book.row('matches', match);
  const standing = (seat: 'a' | 'b') => ({
    purse: purse(table[seat]),
    net: seen.net(match, Number(table[seat])),
    balance: seen.balance(purse(table[seat]), book),
  });
  const [first, second] = winner === 'b' ? (['b', 'a'] as const) : (['a', 'b'] as const);
  const players = [standing(first), standing(second)] as const;
  return waysOf({ match, why, stake: Number(table['stake']), players, hasWinner: winner !== null });
}

const dueAgain = ({ match, kind, winner }: Of<'settled'>, book: Book, seen: Seen): readonly Way[] =>
  waysTo({ match, winner, why: kind === 'voided' ? 'void' : 'award' }, book, seen);

/** The newest settlement of a settled match. */
function newestOf(match: string, book: Book): AuditedRow | undefined {
  const settled = book.table('settlements');
  let k = 1;
  while (settled.has(`${match}/${k + 1}`)) k += 1;
  return settled.get(`${match}/${k}`);
}

/** Collecting pays what the newest ruling noted as owed, as far as it can be paid (EVENT, "Taking acts back"). */
function dueByCollecting(row: Row, book: Book, seen: Seen): readonly Payment[] {
  const [moved] = [...ofKind(row, 'entry'), ...ofKind(row, 'move')];
  const match = moved?.subject ?? null;
  if (row.act !== 'collectDebts' || match === null || !isInPurses(book)) return [];
  const ruling = newestOf(match, book);
  if (ruling === undefined || ruling['owed'] === 0) return [];
  return waysTo({ match, winner: ruling['winner'], why: 'debt' }, book, seen)[0]?.payments ?? [];
}

/** The price goes into the hold when a contract is signed, and out of it when the contract is over. */
function dueByContract(
  effect: Of<'contract'>,
  before: string,
  hold: string,
  isHeld: boolean,
): readonly Payment[] {
  const { contract: subject, one, two, payer, sum, state } = effect;
  const [pays, gets] = payer === 'one' ? [purse(one), purse(two)] : [purse(two), purse(one)];
  const now = stateIn(state);
  const of = { sum, subject };
  if (before === 'offered' && now === 'signed') return [{ from: pays, to: hold, why: 'hold', ...of }];
  if (before !== 'signed' || !isHeld) return [];
  if (now === 'fulfilled') return [{ from: hold, to: gets, why: 'handover', ...of }];
  return now === 'annulled' ? [{ from: hold, to: pays, why: 'given-back', ...of }] : [];
}

function dueByContracts(row: Row, book: Book, seen: Seen): readonly Payment[] {
  const states = new Map<string, string>();
  return ofKind(row, 'contract').flatMap((effect) => {
    const known = book.table('contracts').get(effect.contract);
    const before = states.get(effect.contract) ?? stateIn(known?.['state']);
    states.set(effect.contract, stateIn(effect.state));
    const hold = nameOf('hold', Number(known?.['row'] ?? 0));
    const isSigning = before === 'offered' && stateIn(effect.state) === 'signed';
    if (isSigning && !isInPurses(book)) return [];
    return dueByContract(effect, before, hold, seen.has(hold));
  });
}

function drakesIn(side: string): number {
  const value: unknown = JSON.parse(side);
  return typeof value === 'object' && value !== null && 'drakes' in value ? Number(value.drakes) : 0;
}

/** The drakes of both sides move when a trade is accepted. */
const dueByTrades = (row: Row, book: Book): readonly Payment[] =>
  ofKind(row, 'trade').flatMap(({ trade: subject, from, to, gives, takes, state }) =>
    state === 'accepted' && isInPurses(book)
      ? [
          { from: purse(from), to: purse(to), sum: drakesIn(gives), why: 'trade', subject },
          { from: purse(to), to: purse(from), sum: drakesIn(takes), why: 'trade', subject },
        ]
      : [],
  );

/** What a row must have moved; call this before the book takes the row. */
export function dueBy(row: Row, book: Book, seen: Seen): Due {
  const settled = ofKind(row, 'settled').filter(({ match }) => {
    const table = book.table('matches').get(match);
    return table !== undefined && seen.has(nameOf('pot', Number(table['row'])));
  });
  const base = [
    ...(isInPurses(book) ? ofKind(row, 'table').flatMap(dueAtOpening) : []),
    ...settled.filter(({ k }) => k === 1).flatMap((effect) => dueAtEnd(effect, book)),
    ...dueByContracts(row, book, seen),
    ...dueByTrades(row, book),
    ...dueByCollecting(row, book, seen),
  ].filter(({ sum }) => sum > 0);
  const again = settled.find(({ k }) => k > 1);
  const ways = again === undefined ? [NOTHING] : dueAgain(again, book, seen);
  const whole = ways.map(({ payments, owed }) => ({ payments: [...base, ...payments], owed }));
  const isNew = ({ person }: Of<'person'>): boolean => !book.table('people').has(String(person));
  return {
    // Once coins lie on the table there are no entries, and what was in pots and holds stays there; older rows did
    // pay it.
    ways: isInPurses(book) ? whole : [NOTHING, ...whole],
    newcomers: new Set(
      ofKind(row, 'person')
        .filter(isNew)
        .map(({ person }) => purse(person)),
    ),
  };
}

/** Whether an entry is one that the row says a promise has paid. */
const isOfPromise = (
  row: Row,
  { from, to, sum }: Pick<Payment, 'from' | 'to' | 'sum'>,
  book: Book,
): boolean =>
  ofKind(row, 'pledgePaid').some(
    (paid) =>
      paid.entry !== null &&
      book.table('entries').has(String(paid.entry)) &&
      purse(paid.payer) === from &&
      purse(paid.payee) === to &&
      paid.sum === sum,
  );

/** Whether an entry needs no further reason. */
function standsAlone(row: Row, { from, to, why, sum }: Payment, { newcomers }: Due, book: Book): boolean {
  if (why === 'start') return from === 'bank/0' && newcomers.has(to);
  if (why === 'paid-in') return row.act === 'payIn' && from === 'bank/0';
  // PR22: `PledgeReading` checks for which promise it was paid.
  if (why === 'promise') return isOfPromise(row, { from, to, sum }, book);
  // IN9: `DeckReading` checks what was bought.
  if (why === 'audience') return to === 'bank/0';
  if (why === 'paid-out') return row.act === 'payOut' && to === 'bank/0';
  if (why !== 'correction' || row.act !== 'correctEntry') return false;
  return ofKind(row, 'entry').some(({ corrects, debit, credit }) => {
    const wrong = corrects === null ? undefined : book.table('entries').get(String(corrects));
    return wrong?.['debit'] === credit && wrong['credit'] === debit && sum <= Number(wrong['sum']);
  });
}

/** What is wrong with a row's entries if this way was meant; null if nothing is. */
function faultOf(row: Row, book: Book, due: Due, { payments, owed }: Way): string | null {
  const paid = ofKind(row, 'entry').map(({ debit, credit, sum, why, subject }): Payment => ({
    from: accountName(book, debit),
    to: accountName(book, credit),
    sum,
    why,
    subject,
  }));
  const { lacking, beside } = difference(payments, paid);
  const [missing] = lacking;
  if (missing !== undefined) return `lacks ${told(missing)}`;
  const strange = beside.find((payment) => !standsAlone(row, payment, due, book));
  if (strange !== undefined) return `gives no reason for ${told(strange)}`;
  const again = ofKind(row, 'settled').find(({ k }) => k > 1);
  return again === undefined || again.owed === owed ? null : `notes ${again.owed} drakes as owed`;
}

/** Throws `Contradiction` if a row has not moved what it must have; call this after the book has taken the row. */
export function checkDue(row: Row, book: Book, due: Due): void {
  const faults = due.ways.map((way) => faultOf(row, book, due, way));
  const [fault] = faults;
  if (faults.includes(null) || fault === undefined) return;
  throw new Contradiction(`Row ${row.seq} of the journal ${fault}.`);
}
