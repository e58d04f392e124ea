// Endings: a referee awards or voids a match, before its end or after it (EVENT, "How a match ends").

import { ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { CommandMap, RulesFor } from '../door/index.ts';
import { asStaff } from './relation.ts';
import { type Acts, sayAsStaff } from './saying.ts';

type ActsOn<T extends 'award' | 'voidMatch'> = Acts<CommandMap[T]>;

function award(asking: ActsOn<'award'>): Promise<CommandResult> {
  const { winner, claim, reason } = asking.command;
  return sayAsStaff(asking, () => ok({ type: 'award', winner, claim, reason }));
}

function voidMatch(asking: ActsOn<'voidMatch'>): Promise<CommandResult> {
  const { reason } = asking.command;
  return sayAsStaff(asking, () => ok({ type: 'void', reason }));
}

export const endingRules: RulesFor<'award' | 'voidMatch'> = {
  award: { relate: asStaff, handle: award },
  voidMatch: { relate: asStaff, handle: voidMatch },
};
