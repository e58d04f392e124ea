// lists: what staff read of the whole event.
export { copyLists } from './copies.ts';
export { exportOf } from './exports.ts';
export { timeIn } from './spoken.ts';
export { beforeIn, listsBy, type Looking } from './list.ts';
export { journalList } from './journal.ts';
export { matchesPage, pagedLists } from './pages.ts';
export { peopleLists, staffPeople } from './people.ts';
