// debtViews: what somebody owes and is owed after rulings of staff, as they and staff are told (EVENT, "Taking acts
// back").

import type { DebtView, RulingStaff } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { Owing } from '../contracts/index.ts';
import type { PersonKey } from '../store/index.ts';
import { briefIn, type Briefs, timeOf } from './briefs.ts';

/** Returns the role under which a ruling was made; null where it was not staff's. */
export const rulingStaff = (role: string | null): RulingStaff | null =>
  role === 'referee' || role === 'organiser' ? role : null;

/** Returns everybody whom these debts name. */
export const namedInDebts = (owing: readonly Owing[]): readonly PersonKey[] =>
  owing.flatMap(({ players: { a, b } }) => [a, b]);

/** Returns everything that is owed for these matches, or only what concerns `person`. */
export function debtViews(
  owing: readonly Owing[],
  briefs: Briefs,
  person: PersonKey | null = null,
): readonly DebtView[] {
  return owing.flatMap(({ id, players, drakes, cards, kind, role, reason, at }) => {
    const concerns = (place: Seat | 'bank'): boolean =>
      person === null || (place !== 'bank' && players[place] === person);
    const brief = (place: Seat | 'bank') => (place === 'bank' ? null : briefIn(briefs, players[place]));
    const ruling = { ruling: kind, by: rulingStaff(role), reason, since: timeOf(at) };
    const view = (from: Seat, to: Seat | 'bank', what: DebtView['what']): readonly DebtView[] =>
      concerns(from) || concerns(to)
        ? [{ match: id, from: briefIn(briefs, players[from]), to: brief(to), what, ...ruling }]
        : [];
    return [
      ...drakes.flatMap(({ from, to, sum }) => view(from, to, { is: 'drakes', sum })),
      ...cards.flatMap(({ from, to, copy }) =>
        view(from, to, { is: 'card', copy: copy.id, card: copy.card }),
      ),
    ];
  });
}
