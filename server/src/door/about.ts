// About: how staff are related to what they act on. Every act of staff says what it is about, and nothing else: the relation is found
// in one place, so that no act can forget to ask (EVENT, "Who").

import { ok } from '@dunmer/shared/lib';
import { relationTo } from '../interest/index.ts';
import type { Actor } from '../world/index.ts';
import type { Asking, FindAbout, RelateStaff } from './rule.ts';

/** Relates staff to what `find` says that their act is about. */
export const about = <Command>(find: FindAbout<Command>): RelateStaff<Command> =>
  Object.assign(
    async (asking: Asking<Actor, Command>) => {
      const found = await find(asking);
      return found.ok ? ok(await relationTo(asking.tx, asking.actor, found.value)) : found;
    },
    { about: find },
  );
