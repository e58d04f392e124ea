// FriendlyEnd: a match for which nothing lies in the pot, until its reader has seen how it ends: no receipt tells of
// that.

import type { LiveMatchBrief, MatchId } from '@dunmer/shared/protocol';
import { forget, keep, recall } from '../device/index.ts';

const KEY = 'match.friendly';

interface Friendly {
  readonly match: MatchId;
  /** What the other is called. */
  readonly name: string;
}

/** The one that this phone knows to be played, or to have been; null where none is unseen. */
export function unseenFriendly(): Friendly | null {
  const [match = '', ...name] = recall(KEY)?.split(' ') ?? [];
  return match === '' ? null : { match, name: name.join(' ') };
}

export const forgetFriendly = (): void => forget(KEY);

/** Takes notice of the match that somebody plays, and of none: whoever stands at its table then sees its end. */
export function noteFriendly(match: LiveMatchBrief | null, place: string): void {
  if (match !== null) {
    if (!match.stake) keep(KEY, `${match.match} ${match.opponent.name}`);
    else forgetFriendly();
  } else if (place === `/m/${unseenFriendly()?.match ?? ''}`) forgetFriendly();
}
