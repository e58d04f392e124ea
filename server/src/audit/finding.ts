// Finding: what is wrong, in one sentence for the keeper; null where nothing is.

export type Finding = string | null;

/** Thrown inside a fold where the journal contradicts itself. */
export class Contradiction extends Error {
  override readonly name = 'Contradiction';
}

/** Does something that may contradict itself. */
export function contradictionIn(act: () => void): Finding {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Contradiction) return error.message;
    throw error;
  }
}
