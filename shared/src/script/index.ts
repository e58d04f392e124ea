// script: matches written down whole, in and out of the core (the conformance tool). Never on the phone: it brings zod.
export { type BadLine, type LineError, readLine } from './readLine.ts';
export { resolveLine } from './resolveLine.ts';
export { resultOf } from './resultOf.ts';
export { scriptOfMatch, type WrittenScript } from './scriptOfMatch.ts';
export { resolveWindowLine } from './windows/resolveWindowLine.ts';
export { scriptOfWindowMatch } from './windows/scriptOfWindowMatch.ts';
