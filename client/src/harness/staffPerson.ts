// staffPerson: a trader as the desk lists them, with the facts that the test gives.

import type { StaffPerson } from '@dunmer/shared/protocol';

export const staffPerson = (facts: Partial<StaffPerson> = {}): StaffPerson => ({
  person: 'one',
  name: 'Тралан',
  code: 'AAAAAAAA',
  staff: null,
  trades: true,
  frozen: false,
  hidden: false,
  link: 'used',
  pinRests: false,
  purse: 0,
  held: 0,
  deck: 0,
  match: null,
  debts: [],
  ...facts,
});
