// Whole: what the suite leaves to `npm run test:whole`, which plays and looks at everything.

/** Whether everything is asked for: each test, and each screen in both languages and at every size. */
export const isWhole = process.env['WHOLE'] === 'yes';

/**
 * Marks a test that shows once more, elsewhere or in another way, what another test shows; only the whole run plays it.
 */
export const AGAIN = { tag: '@again' } as const;
