// sample: how an event begins: the sample one by itself, a real one by `npm run event`.
export { beginEmpty, beginEvent } from './beginEvent.ts';
export { beginSample } from './beginSample.ts';
export type { DrawnLink } from './drawLink.ts';
export { sampleLinks } from './sampleLinks.ts';
