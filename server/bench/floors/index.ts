// floors: the barest programs that do the same work, to measure against.
export { packer, type Packed, survivorsOf } from './unrolled.ts';
