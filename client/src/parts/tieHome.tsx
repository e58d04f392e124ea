// TieHome: says, before a trader is asked for a game for prestige, that a promise of theirs which lies in front of the
// reader goes home by it (PROMISES 5, `tie`).

import type { HomeView, PersonId } from '@dunmer/shared/protocol';
import { useContractText } from '../text/index.ts';

interface TieHomeProps {
  /** What the reader's home says of promises. */
  readonly brief: HomeView['pledges'];
  /** Who is asked. */
  readonly other: PersonId;
}

/** Nothing is shown where no such promise lies. */
export const TieHome = ({ brief, other }: TieHomeProps) => {
  const { tieHome } = useContractText();
  return brief?.ties?.includes(other) === true ? <p role="note">{tieHome}</p> : null;
};
