// useAtTheTable: what a seat may ask beside playing: that the other hurries, and that a referee comes.

import { dueFrom } from '@dunmer/shared/fairness';
import { useCommand, useMe } from '../../net/index.ts';
import { isStopped, useMatch } from '../match.ts';

export interface AtTheTable {
  /** Null where there is nobody to hurry. */
  readonly nudge: (() => void) | null;
  readonly nudging: 'no' | 'yes' | 'done';
  /** Null where nobody can be called from here. */
  readonly call: (() => void) | null;
  readonly calling: 'no' | 'yes' | 'done';
  readonly error: ReturnType<typeof useCommand>['error'];
}

export function useAtTheTable(): AtTheTable {
  const { table, view, viewer, far, isNow } = useMatch();
  const isPlayedOn = !isStopped({ table }) && view.common.phase.at !== 'finished';
  const { match } = table;
  const me = useMe();
  const nudge = useCommand('nudge', undefined, match);
  const call = useCommand('call', undefined, match);
  const isSeat = viewer !== 'watcher' && table.kind !== 'practice' && me !== null;
  const othersTurn = isNow && dueFrom(view).some(({ seat }) => seat === far);
  const hasNudged = view.desk.hurried.some((seat) => seat === far);
  const hasCalled = viewer !== 'watcher' && view.desk.calls.includes(viewer);
  return {
    nudge: isSeat && isPlayedOn && othersTurn ? () => nudge.send({ type: 'nudge', match }) : null,
    nudging: nudge.sending !== 'no' ? 'yes' : hasNudged ? 'done' : 'no',
    call: isSeat && isPlayedOn ? () => call.send({ type: 'call', match }) : null,
    calling: call.sending !== 'no' ? 'yes' : hasCalled ? 'done' : 'no',
    error: nudge.error ?? call.error,
  };
}
