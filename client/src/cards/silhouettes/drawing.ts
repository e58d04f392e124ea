// A drawing: cut paper on a sheet of 120 × 90, laid from the back to the front. Ground reaches far beyond both sides,
// for wide tiles.

export const SKIES = ['ash', 'dusk', 'salt', 'storm'] as const;
type Sky = (typeof SKIES)[number];

export const PAPERS = ['dark', 'mid', 'lit', 'ember', 'gold'] as const;
type Paper = (typeof PAPERS)[number];

export type Cut = readonly [paper: Paper, path: string];

export interface Sheet {
  readonly sky: Sky;
  readonly cuts: readonly Cut[];
}
