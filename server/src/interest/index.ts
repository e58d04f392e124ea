// interest: whether somebody who acts or looks as staff counts as a trader towards what it is about.
export { Interests, interestsOf } from './interests.ts';
export {
  type About,
  aboutAllCards,
  aboutCopyOf,
  aboutMatch,
  aboutPeople,
  aboutPromisesOf,
  NOBODY,
  relationIn,
  relationTo,
} from './relation.ts';
