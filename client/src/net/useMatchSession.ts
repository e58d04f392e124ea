// useMatchSession: the open session of a match at the trade table.

import { type SessionParts, TRADE_ON_PHONE, type TradePhone } from '@dunmer/shared/phone';
import { filePath } from './api.ts';
import { whenCatalogue } from './catalogues.ts';
import { connection, given, outbox } from './live.ts';
import { sessionsOf } from './sessions.ts';

/** Who checks a match needs the code for it only then. */
const checkMatch: SessionParts<TradePhone>['checkMatch'] = async (path, witness) =>
  (await import('./checkMatch.ts')).checkMatch(path, witness);

/**
 * Follows a match from the own seat, with a watch code, or from the floor. Of one that is played at another table it
 * only shows `table`, which says at which.
 */
export const useMatchSession = sessionsOf<TradePhone>({
  table: TRADE_ON_PHONE,
  ...{ given, outbox, connection, whenCatalogue, filePath, checkMatch },
});
