// patronsOf: the patrons that can be chosen.

import type { GameTerms } from '@dunmer/shared/patrons';

/** Returns the ids of a catalogue's patrons, in its order. */
export const patronsOf = ({ catalogue }: GameTerms): readonly string[] =>
  [...catalogue.values()].flatMap((card) => (card.kind === 'patron' ? [card.id] : []));
