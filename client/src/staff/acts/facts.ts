// Facts: what an act of staff says beside its id and its reason, by the act's type.

import type { StaffAct } from '@dunmer/shared/protocol';

export type ActType = StaffAct['type'];

export type Facts = { readonly [Act in StaffAct as Act['type']]: Omit<Act, 'id' | 'reason'> };
