// The table of roles (EVENT, "Who"): which role may do what, depending on its relation to what it is done to. What is
// not named is denied. Each command says in these words who may give it; who may see what is written here.

/** `nobody` is a browser without a personal link. A person who trades and is staff has several roles. */
export const ROLES = ['nobody', 'trader', 'display', 'referee', 'organiser'] as const;
export type Role = (typeof ROLES)[number];

/**
 * How somebody is related to what an act is about: `own` is oneself or one's own seat; `party` belongs to it (a
 * contract, a trade; for staff: an interest in the match, by dealings with one of its players); `opponent` sits across;
 * `shared` is an interest of the person who made one staff or gave one a link; `other` is everybody else.
 */
export const RELATIONS = ['own', 'party', 'opponent', 'shared', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Everything that can be seen; commands are what can be done. */
const VIEWS = [
  'see:home',
  'see:deck',
  'see:copy',
  'see:statement',
  'see:past',
  'see:contract',
  'see:trade',
  'see:proposal',
  'see:people',
  'see:floor',
  'see:board',
  'see:staff-people',
  'see:staff-money',
  'see:staff-cards',
  'see:staff-contracts',
  'see:staff-trades',
  'see:staff-matches',
  'see:staff-pledges',
  'see:staff-intrigue',
  'see:staff-journal',
  'see:deck-log',
  'see:file',
  'see:purses',
  'see:exports',
  'see:backups',
] as const;
export type View = (typeof VIEWS)[number];

/** Which roles may, and by which relations to what it is about. */
export type Allowed = Readonly<Partial<Record<Role, readonly Relation[]>>>;

const ALL = RELATIONS;
/** Staff only where they are not involved themselves: the rule against conflicts of interest. */
const UNINVOLVED = ['other'] as const;

/** Everybody, including strangers. */
export const everybody: Allowed = { nobody: ALL, trader: ALL, display: ALL, referee: ALL, organiser: ALL };
/** Everybody who has a personal link. */
export const joined: Allowed = { trader: ALL, display: ALL, referee: ALL, organiser: ALL };
/** Everybody who has a personal link, for what is their own. */
export const owners: Allowed = { trader: ['own'], display: ['own'], referee: ['own'], organiser: ['own'] };
export const traders = (...relations: readonly Relation[]): Allowed => ({ trader: relations });
export const referees: Allowed = { referee: UNINVOLVED, organiser: UNINVOLVED };
export const organisers: Allowed = { organiser: UNINVOLVED };

/** Who may see what. */
export const SEEN_BY: Readonly<Record<View, Allowed>> = {
  'see:home': joined,
  'see:deck': { trader: ['own'], organiser: ['own', 'other'] },
  'see:copy': { trader: ['own'], organiser: ['own', 'other'] },
  'see:statement': { trader: ['own'], organiser: ['own', 'other'] },
  'see:past': { trader: ['own'], organiser: ['own', 'other'] },
  'see:contract': { trader: ['own'], organiser: ['own', 'other'], referee: ['own'] },
  'see:trade': { trader: ['party'], organiser: ['party', 'other'] },
  'see:proposal': traders('party'),
  'see:people': joined,
  'see:floor': { display: ALL, referee: ALL, organiser: ALL },
  'see:board': { display: ALL, referee: ALL, organiser: ALL },
  'see:staff-people': { referee: ALL, organiser: ALL },
  'see:staff-money': { organiser: ALL },
  'see:staff-cards': { organiser: ['own', 'other'] },
  'see:staff-contracts': { organiser: ALL },
  'see:staff-trades': { organiser: ALL },
  // PROMISES 7: sizes of hands, who has a house, and what lies open; only organisers read where the rest is.
  'see:staff-pledges': { referee: ALL, organiser: ALL },
  'see:staff-intrigue': { referee: ALL, organiser: ALL },
  'see:staff-journal': { organiser: ALL },
  'see:deck-log': joined,
  'see:staff-matches': { referee: ALL, organiser: ALL },
  // The file of a match with an open call, with both decks (F10).
  'see:file': referees,
  // For a match with an open call, after the act that both players have read of.
  'see:purses': referees,
  'see:exports': { organiser: UNINVOLVED },
  // A page shows no more of a backup than that it exists, and making one is no act on anybody.
  'see:backups': { organiser: ALL },
};
