// Staging: what the bodies of a group have changed of memory, until its commit: the body's layer over its group's. A body that is
// undone, and a group that is lost, let go of theirs; there is nothing to tidy up.

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
  readonly #layers = new Map<Part<object>, object>();

  constructor(below: Staging | null = null) {
    this.below = below;
  }

  /** What has changed of a part here, to be changed further. */
  of<Layer extends object>(part: Part<Layer>): Layer {
    const known = this.peek(part);
    if (known !== null) return known;
    const layer = part.layer();
    this.#layers.set(part, layer);
    return layer;
  }

  /** What has changed of a part here; null where nothing has. */
  peek<Layer extends object>(part: Part<Layer>): Layer | null {
    const layer = this.#layers.get(part);
    // The mint: under a part lies nothing but what that part has made.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return layer === undefined ? null : (layer as Layer);
  }

  /** The body is kept: its group goes on from here. */
  keep(): void {
    if (this.below === null) return;
    for (const [part, layer] of this.#layers) part.lay(layer, this.below.of(part));
  }

  /** The group is committed: memory takes in what has changed. */
  enter(): void {
    for (const [part, layer] of this.#layers) part.enter(layer);
  }
}
