// interest: whether somebody who acts or looks as staff is a trader to what it is about.
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
