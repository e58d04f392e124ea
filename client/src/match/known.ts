// Known: what the table knows at a place of the film. Everything at the table is drawn from it, so that nothing that is
// seen or heard there tells more than the film has shown (UX 7).

import type { MatchView } from '@dunmer/shared/fairness';
import type { MatchSession } from '../net/index.ts';
import type { FilmStep } from './film/filmStep.ts';

/** The view after the moment that is shown; what people do beside the match, they do now. */
function viewAt({ view: shown }: FilmStep, now: MatchView): MatchView {
  const { paused, announced, hurried, calls } = now.desk;
  return { ...shown, desk: { ...shown.desk, paused, announced, hurried, calls } };
}

/** A session as far as a film that is still behind has shown it, with `now` the view that it will come to. */
export function knownAt(session: MatchSession, now: MatchView, step: FilmStep) {
  const view = viewAt(step, now);
  const known: MatchSession = {
    ...session,
    view,
    events: session.events.slice(0, step.through),
    // A running clock tells what is asked, and of whom; only an announcement is said at once, for it is short.
    clocks: session.clocks.filter(({ kind }) => kind === 'default'),
    witness: { at: 'watching' },
    filePath: null,
  };
  return { session: known, view };
}
