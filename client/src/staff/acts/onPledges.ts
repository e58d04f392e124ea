// The acts of staff on promises.

import { type Forms, grave, plain, whole } from './form.ts';
import { house } from './houseField.tsx';

export const onPledges: Forms<'dealPledges' | 'ruinPerson' | 'sendPledgeHome' | 'closePledges'> = {
  dealPledges: {
    who: 'organisers',
    at: {
      undealt: ({ people }) => (people.length === 0 ? null : { type: 'dealPledges', people, house: null }),
    },
    fields: () => [house()],
    whole,
    weight: 'plain',
  },
  ruinPerson: {
    who: 'organisers',
    ...grave,
    at: { trader: ({ person, ruined }) => ({ type: 'ruinPerson', person, ruined: !ruined }) },
    wordsOf: ({ ruined }) => (ruined ? 'ruinPerson' : 'restorePerson'),
  },
  sendPledgeHome: {
    who: 'organisers',
    ...plain,
    at: { pledge: ({ pledge }) => ({ type: 'sendPledgeHome', pledge }) },
  },
  closePledges: {
    who: 'organisers',
    ...grave,
    at: { closingPledges: () => ({ type: 'closePledges' }) },
  },
};
