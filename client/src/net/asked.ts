// Asked: what comes of a question, and why it was not answered.

/** Longer than this, in milliseconds, nobody waits for a word. */
const PATIENCE = 6000;

/** What `say` is answered; null where the answer does not come. */
export const askedOnce = <Answer>(say: (answer: (value: Answer) => void) => void): Promise<Answer | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE);
    say((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });

/** `silent`: nobody answered; `unknown`: there is no such thing; `refused`: the server would not. */
export type ApiError = 'silent' | 'unknown' | 'too-fast' | 'refused';
