// door: what the one door of commands asks of every capability.
export { about } from './about.ts';
export {
  type Asked,
  type Asking,
  byPerson,
  type CommandMap,
  type Handle,
  other,
  own,
  type Prepared,
  type Rule,
  type Rules,
  type RulesFor,
  type StaffRule,
} from './rule.ts';
