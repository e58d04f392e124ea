// Plays: placements with a known course, whatever the tosses say.

/**
 * Seat `a` with the tower, seat `b` with the caravan: `b` is asked for a target (only a1 has wealth), `a` to summon
 * three times; `a` wins 3 to 2.
 */
export const TOWER = {
  deck: 'wizards-tower',
  front: ['scamp', 'mushroom-seller', 'ash-pilgrim'],
  back: ['conjurer', 'ash-pilgrim', 'conjurer'],
} as const;
export const CARAVAN = {
  deck: 'caravan',
  front: ['caravan-guard', 'cutpurse', 'ash-pilgrim'],
  back: ['shore-crab', 'sellsword-captain', 'stilt-beast'],
} as const;

/** Seat `a` with the caravan, seat `b` with the menagerie: nobody is asked anything; `b` wins 3 to 2. */
export const QUIET_CARAVAN = {
  deck: 'caravan',
  front: ['caravan-guard', 'sellsword-captain', 'ash-pilgrim'],
  back: ['shore-crab', 'caravan-guard', 'mushroom-seller'],
} as const;
export const MENAGERIE = {
  deck: 'menagerie',
  front: ['shore-crab', 'beast-tamer', 'tax-collector'],
  back: ['shore-crab', 'caravan-guard', 'shore-crab'],
} as const;

/** Five cards against the quiet caravan: the caravan wins 4 to 1. */
export const FIVE = {
  deck: 'last-caravan',
  half: ['caravan-guard', 'sellsword-captain', 'beast-tamer', 'shore-crab', 'mushroom-seller', null],
} as const;

/** Four cards on each side: `a` wins 4 to 3, and initiatives 1 and 3 need tosses. */
export const ALLEY_A = {
  deck: 'back-alley',
  half: ['sellsword-captain', 'caravan-guard', 'temple-inquisitor', 'cutpurse', null, null],
} as const;
export const ALLEY_B = {
  deck: 'back-alley',
  half: ['caravan-guard', 'temple-inquisitor', 'sellsword-captain', null, null, 'cutpurse'],
} as const;
