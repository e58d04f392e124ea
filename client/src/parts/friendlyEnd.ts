// FriendlyEnd: remembers a match without a stake until its player has seen how it ends, as no receipt tells of that.

import type { LiveMatchBrief, MatchId } from '@dunmer/shared/protocol';
import { forget, keep, recall } from '../device/index.ts';

const KEY = 'match.friendly';

interface Friendly {
  readonly match: MatchId;
  /** The opponent's name. */
  readonly name: string;
}

/** Returns the match without a stake that this phone knows of and whose end is unseen; null if there is none. */
export function unseenFriendly(): Friendly | null {
  const [match = '', ...name] = recall(KEY)?.split(' ') ?? [];
  return match === '' ? null : { match, name: name.join(' ') };
}

export const forgetFriendly = (): void => forget(KEY);

/**
 * Remembers the match that its owner plays if it is without a stake. Forgets it once they are at its table after the
 * end.
 */
export function noteFriendly(match: LiveMatchBrief | null, place: string): void {
  if (match !== null) {
    if (!match.stake) keep(KEY, `${match.match} ${match.opponent.name}`);
    else forgetFriendly();
  } else if (place === `/m/${unseenFriendly()?.match ?? ''}`) forgetFriendly();
}
