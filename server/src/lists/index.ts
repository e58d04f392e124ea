// lists: what staff read of the whole event.
export { staffCards, staffCopies } from './copies.ts';
export { exportOf } from './exports.ts';
export { contractsPage, matchesPage, partnersOn, statementPage, tradesPage } from './pages.ts';
export { staffPeople } from './people.ts';
