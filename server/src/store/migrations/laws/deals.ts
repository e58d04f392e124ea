// Laws of contracts, proposals and trades: what was written stays, what is over stays over, and a price is held exactly as long as
// its contract is signed (EVENT, "Contracts").

const HELD = `coalesce((select balance from accounts where kind = 'hold' and owner = new.key), 0)`;
const STATE = (state: string): string => `${state} ->> 'at'`;
const IN_PURSES = `coalesce((select value from settings where name = 'money'), 'app') = 'app'`;

/** A table of offers, whose state changes once. */
const offers = (table: string, columns: string): readonly string[] => [
  `create trigger ${table}_stay before update of ${columns} on ${table} begin
    select raise(abort, '${table} stay what they are');
  end`,
  `create trigger ${table}_end before update of state on ${table} when old.state <> 'offered' begin
    select raise(abort, '${table} are answered once');
  end`,
  `create trigger ${table}_are_kept before delete on ${table} begin select raise(abort, '${table} stay'); end`,
];

export const DEAL_LAWS = [
  `create trigger contract_stays before update of key, id, one, two, payer, sum, game, text, counters, written on contracts begin
    select raise(abort, 'a contract stays what was written');
  end`,
  `create trigger contract_begins before insert on contracts begin
    select raise(abort, 'a contract begins as an offer') where ${STATE('new.state')} <> 'offered' or new.open <> 1;
  end`,
  `create trigger contract_changes before update of state, open on contracts begin
    select raise(abort, 'a contract is open while it is offered or signed')
      where new.open <> (${STATE('new.state')} in ('offered', 'signed'));
    select raise(abort, 'what is over stays over') where old.open = 0 and new.open = 1;
    select raise(abort, 'a signed contract holds its price') where ${STATE('new.state')} = 'signed'
      and ${STATE('old.state')} = 'offered' and ${IN_PURSES} and ${HELD} <> new.sum;
    select raise(abort, 'a contract that is over holds nothing')
      where new.open = 0 and ${IN_PURSES} and ${HELD} <> 0;
  end`,
  `create trigger contract_names_its_match before update of match on contracts when new.match is not null begin
    select raise(abort, 'a contract names a match that is played over it')
      where not exists (select 1 from matches where key = new.match and contract = new.key);
  end`,
  `create trigger contract_is_kept before delete on contracts begin select raise(abort, 'contracts stay'); end`,
  `create trigger contract_act_stays before update on contract_acts begin
    select raise(abort, 'the journal stays');
  end`,
  `create trigger contract_act_is_kept before delete on contract_acts begin
    select raise(abort, 'the journal stays');
  end`,
  ...offers('trades', 'key, id, from_person, to_person, gives, takes, at'),
  ...offers('proposals', 'key, id, from_person, to_person, stake, friendly, answers, at'),
];
