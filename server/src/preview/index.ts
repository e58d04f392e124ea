// preview: what an act of staff would change, found by doing it and undoing it.
export { previewOf } from './previewOf.ts';
