// patrons: the patrons' table on a phone. A door of its own: its code comes to a phone when it is first needed.

import {
  type GameWitness,
  newGameWitness,
  PATRONS,
  type Patrons,
  type SealedGameView,
  withGame,
  withGameNonce,
} from '../patrons/index.ts';
import type { GameCatalogueInfo, PlayGameCommand } from '../protocol/index.ts';
import { keptNonce } from './fairPlay.ts';
import type { Storage } from './given.ts';
import { kept } from './kept.ts';
import type { PhoneTable } from './phoneTable.ts';
import { witnessKey } from './witness.ts';

/** The types of the patrons' table. */
export interface PatronsPhone {
  readonly table: Patrons;
  readonly command: PlayGameCommand;
  readonly witness: GameWitness;
  readonly catalogue: GameCatalogueInfo;
}

/** The witness after what has arrived by now; null before there is anything to see. */
function witnessOf(storage: Storage, view: SealedGameView): GameWitness | null {
  const { viewer, seals } = view;
  if (seals.commitment === '') return null;
  const seen = withGame(kept(storage, 'gameWitness', witnessKey(view)) ?? newGameWitness(view), view);
  const nonce =
    viewer === 'watcher' || seen.nonce !== null ? null : keptNonce(storage, seals.match, seen.commitment);
  return nonce === null ? seen : withGameNonce(seen, nonce);
}

/** The patrons' table. */
export const PATRONS_ON_PHONE: PhoneTable<PatronsPhone> = {
  name: 'patrons',
  port: PATRONS,
  commandFor: (id, match, command) => ({ id, type: 'playGame', match, command }),
  moveIn: (command) => (command.type === 'playGame' ? command : null),
  witnessOf,
};
