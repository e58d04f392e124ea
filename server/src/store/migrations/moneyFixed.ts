// MoneyFixed: where coins are kept is fixed by the first entry, signed contract or match with a stake; while they lie
// on the table, there are no entries (EVENT, "Money").

import { law, type Step } from './law.ts';

const IS_FIXED = `exists (select 1 from entries) or exists (select 1 from matches where stake > 0)
    or exists (select 1 from contracts where state ->> 'at' in ('signed', 'fulfilled', 'annulled'))`;
const DIFFERS = `new.name = 'money'
    and new.value <> coalesce((select value from settings where name = 'money'), 'app')`;
const REFUSE = `refuse 'where coins are kept is fixed' where ${IS_FIXED}`;

export const moneyFixed: Step = [
  law(`money_is_fixed before insert on settings when ${DIFFERS}: ${REFUSE}`),
  law(`money_stays_fixed before update on settings when ${DIFFERS}: ${REFUSE}`),
  law(`entry_in_app before insert on entries
    when (select value from settings where name = 'money') = 'table':
    refuse 'coins lie on the table'`),
];
