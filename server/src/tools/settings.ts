// Settings: reading the arguments of commands that play.

import { err, type Result } from '@dunmer/shared/lib';

export const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1;

/**
 * Returns the result of `read`, which parses the arguments. Refuses unknown arguments, with a sentence for people.
 */
export function readArguments<Settings>(read: () => Result<Settings, string>): Result<Settings, string> {
  try {
    return read();
  } catch (error) {
    return err(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
}

/** Returns the settings; where there are none, ends the process and says why, with the usage. */
export function settingsOrEnd<Settings>(
  settings: Result<Settings, string>,
  ...usage: readonly string[]
): Settings {
  if (settings.ok) return settings.value;
  console.error([settings.error, ...usage].join('\n'));
  return process.exit(2);
}
