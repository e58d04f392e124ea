// Party: the two sides of a contract.

export const PARTIES = ['one', 'two'] as const;
/** 'one' wrote the offer, 'two' answers it. */
export type Party = (typeof PARTIES)[number];

export type ByParty<T> = Readonly<Record<Party, T>>;

/** Neither party has said it. */
export const NOBODY: ByParty<boolean> = { one: false, two: false };

/** Returns the other party. */
export const otherParty = (party: Party): Party => (party === 'one' ? 'two' : 'one');
