// Older phones: what they are told in place of a refusal that they have no words for (RELIABILITY, P17).

import type { Refusal, Rejection } from './answer.ts';
import { PROTOCOL_VERSION } from './version.ts';

/** Codes that phones of the release before do not know, and what comes nearest among those that they do. */
const NEW_CODES: ReadonlyMap<string, Refusal> = new Map<Refusal['code'], Refusal>([
  ['pin-rests', { code: 'wrong-pin' }],
  ['last-organiser', { code: 'not-allowed', why: 'own-interest' }],
]);

/** Why something was refused, for a phone that speaks this version. */
export const refusalIn = <Error extends Refusal | Rejection>(
  protocol: number,
  error: Error,
): Error | Refusal => (protocol < PROTOCOL_VERSION ? (NEW_CODES.get(error.code) ?? error) : error);
