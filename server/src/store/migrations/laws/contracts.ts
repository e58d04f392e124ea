// Laws of contracts, proposals and trades: what was written stays, what is over stays over, and a price is held
// exactly as long as its contract is signed (EVENT, "Contracts").

import { law, type Step } from '../law.ts';

const HELD = `coalesce((select balance from accounts where kind = 'hold' and owner = new.key), 0)`;
const STATE = (state: string): string => `${state} ->> 'at'`;
const IN_PURSES = `coalesce((select value from settings where name = 'money'), 'app') = 'app'`;

/** The laws of a table of offers, whose state changes once. */
const offers = (table: string, columns: string): Step => [
  law(`${table}_stay before update of ${columns} on ${table}: refuse '${table} stay what they are'`),
  law(`${table}_end before update of state on ${table} when old.state <> 'offered':
    refuse '${table} are answered once'`),
  law(`${table}_are_kept before delete on ${table}: refuse '${table} stay'`),
];

export const CONTRACT_LAWS: Step = [
  law(`contract_stays before update of key, id, one, two, payer, sum, game, text, counters, written on contracts:
    refuse 'a contract stays what was written'`),
  law(`contract_begins before insert on contracts:
    refuse 'a contract begins as an offer' where ${STATE('new.state')} <> 'offered' or new.open <> 1`),
  law(`contract_changes before update of state, open on contracts:
    refuse 'a contract is open while it is offered or signed'
      where new.open <> (${STATE('new.state')} in ('offered', 'signed'));
    refuse 'what is over stays over' where old.open = 0 and new.open = 1;
    refuse 'a signed contract holds its price' where ${STATE('new.state')} = 'signed'
      and ${STATE('old.state')} = 'offered' and ${IN_PURSES} and ${HELD} <> new.sum;
    refuse 'a contract that is over holds nothing'
      where new.open = 0 and ${IN_PURSES} and ${HELD} <> 0`),
  law(`contract_names_its_match before update of match on contracts when new.match is not null:
    refuse 'a contract names a match that is played over it'
      where not exists (select 1 from matches where key = new.match and contract = new.key)`),
  law(`contract_is_kept before delete on contracts: refuse 'contracts stay'`),
  law(`contract_act_stays before update on contract_acts: refuse 'the journal stays'`),
  law(`contract_act_is_kept before delete on contract_acts: refuse 'the journal stays'`),
  ...offers('trades', 'key, id, from_person, to_person, gives, takes, at'),
  ...offers('proposals', 'key, id, from_person, to_person, stake, friendly, answers, at'),
];
