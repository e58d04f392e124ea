// Pledges: the promises of an event (PROMISES): where each lies, how it came there, what contracts give, and what is
// paid.

import { law, type Step } from './law.ts';
import { entryLaw, MONEY_WAYS } from './laws/money.ts';

/** Each place with the columns that belong to it, and no others. */
const PLACED = `(place = 'hand' and of_person is not null and contract is null and match is null and named is null)
    or (place = 'held' and of_person is not null and contract is not null and match is null and named is null)
    or (place = 'front' and of_person is not null and contract is null)
    or (place = 'out' and of_person is null and contract is null and match is null and named is null)`;

/** The other party of the contract that holds the promise. */
const RECEIVER = `(select case was.of_person when one then two else one end from contracts where contracts.key = was.contract)`;
const HOME = `new.place = 'hand' and new.of_person = was.owner`;
const STAYS_WITH = `new.of_person = was.of_person`;

/** The places from and to which a promise may move for each reason (PROMISES 2, 3, 6). */
const WAYS = `case new.why
  when 'signed' then was.place = 'hand' and new.place = 'held' and ${STAYS_WITH} and exists (select 1 from contracts
    where contracts.key = new.contract and (one = was.of_person or two = was.of_person))
  when 'annulled' then was.place = 'held' and new.place = 'hand' and ${STAYS_WITH}
  when 'given' then was.place = 'held' and new.place = 'hand' and new.of_person = ${RECEIVER}
  when 'received' then was.place = 'held' and new.place = 'front' and new.of_person = ${RECEIVER} and new.match is null
  when 'played' then was.place = 'hand' and new.place = 'front' and ${STAYS_WITH}
  when 'used' then ${HOME} and (was.place = 'front' or (was.place = 'hand' and was.of_person <> was.owner))
  when 'came-about' then was.place = 'front' and was.match is null and ${HOME}
  when 'let-go' then was.place = 'front' and was.match is null and ${HOME}
  when 'match-over' then was.place = 'front' and was.match is not null and ${HOME}
  when 'match-void' then was.place = 'front' and was.match is not null and new.place = 'hand' and ${STAYS_WITH}
  when 'demand-ended' then was.place = 'front' and was.match is null and new.place = 'hand' and ${STAYS_WITH}
  when 'ruined' then was.place <> 'out' and (new.place = 'out' or ${HOME})
  when 'restored' then was.place = 'out' and ${HOME}
  when 'sent-home' then was.place <> 'out' and ${HOME}
  else 0 end`;

const SAME = ['of_person', 'contract', 'match', 'named']
  .map((column) => `coalesce(${column}, -1) = coalesce(new.${column}, -1)`)
  .join(' and ');

const OWNER = '(select owner from pledges where key = new.pledge)';
/** In whose hand everybody counted the promise before, and counts it now; 0 for nobody's. */
const LEFT = `coalesce((select of_person from pledges where key = new.pledge and place in ('hand', 'held')), 0)`;
const REACHED = `coalesce((select new.of_person where new.place in ('hand', 'held')), 0)`;

const kept = (table: string, saying: string): Step => [
  law(`${table}_are_kept before delete on ${table}: refuse '${saying}'`),
];

