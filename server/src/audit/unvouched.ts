// Unvouched: what an event from an earlier release can't prove because it was not recorded then. It is no fault, and
// is reported when everything else agrees.

export interface Unvouched {
  /** Reasons in plain words in the logs of matches; they are under digests and can't be erased. */
  readonly reasons: number;
  /** Answers without a seal. */
  readonly answers: number;
  /** Links without their secrets in the journal. */
  readonly links: number;
  /** Notes of links and rulings in finished matches that no digest covers. */
  readonly notes: number;
}

export const NOTHING: Unvouched = { reasons: 0, answers: 0, links: 0, notes: 0 };

const SAID: Readonly<Record<keyof Unvouched, string>> = {
  reasons: 'reasons in logs of matches can’t be erased',
  answers: 'answers have no seal',
  links: 'links are known without their secrets',
  notes: 'notes in matches that are over have no digest',
};

/** A line for the keeper; empty if there is nothing to report. */
export function unvouchedWords(unvouched: Unvouched): readonly string[] {
  const { reasons, answers, links, notes } = unvouched;
  const counts = { reasons, answers, links, notes };
  const words = Object.entries(SAID).flatMap(([kind, what]) => {
    const count = Object.entries(counts).find(([name]) => name === kind)?.[1] ?? 0;
    return count > 0 ? `${count} ${what}` : [];
  });
  return words.length === 0 ? [] : [`of a release before: ${words.join(', ')}`];
}
