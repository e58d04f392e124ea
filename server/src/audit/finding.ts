// Finding: what is wrong, in one sentence for the keeper; null if nothing is.

export type Finding = string | null;

/** Thrown where the journal contradicts itself. */
export class Contradiction extends Error {
  override readonly name = 'Contradiction';
}

/** Runs `act`; returns the message of a `Contradiction` that it throws, or null. */
export function contradictionIn(act: () => void): Finding {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Contradiction) return error.message;
    throw error;
  }
}