export const pledges: Step = [
  // Everybody who was dealt promises: their house, and what is publicly known of their hand (PR17).
  `create table pledge_hands (
    key integer primary key,
    person integer not null unique references people (key),
    house text not null,
    drawn integer not null check (drawn in (0, 1)),
    size integer not null check (size >= 0),
    may_hold integer not null check (may_hold >= 0),
    ruined integer not null check (ruined in (0, 1)),
    ruin_after integer references matches (key)
  )`,
  `create table pledges (
    key integer primary key,
    owner integer not null references people (key),
    card text not null,
    place text not null,
    of_person integer references people (key),
    contract integer references contracts (key),
    match integer references matches (key),
    named integer check (named >= 0),
    turn integer not null,
    unique (owner, card),
    check (${PLACED}),
    check (place <> 'front' or of_person <> owner)
  )`,
  `create index pledges_of_person on pledges (of_person)`,
  `create index pledges_of_contract on pledges (contract) where contract is not null`,
  `create index pledges_of_match on pledges (match) where match is not null`,
  `create table pledge_moves (
    key integer primary key,
    pledge integer not null references pledges (key),
    turn integer not null,
    place text not null,
    of_person integer references people (key),
    contract integer references contracts (key),
    match integer references matches (key),
    named integer,
    why text not null,
    who integer references people (key),
    at integer not null,
    unique (pledge, turn)
  )`,
  // PR27: the promises that signed contracts have set aside, each sealed by a salt that both parties keep.
  `create table givings (
    key integer primary key,
    contract integer not null references contracts (key),
    party text not null check (party in ('one', 'two')),
    pledge integer not null references pledges (key),
    salt text not null,
    hash text not null,
    state text not null check (state in ('held', 'given', 'back', 'left')),
    at integer not null,
    unique (contract, party)
  )`,
  `create index givings_of_pledge on givings (pledge, key)`,
  // PR22: `entry` is null where coins lie on the table, and people pay.
  `create table pledge_payments (
    key integer primary key,
    pledge integer not null references pledges (key),
    payer integer not null references people (key),
    payee integer not null references people (key),
    sum integer not null check (sum > 0),
    entry integer unique references entries (key),
    at integer not null,
    check (payer <> payee)
  )`,
  `create index pledge_payments_of_payer on pledge_payments (payer, key)`,
  `create index pledge_payments_of_payee on pledge_payments (payee, key)`,
  // PR3: `to_person` is null if it was shown to everybody; `pledges` is a list of keys.
  `create table pledge_shows (
    key integer primary key,
    of_person integer not null references people (key),
    to_person integer references people (key),
    pledges text not null,
    at integer not null
  )`,
  `alter table contracts add column pledge_one integer references pledges (key)`,
  `alter table contracts add column pledge_two integer references pledges (key)`,
  law(`pledge_names_stay before update of pledge_one, pledge_two on contracts:
    refuse 'a contract stays what was written'`),
  law(`contract_names_a_pledge_once before insert on contracts:
    refuse 'a contract names a promise once' where new.pledge_one = new.pledge_two`),
  law(`pledge_hand_begins before insert on pledge_hands:
    refuse 'promises are dealt to who trades'
      where not exists (select 1 from people where key = new.person and trades = 1);
    refuse 'nobody is ruined before they have promises' where new.ruined <> 0`),
  // PR25.
  law(`ruin_waits_for_a_match before update of ruined, ruin_after on pledge_hands when new.ruin_after is not null:
    refuse 'a ruin waits for the end of a match'
      where new.ruined = 1 or not exists (select 1 from people where key = new.person and match = new.ruin_after)`),
  law(`pledge_hand_stays before update of key, person, house, drawn on pledge_hands:
    refuse 'a house stays'`),
  ...kept('pledge_hands', 'whoever was dealt promises has them'),
  law(`pledge_begins before insert on pledges:
    refuse 'a promise begins at home' where new.place <> 'hand' or new.of_person <> new.owner or new.turn <> 0;
    refuse 'promises are dealt to who trades'
      where not exists (select 1 from pledge_hands where person = new.owner)`),
  law(`pledge_stays before update of key, owner, card on pledges: refuse 'a promise stays whose it is'`),
  // The move must exist before the promise moves, and says where to.
  law(`pledge_is_moved before update of place, of_person, contract, match, named, turn on pledges:
    refuse 'a promise goes where its move says'
      where not exists (select 1 from pledge_moves where pledge = new.key and turn = new.turn and place = new.place
        and new.turn = old.turn + 1 and ${SAME})`),
  ...kept('pledges', 'promises stay'),
  law(`pledge_move_has_a_way before insert on pledge_moves:
    refuse 'a promise moves from where it is'
      where not exists (select 1 from pledges where key = new.pledge and turn = new.turn - 1);
    refuse 'a promise goes where its reason says'
      where not exists (select 1 from pledges was where was.key = new.pledge and (${WAYS}))`),
  // Keeps what everybody knows of hands. If a promise of another owner leaves openly, `may_hold` falls too; if it
  // leaves face down, nobody knows whose it was, and `may_hold` stays.
  law(`pledge_moves after insert on pledge_moves:
    update pledge_hands set size = size - 1, may_hold = may_hold
        - case when new.why in ('given', 'received') or person = ${OWNER} then 0 else 1 end
      where person = ${LEFT} and ${REACHED} <> person;
    update pledge_hands set size = size + 1, may_hold = may_hold
        + case when new.why <> 'given' and person = ${OWNER} then 0 else 1 end
      where person = ${REACHED} and ${LEFT} <> person;
    update pledges set place = new.place, of_person = new.of_person, contract = new.contract, match = new.match,
      named = new.named, turn = new.turn where key = new.pledge`),
  law(`pledge_move_stays before update on pledge_moves: refuse 'moves stay'`),
  ...kept('pledge_moves', 'moves stay'),
  law(`giving_begins before insert on givings:
    refuse 'a contract gives what it holds' where new.state <> 'held' or not exists (select 1 from pledges
      join contracts on contracts.key = pledges.contract
      where pledges.key = new.pledge and pledges.contract = new.contract and pledges.place = 'held'
        and pledges.of_person = case new.party when 'one' then one else two end)`),
  law(`giving_stays before update of key, contract, party, pledge, salt, hash on givings:
    refuse 'a giving stays what was sealed'`),
  law(`giving_ends before update of state on givings:
    refuse 'a giving ends once' where old.state <> 'held'`),
  ...kept('givings', 'givings stay'),
  law(`pledge_payment_is_paid before insert on pledge_payments:
    refuse 'a promise is paid by its owner'
      where not exists (select 1 from pledges where key = new.pledge and owner = new.payer);
    refuse 'a payment is its entry' where new.entry is not null and not exists (select 1 from entries
      join accounts paying on paying.key = debit join accounts paid on paid.key = credit
      where entries.key = new.entry and why = 'promise' and entries.sum = new.sum
        and paying.owner = new.payer and paid.owner = new.payee)`),
  law(`pledge_payment_stays before update on pledge_payments: refuse 'payments stay'`),
  ...kept('pledge_payments', 'payments stay'),
  law(`pledge_show_stays before update on pledge_shows: refuse 'what was shown was seen'`),
  ...kept('pledge_shows', 'what was shown was seen'),
  `drop trigger entry_is_new`,
  entryLaw(`case when new.why = 'promise' then paying.kind = 'purse' and paid.kind = 'purse'
    and exists (select 1 from pledges where pledges.owner = paying.owner) else (${MONEY_WAYS}) end`),
];
