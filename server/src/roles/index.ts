// roles: who may do what to whom.
export { type Action, type Relation, RELATIONS, type Role, ROLES, TABLE, type View } from './table.ts';
export { may, refusalFor, refusalForAny } from './may.ts';
