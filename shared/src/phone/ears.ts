// Ears: a set of listeners, and a way to tell them all.

/** A set of listeners; each of them hears only some of what is said. */
export interface Ears<Heard extends object> {
  add(ear: Partial<Heard>): () => void;
  tell(say: (ear: Partial<Heard>) => void): void;
}

export function ears<Heard extends object>(): Ears<Heard> {
  const all = new Set<Partial<Heard>>();
  return {
    add(ear) {
      all.add(ear);
      return () => all.delete(ear);
    },
    tell(say) {
      for (const ear of Array.from(all)) say(ear);
    },
  };
}
