// Unvouched: what an event of before can't show, for it was not kept then. It is no fault, and is told beside what
// agrees.

export interface Unvouched {
  /** Reasons that stand in logs of matches, under their digests: they can't be erased. */
  readonly reasons: number;
  /** Answers without a seal. */
  readonly answers: number;
  /** Links of which the journal has no secrets. */
  readonly links: number;
  /** Notes of links and rulings in matches that are over, which no digest covers. */
  readonly notes: number;
}

export const NOTHING: Unvouched = { reasons: 0, answers: 0, links: 0, notes: 0 };

const SAID: Readonly<Record<keyof Unvouched, string>> = {
  reasons: 'reasons in logs of matches can’t be erased',
  answers: 'answers have no seal',
  links: 'links are known without their secrets',
  notes: 'notes in matches that are over have no digest',
};

/** A line for the keeper; none where there is nothing. */
export function unvouchedWords(unvouched: Unvouched): readonly string[] {
  const { reasons, answers, links, notes } = unvouched;
  const counts = { reasons, answers, links, notes };
  const words = Object.entries(SAID).flatMap(([kind, what]) => {
    const count = Object.entries(counts).find(([name]) => name === kind)?.[1] ?? 0;
    return count > 0 ? `${count} ${what}` : [];
  });
  return words.length === 0 ? [] : [`of a release before: ${words.join(', ')}`];
}
