// roles: who may do what to whom.
export {
  type Allowed,
  everybody,
  joined,
  organisers,
  owners,
  referees,
  type Relation,
  RELATIONS,
  type Role,
  ROLES,
  SEEN_BY,
  traders,
  type View,
} from './table.ts';
export { may, refusalBy, refusalByAny, refusalFor, refusalForAny } from './may.ts';
