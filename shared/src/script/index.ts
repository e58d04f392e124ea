// script: whole matches as text, read and written for the conformance tool. It is never on the phone, because it
// brings zod.
export { type BadLine, type LineError, readLine } from './readLine.ts';
export { resolveLine } from './resolveLine.ts';
export { resultOf } from './resultOf.ts';
export { scriptOfMatch, type WrittenScript } from './scriptOfMatch.ts';
export { resolveWindowLine } from './windows/resolveWindowLine.ts';
export { scriptOfWindowMatch } from './windows/scriptOfWindowMatch.ts';
