// PriceRulings: what a ruling after the end says about the claimed card: whose it should be, and whether it is owed;
// and how a debt is collected without another ruling.

import { law, type Step } from './law.ts';

export const priceRulings: Step = [
  // The claimed card. All four columns are set or none, and only after the first settlement.
  `alter table settlements add column price_copy integer references copies (key) check (price_copy is null or k > 1)`,
  // Whose the card should be by this ruling.
  `alter table settlements add column price_due text
    check ((price_due is null) = (price_copy is null) and price_due in ('a', 'b'))`,
  // Whether the card can't be moved now and is noted as a debt.
  `alter table settlements add column price_owed integer
    check ((price_owed is null) = (price_copy is null) and price_owed in (0, 1))`,
  // How often the card had changed hands by then: a later move may pay the debt.
  `alter table settlements add column price_turn integer check ((price_turn is null) = (price_copy is null))`,
  law(`price_ruling_is_of_now before insert on settlements when new.price_copy is not null:
    refuse 'a ruling knows its card as it is'
      where new.price_turn <> (select turn from copies where key = new.price_copy)`),
  `create index settlements_again on settlements (match, k) where k > 1`,
  `drop index entries_of_rulings`,
  `create index entries_of_rulings on entries (subject) where why in ('award', 'void', 'debt')`,
];
