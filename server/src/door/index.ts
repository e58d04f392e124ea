// door: what the one door of commands asks of every capability.
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
} from './rule.ts';
