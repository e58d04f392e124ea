// floors: the barest that does the same work, kept to measure against.
export { packer, type Packed, survivorsOf } from './unrolled.ts';
