// About: how staff are related to what they act on. Every act of staff says what it is about, and nothing else: the relation is found
// in one place, so that no act can forget to ask (EVENT, "Who").

import { ok, type Result } from '@dunmer/shared/lib';
import type { Refusal } from '@dunmer/shared/protocol';
import { type About, relationTo } from '../interest/index.ts';
import type { Actor } from '../world/index.ts';
import type { Asking, Relate } from './rule.ts';

/** Finds what an act is about, or refuses what there is not. */
type FindAbout<Command> = (asking: Asking<Actor, Command>) => Promise<Result<About, Refusal>>;

/** The relation of staff to what their act is about; `about` alone makes one. */
export type RelateStaff<Command> = Relate<Command> & { readonly about: FindAbout<Command> };

/** Relates staff to what `find` says that their act is about. */
export const about = <Command>(find: FindAbout<Command>): RelateStaff<Command> =>
  Object.assign(
    async (asking: Asking<Actor, Command>) => {
      const found = await find(asking);
      return found.ok ? ok(await relationTo(asking.tx, asking.actor, found.value)) : found;
    },
    { about: find },
  );
