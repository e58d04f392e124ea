// Stops: a match in which an invariant has broken stays stopped. Keeps what broke, and where in the code.

import { law, type Step } from './law.ts';

export const stops: Step = [
  `create table stops (
    match integer primary key references matches (key),
    at integer not null,
    broken text not null,
    place text not null
  )`,
  law(`stop_stays before update on stops: refuse 'stops stay'`),
  law(`stop_is_kept before delete on stops
    when exists (select 1 from matches where key = old.match and kind <> 'practice'):
    refuse 'stops stay'`),
  // Practice that has stopped is forgotten like any other.
  law(`stopped_practice_is_forgotten before delete on practices:
    delete from stops where match = old.match`),
];
