// Laws of money: accounts begin empty and change only by entries. An entry says what it leaves, goes where its reason
// says, and stays (P7). This also refuses what an application could do by mistake.

import { type Law, law, type Step } from '../law.ts';

/** A ruling moves drakes between the purses of a settled match and the bank. */
const RULED = `paying.kind in ('purse', 'bank') and paid.kind in ('purse', 'bank') and exists (select 1 from matches
    join settlements on settlements.match = matches.key where id = new.subject
      and (paying.kind = 'bank' or paying.owner in (select person from seats where match = matches.key))
      and (paid.kind = 'bank' or paid.owner in (select person from seats where match = matches.key)))`;

/** A debt is collected only if the newest ruling noted it as owed. */
const OWED = `exists (select 1 from matches join settlements on settlements.match = matches.key
    where id = new.subject and owed > 0 and k = (select max(k) from settlements newest where newest.match = matches.key))`;

/** Between which kinds of accounts drakes go for each reason. A release that adds a reason makes this trigger anew. */
export const MONEY_WAYS = `case new.why
  when 'start' then paying.kind = 'bank' and paid.kind = 'purse'
  when 'paid-in' then paying.kind = 'bank' and paid.kind = 'purse'
  when 'paid-out' then paying.kind = 'purse' and paid.kind = 'bank'
  when 'trade' then paying.kind = 'purse' and paid.kind = 'purse'
  when 'award' then ${RULED}
  when 'void' then ${RULED}
  when 'debt' then ${RULED} and ${OWED}
  when 'correction' then exists (select 1 from entries wrong
    where wrong.key = new.corrects and wrong.debit = new.credit and wrong.credit = new.debit)
  when 'hold' then paying.kind = 'purse' and paid.kind = 'hold' and exists (select 1 from contracts
    where contracts.key = paid.owner and id = new.subject and sum = new.sum
      and paying.owner = case payer when 'one' then one else two end)
  when 'given-back' then paying.kind = 'hold' and paid.kind = 'purse' and exists (select 1 from contracts
    where contracts.key = paying.owner and id = new.subject and sum = new.sum
      and paid.owner = case payer when 'one' then one else two end)
  when 'handover' then paying.kind = 'hold' and paid.kind = 'purse' and exists (select 1 from contracts
    where contracts.key = paying.owner and id = new.subject and sum = new.sum
      and paid.owner = case payer when 'one' then two else one end)
  when 'stake' then paying.kind = 'purse' and paid.kind = 'pot' and exists (select 1 from matches
    join seats on seats.match = matches.key and seats.person = paying.owner
    where matches.key = paid.owner and id = new.subject and stake = new.sum)
  when 'pot' then paying.kind = 'pot' and paid.kind = 'purse' and exists (select 1 from matches
    join seats on seats.match = matches.key and seats.person = paid.owner
    where matches.key = paying.owner and id = new.subject and 2 * stake = new.sum)
  when 'stake-back' then paying.kind = 'pot' and paid.kind = 'purse' and exists (select 1 from matches
    join seats on seats.match = matches.key and seats.person = paid.owner
    where matches.key = paying.owner and id = new.subject and stake = new.sum)
  else 0 end`;

/**
 * The law of entries: an entry says what it leaves, and goes where its reason says. `ways` is the condition over
 * `paying`, `paid` and `new`.
 */
export const entryLaw = (ways: string): Law =>
  law(`entry_is_new before insert on entries:
    refuse 'entries stay' where exists (select 1 from entries where key = new.key);
    refuse 'an entry says what is left'
      where (select balance - new.sum from accounts where key = new.debit) <> new.debit_after
         or (select balance + new.sum from accounts where key = new.credit) <> new.credit_after;
    refuse 'only a correction corrects' where (new.why = 'correction') <> (new.corrects is not null);
    refuse 'drakes go where their reason says'
      where not exists (select 1 from accounts paying join accounts paid on paid.key = new.credit
        where paying.key = new.debit and ${ways});
    refuse 'a stake is laid down once' where new.why = 'stake'
      and exists (select 1 from entries where credit = new.credit and debit = new.debit and why = 'stake')`);

export const MONEY_LAWS: Step = [
  law(`account_begins before insert on accounts:
    refuse 'an account is there once'
      where exists (select 1 from accounts where key = new.key or (kind = new.kind and owner = new.owner));
    refuse 'an account begins at 0' where new.balance <> 0;
    refuse 'an account is somebody''s' where not case new.kind
      when 'purse' then exists (select 1 from people where key = new.owner and trades = 1)
      when 'hold' then exists (select 1 from contracts where key = new.owner)
      when 'pot' then exists (select 1 from matches where key = new.owner and kind <> 'practice')
      else 0 end`),
  law(`account_stays before update of key, kind, owner on accounts:
    refuse 'an account stays whose it is'`),
  // The entry must exist before its drakes move, and be the newest: only then does it fit what was on the account.
  law(`balance_stays before update of balance on accounts:
    refuse 'a balance changes by an entry alone'
      where not exists (select 1 from entries where key = (select max(key) from entries)
        and (debit = new.key and debit_after = new.balance and old.balance = new.balance + sum
          or credit = new.key and credit_after = new.balance and old.balance = new.balance - sum))`),
  entryLaw(MONEY_WAYS),
];
