// door: what the one door of commands asks of every capability.
export {
  type Asking,
  byPerson,
  type CommandMap,
  other,
  own,
  type Rule,
  type Rules,
  type RulesFor,
} from './rule.ts';
