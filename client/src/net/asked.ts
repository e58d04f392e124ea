// asked: one question to the server over the link, without a life of its own: an answer, or none in time.

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
