// Views of a sealed match: what one viewer may know, a pick of parts and never a filtered copy.

import { assert } from '../lib/index.ts';
import { evolveView, isVisibleTo, type RuleView, type Seat, type Viewer } from '../rules/index.ts';
import type { MatchEvent, VisibleEvent } from './event.ts';
import { evolveSeals, isSealEvent } from './evolveMatch.ts';
import type { MatchView, SealedMatch } from './state.ts';

/** The view of one viewer: everyone's parts, and a seat's own. Never the vault. */
export function matchViewOf({ rules, seals, deckSeals }: SealedMatch, viewer: Viewer): MatchView {
  const { common } = rules;
  if (viewer === 'watcher') return { viewer, common, seals };
  return { viewer, common, seals, own: rules.secret[viewer], deckSeal: deckSeals[viewer] };
}

/** The events that this viewer may see, in order. */
export const visibleTo = (events: readonly MatchEvent[], viewer: Viewer): readonly VisibleEvent[] =>
  events.filter((event) => event.to !== 'server').filter((event) => isVisibleTo(event, viewer));

/** A view after an event that its viewer sees; `evolveMatchView(matchViewOf(s), e)` is `matchViewOf(evolveMatch(s, e))`. */
export function evolveMatchView(view: MatchView, event: VisibleEvent): MatchView {
  if (isSealEvent(event)) return { ...view, seals: evolveSeals(view.seals, event) };
  if (event.type === 'DeckSalted')
    return view.viewer === event.to
      ? { ...view, deckSeal: { salt: event.salt, copies: event.copies } }
      : view;
  if (view.viewer === 'watcher') return { ...view, common: evolveView(view, event).common };
  return withRules(view, evolveView(view, event));
}

function withRules(view: Extract<MatchView, { viewer: Seat }>, rules: RuleView): MatchView {
  assert(rules.viewer === view.viewer, 'a view stays with its viewer');
  return { ...view, ...rules };
}
