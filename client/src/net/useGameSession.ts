// useGameSession: the open session of a match at the patrons' table. Its code loads with the pages of that table.

import { checkGameFile, compareGame } from '@dunmer/shared/patrons';
import { type MatchSession, reportBy, type SessionParts } from '@dunmer/shared/phone';
import { PATRONS_ON_PHONE, type PatronsPhone } from '@dunmer/shared/phone/patrons';
import { api, filePath } from './api.ts';
import { whenGameCatalogue } from './catalogues.ts';
import { connection, given, outbox } from './live.ts';
import { sessionsOf } from './sessions.ts';

const checkMatch: SessionParts<PatronsPhone>['checkMatch'] = async (path, witness) => {
  const file = await api.gameFile(path);
  return file.ok
    ? reportBy({ check: checkGameFile, compare: compareGame }, file.value, witness)
    : { at: 'failed' };
};

/** What a phone knows of a match at the patrons' table. */
export type GameSession = MatchSession<PatronsPhone>;

/** Follows a match at the patrons' table: from the player's own seat, with a watch code, or from the floor. */
export const useGameSession = sessionsOf<PatronsPhone>({
  table: PATRONS_ON_PHONE,
  whenCatalogue: whenGameCatalogue,
  given,
  outbox,
  connection,
  filePath,
  checkMatch,
});
