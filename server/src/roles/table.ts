// The table of roles (EVENT, "Who"): which role may do what, by how it is related to what it is done to. What is not
// named is denied. Each command says by these words who may; who may see what stands here.

/** `nobody`: a browser without a personal link. A person has several roles where they trade and are staff. */
export const ROLES = ['nobody', 'trader', 'display', 'referee', 'organiser'] as const;
export type Role = (typeof ROLES)[number];

/**
 * How somebody is related to what an act is about: `own` is oneself or one's own seat, `party` belongs to it (a
 * contract, a trade; for staff: an interest in the match, by dealings with one of its players), `opponent` sits across,
 * `shared` is an interest of whoever made one staff, or gave one a link, `other` is everybody else.
 */
export const RELATIONS = ['own', 'party', 'opponent', 'shared', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What can be seen, beside what can be done. */
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
  'see:deck-log',
  'see:file',
  'see:purses',
  'see:exports',
  'see:backups',
] as const;
export type View = (typeof VIEWS)[number];

/** Who may, by how they are related to what it is about. */
export type Allowed = Readonly<Partial<Record<Role, readonly Relation[]>>>;

const ALL = RELATIONS;
/** Everything but what is one's own business: the conflict of interest. */
const UNINVOLVED = ['other'] as const;

/** Strangers too. */
export const everybody: Allowed = { nobody: ALL, trader: ALL, display: ALL, referee: ALL, organiser: ALL };
/** Whoever has a personal link. */
export const joined: Allowed = { trader: ALL, display: ALL, referee: ALL, organiser: ALL };
/** For each role of whoever has one, their own alone. */
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
  // PROMISES 7: sizes, who has a house, what lies open; where the rest is, organisers alone.
  'see:staff-pledges': { referee: ALL, organiser: ALL },
  'see:staff-intrigue': { referee: ALL, organiser: ALL },
  'see:deck-log': joined,
  'see:staff-matches': { referee: ALL, organiser: ALL },
  // The file of a called match with both decks (F10).
  'see:file': referees,
  // For a called match, after the act that both players have read of.
  'see:purses': referees,
  'see:exports': { organiser: UNINVOLVED },
  // A page shows no more of a copy than that it is there; making one is no act on anybody.
  'see:backups': { organiser: ALL },
};
