// Staging: what the bodies of a group have changed of memory, until its commit: the body's layer over its group's. A
// body that is undone, and a group that is lost, let go of theirs; there is nothing to tidy up.

/** A part of memory that commits alone change. `Layer` holds what a body has changed of it. */
export interface Part<Layer extends object> {
  /** A layer in which nothing has changed. */
  layer(): Layer;
  /** Lays what is in `upper` onto `lower`. */
  lay(upper: Layer, lower: Layer): void;
  /** Takes in what is committed. */
  enter(layer: Layer): void;
}

/** A reader that stands inside a body. */
export interface InBody {
  readonly staged: Staging;
}

/** Any reader: one outside of bodies has nothing staged, and is told what is committed. */
export interface Anywhere {
  readonly staged: Staging | null;
}

/** What stands outside of bodies. */
export const OUTSIDE = { staged: null } as const;

export class Staging {
  /** What lies below: a body's group; null below a group. */
  readonly below: Staging | null;
  // A list: a body changes few parts, and most change one.
  readonly #changed: { readonly part: Part<object>; readonly layer: object }[] = [];

  constructor(below: Staging | null = null) {
    this.below = below;
  }

  /** What has changed of a part here, to be changed further. */
  of<Layer extends object>(part: Part<Layer>): Layer {
    const known = this.peek(part);
    if (known !== null) return known;
    const layer = part.layer();
    this.#changed.push({ part, layer });
    return layer;
  }

  /** What has changed of a part here; null where nothing has. */
  peek<Layer extends object>(part: Part<Layer>): Layer | null {
    for (const changed of this.#changed)
      // The mint: beside a part lies nothing but what that part has made.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      if (changed.part === part) return changed.layer as Layer;
    return null;
  }

  /** The body is kept: its group goes on from here. */
  keep(): void {
    const { below } = this;
    if (below === null) return;
    for (const changed of this.#changed) {
      const lower = below.peek(changed.part);
      if (lower === null) below.#changed.push(changed);
      else changed.part.lay(changed.layer, lower);
    }
  }

  /** The group is committed: memory takes in what has changed. */
  enter(): void {
    for (const { part, layer } of this.#changed) part.enter(layer);
  }
}
