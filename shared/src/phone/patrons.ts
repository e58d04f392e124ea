// patrons: the patrons' table on a phone. It has its own entry point, so that its code is loaded only when it is
// needed.

import { type GameWitness, newGameWitness, PATRONS, type Patrons, withGame } from '../patrons/index.ts';
import type { GameCatalogueInfo, PlayGameCommand } from '../protocol/index.ts';
import type { PhoneTable } from './phoneTable.ts';
import { witnessing } from './witness.ts';

/** The types of the patrons' table. */
export interface PatronsPhone {
  readonly table: Patrons;
  readonly command: PlayGameCommand;
  readonly witness: GameWitness;
  readonly catalogue: GameCatalogueInfo;
}

/** The patrons' table. */
export const PATRONS_ON_PHONE: PhoneTable<PatronsPhone> = {
  name: 'patrons',
  port: PATRONS,
  commandFor: (id, match, command) => ({ id, type: 'playGame', match, command }),
  moveIn: (command) => (command.type === 'playGame' ? command : null),
  witnessOf: witnessing('gameWitness', { begun: newGameWitness, after: withGame }),
};
