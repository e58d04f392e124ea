// Settings: what commands that play are asked for on the command line.

import { err, type Result } from '@dunmer/shared/lib';

export const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1;

/** What `read` makes of the arguments. Refuses, in a sentence for people, what the command does not know. */
export function readArguments<Settings>(read: () => Result<Settings, string>): Result<Settings, string> {
  try {
    return read();
  } catch (error) {
    return err(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
}

/** The settings; ends the process, and says why and how to ask, where there are none. */
export function settingsOrEnd<Settings>(
  settings: Result<Settings, string>,
  ...usage: readonly string[]
): Settings {
  if (settings.ok) return settings.value;
  console.error([settings.error, ...usage].join('\n'));
  return process.exit(2);
}
