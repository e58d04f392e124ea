// Staging: what the bodies of a group have changed in memory, until the commit: each body's layer lies over its
// group's. If a body is undone, or a group is lost, its layers are dropped; nothing else must be tidied up.

/** A part of memory that only commits change. A `Layer` holds what a body has changed in it. */
export interface Part<Layer extends object> {
  /** Makes a layer without changes. */
  layer(): Layer;
  /** Merges `upper` into `lower`. */
  lay(upper: Layer, lower: Layer): void;
  /** Takes in the changes of a commit. */
  enter(layer: Layer): void;
}

/** A reader inside a body. */
export interface InBody {
  readonly staged: Staging;
}

/** Any reader. Outside bodies nothing is staged, and the reader gets what is committed. */
export interface Anywhere {
  readonly staged: Staging | null;
}

/** The reader outside of bodies. */
export const OUTSIDE = { staged: null } as const;

export class Staging {
  /** The layers below: a body's group; null for a group. */
  readonly below: Staging | null;
  // A list, not a map: a body changes few parts, and most change one.
  readonly #changed: { readonly part: Part<object>; readonly layer: object }[] = [];

  constructor(below: Staging | null = null) {
    this.below = below;
  }

  /** Returns the layer of a part, to be changed; makes it if needed. */
  of<Layer extends object>(part: Part<Layer>): Layer {
    const known = this.peek(part);
    if (known !== null) return known;
    const layer = part.layer();
    this.#changed.push({ part, layer });
    return layer;
  }

  /** Returns the layer of a part; null if nothing has changed in it. */
  peek<Layer extends object>(part: Part<Layer>): Layer | null {
    for (const changed of this.#changed)
      // The mint: the layer beside a part was made by that part.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      if (changed.part === part) return changed.layer as Layer;
    return null;
  }

  /** Keeps the body's changes: merges them into its group's layers. */
  keep(): void {
    const { below } = this;
    if (below === null) return;
    for (const changed of this.#changed) {
      const lower = below.peek(changed.part);
      if (lower === null) below.#changed.push(changed);
      else changed.part.lay(changed.layer, lower);
    }
  }

  /** Lets memory take in the changes of the committed group. */
  enter(): void {
    for (const { part, layer } of this.#changed) part.enter(layer);
  }
}
