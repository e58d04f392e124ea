// Views of a sealed match: what one viewer may know, put together from parts and never a filtered copy.

import { assert } from '../lib/index.ts';
import { evolveView, type RuleView, type Viewer } from '../rules/index.ts';
import { evolveDesk } from './desk.ts';
import { deskAfter } from './deskAfter.ts';
import type { VisibleEvent } from './event.ts';
import { evolveSeals, isSealEvent } from './evolveMatch.ts';
import type { MatchView, SealedMatch } from './state.ts';

/** Returns the view of one viewer: the public parts, and a seat's own. Never the vault. */
export function matchViewOf({ rules, seals, desk, deckSeals }: SealedMatch, viewer: Viewer): MatchView {
  const { common } = rules;
  if (viewer === 'watcher') return { viewer, common, seals, desk };
  return { viewer, common, seals, desk, own: rules.secret[viewer], deckSeal: deckSeals[viewer] };
}

/** Returns the view with what the rules now show of the match. */
function withRules(view: MatchView, rules: RuleView): MatchView {
  if (view.viewer === 'watcher') return { ...view, common: rules.common };
  assert(rules.viewer === view.viewer, 'a view stays with its viewer');
  return { ...view, ...rules };
}

/** Returns the view after an event, but without what the match itself does to its desk. */
function evolveParts(view: MatchView, event: VisibleEvent): MatchView {
  if (isSealEvent(event)) return { ...view, seals: evolveSeals(view.seals, event) };
  switch (event.type) {
    case 'DeskNoted':
      return { ...view, desk: evolveDesk(view.desk, event.note) };
    case 'DeckSalted':
      return view.viewer === event.to
        ? { ...view, deckSeal: { salt: event.salt, copies: event.copies } }
        : view;
    default:
      return withRules(view, evolveView(view, event));
  }
}

/**
 * Returns a view after an event that its viewer sees; `evolveMatchView(matchViewOf(s), e)` equals
 * `matchViewOf(evolveMatch(s, e))`.
 */
export function evolveMatchView(view: MatchView, event: VisibleEvent): MatchView {
  const after = evolveParts(view, event);
  const desk = event.type === 'DeskNoted' ? after.desk : deskAfter(view.desk, view, after);
  return desk === after.desk ? after : { ...after, desk };
}
