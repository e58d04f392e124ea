// English words of the journal: what staff have done, and why.

import { numberEn } from '../../text/amounts.ts';
import type { staffJournalRu } from './staffJournal.ru.ts';

export const staffJournalEn: typeof staffJournalRu = {
  title: 'Journal',
  empty: 'Nobody has done anything yet.',
  act: 'What was done',
  about: 'To whom and to what',
  reason: 'Reason',
  who: 'By whom',
  when: 'When',
  laptop: 'the server’s laptop',
  atLaptop: {
    access: { title: 'Let a member of staff back in' },
    address: { title: 'Change the event’s address' },
    cards: { title: 'Renew the catalogue' },
    erase: { title: 'Erase a name or a text' },
    restore: { title: 'Restore the event from a copy' },
  },
  erased: 'the reason was erased',
  others: (count) => `and ${numberEn(count)} more`,
  copies: (count) => `cards: ${numberEn(count)}`,
  setting: (name, value) => `${name}: ${value}`,
};
