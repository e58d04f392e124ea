// useShown: the film of a match, and what may be known so far. When nothing was revealed there is no film, and
// everything is known.

import type { Watched } from '@dunmer/shared/protocol';
import type { CommonState, Viewer } from '@dunmer/shared/rules';
import { useEffect, useMemo, useState } from 'react';
import { useMe } from '../net/index.ts';
import { noteShown } from '../shown/index.ts';
import { shotsOf } from './film/pace.ts';
import { filmStart, filmSteps } from './film/steps.ts';
import { type Film, useFilm } from './film/useFilm.ts';
import { knownAt, type Match } from './match.ts';

/** Returns the id of the decision that is asked of this viewer, which a clock may time; null when there is none. */
function askedOf({ phase, windows }: CommonState, viewer: Viewer): Watched['choice'] | null {
  const asked = windows?.open?.asked ?? (phase.at === 'stop' ? phase.asked : null);
  if (windows !== undefined && asked !== null) return asked === viewer ? `asking-${windows.asking}` : null;
  if (phase.at === 'choosing') return phase.choice.seat === viewer ? phase.choice.id : null;
  return phase.at === 'claiming' && phase.claimant === viewer ? 'claim' : null;
}

type Facts = Pick<Match, 'session' | 'table' | 'view' | 'viewer' | 'teller'>;
type Known = Pick<Match, 'session' | 'view' | 'teller' | 'isNow' | 'isLate'>;

function known({ session, view, viewer, teller: speaker }: Facts, film: Film | null): Known {
  const { step, caughtUp } = film ?? {};
  const teller = step === undefined ? speaker : { ...speaker, twins: step.twins };
  if (step === undefined || caughtUp === true) return { session, view, teller, isNow: true, isLate: false };
  const isLate = session.clocks.some(
    ({ kind, seat, runs }) => (kind === 'decision' || kind === 'window') && seat === viewer && runs,
  );
  return { ...knownAt(session, view, step), teller, isNow: false, isLate };
}

export function useShown(facts: Facts): Known & { readonly film: Film | null } {
  const { session, table, view, viewer, teller } = facts;
  const { phase, revealed } = view.common;
  const [joined] = useState(revealed ? 'late' : 'early');
  const { catalogue } = teller;
  const steps = useMemo(
    () => (revealed ? filmSteps(catalogue, viewer, session.events) : null),
    [revealed, catalogue, viewer, session.events],
  );
  const start = steps === null ? 0 : filmStart(steps);
  const shots = steps === null ? [] : shotsOf(teller, steps, start);
  // A watcher who comes late to a match under way sees the table as it is; everybody else begins at the reveal.
  const isLateWatcher = joined === 'late' && viewer === 'watcher' && phase.at !== 'finished';
  const film = useFilm(
    steps === null
      ? null
      : {
          match: `${table.match}.${viewer}`,
          steps,
          shots,
          start,
          fresh: isLateWatcher ? steps.length - 1 : start,
        },
  );
  // The clock of a decision or a claim starts once its owner's phone has shown what led to it.
  const asked = film === null || film.caughtUp ? askedOf(view.common, viewer) : null;
  const { watched } = session;
  useEffect(() => {
    if (asked !== null) watched(asked);
  }, [asked, watched]);
  const shown = known(facts, film);
  // A stopped match has nothing more to show.
  const far = table.stopped === undefined ? shown.view.common.phase.at : 'finished';
  const person = useMe()?.person ?? '';
  const whose = table.kind === 'practice' ? '' : person;
  useEffect(() => {
    if (viewer !== 'watcher') noteShown({ match: table.match, whose }, far, phase.at);
  }, [viewer, table.match, whose, far, phase.at]);
  return { ...shown, film };
}
