// byPerson: commands of those who have a personal link; the table of roles admits nobody else.

import type { CommandResult } from '@dunmer/shared/protocol';
import type { Acting } from '../world/index.ts';
import type { Asking, Do } from './command.ts';

/** Wraps what a person does to a subject; refuses actors without a person. */
export const byPerson =
  <C, Subject>(
    act: (asking: Asking<Acting, C>, subject: Subject) => Promise<CommandResult>,
  ): Do<C, Subject> =>
  async (asking, subject) => {
    const { person } = asking.actor;
    if (person === null) return { ok: false, error: { code: 'no-person' } };
    return act({ ...asking, actor: { ...asking.actor, person } }, subject);
  };
