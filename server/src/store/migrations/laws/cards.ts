// Laws of cards: a copy is made in the store with the next serial number and stays what it is. It changes hands only
// as its reason says. A unique has at most three copies (rule 7; P8).

import { law, type Step } from '../law.ts';

/** Who may hand a copy to whom for each reason. A release that adds a reason makes this trigger anew. */
const WAYS = `case new.why
  when 'made' then new.from_owner = 0
  when 'dealt' then new.from_owner = 0
  when 'found' then new.from_owner = 0 and (select slip from copies where key = new.copy) is not null
  when 'withdrawn' then new.to_owner = 0
  when 'moved' then new.to_owner <> 0
  when 'trade' then exists (select 1 from trades where id = new.subject and state = 'offered'
    and (from_person = new.from_owner and to_person = new.to_owner
      or from_person = new.to_owner and to_person = new.from_owner))
  when 'claimed' then ${playedFor()}
  when 'returned' then ${playedFor()}
  else 0 end`;

/** The price of victory moves between the two players of a match, once that is settled. */
function playedFor(): string {
  return `exists (select 1 from matches
    join seats giving on giving.match = matches.key and giving.person = new.from_owner
    join seats taking on taking.match = matches.key and taking.person = new.to_owner
    where matches.id = new.subject and exists (select 1 from settlements where settlements.match = matches.key))`;
}

export const CARD_LAWS: Step = [
  law(`definition_is_bounded before insert on definitions when new.rarity = 'unique':
    refuse 'a unique has 1 to 3 copies' where new.copies not between 1 and 3`),
  law(`definition_stays_bounded before update on definitions:
    refuse 'a unique has 1 to 3 copies' where new.rarity = 'unique' and new.copies not between 1 and 3;
    refuse 'a definition stays that of its card' where new.card <> old.card`),
  law(`definition_is_kept before delete on definitions: refuse 'definitions stay'`),
  law(`copy_begins before insert on copies:
    refuse 'copies stay' where exists (select 1 from copies where key = new.key or id = new.id);
    refuse 'a copy is made in the store'
      where new.owner <> 0 or new.turn <> 0 or new.frozen <> 0 or new.reserved is not null or new.slip is not null;
    refuse 'a unique has 1 to 3 copies'
      where new.serial > 3 and (select rarity from definitions where card = new.card) = 'unique';
    refuse 'a copy has the next serial number'
      where new.serial <> 1 + (select coalesce(max(serial), 0) from copies where card = new.card)`),
  law(`copy_stays before update of key, id, card, rarity, serial, start_of on copies:
    refuse 'a copy stays what it is'`),
  law(`slip_is_of_the_store before update of slip on copies when new.slip is not null:
    refuse 'only a copy of the store is on a slip' where new.owner <> 0`),
  // R14.
  law(`copy_is_reserved before update of reserved on copies when new.reserved is not null:
    refuse 'only an open claim reserves what its players have'
      where not exists (select 1 from matches join seats on seats.match = matches.key and seats.person = new.owner
        where matches.key = new.reserved and matches.phase = 'claiming')`),
  law(`move_has_a_way before insert on moves:
    refuse 'a copy goes where its reason says' where not ${WAYS};
    refuse 'a copy goes to a trader or into the store'
      where new.to_owner <> 0 and not exists (select 1 from people where key = new.to_owner and trades = 1)`),
  law(`found_slip_stays before update on found_slips: refuse 'found slips stay'`),
  law(`found_slip_is_kept before delete on found_slips: refuse 'found slips stay'`),
];
