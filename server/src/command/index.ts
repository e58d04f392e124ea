// command: what one kind of command is.
export {
  act,
  type AllCommands,
  type Asked,
  type Asking,
  command,
  type Command,
  type CommandMap,
  type Do,
  type Hindrance,
  nothing,
  type Prepared,
  preparedCommand,
  type SomeCommands,
  type StaffCommand,
} from './command.ts';
export { byPerson } from './byPerson.ts';
export { personNamed } from './personNamed.ts';
