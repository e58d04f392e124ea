// mayBeAnnulled: which contracts an organiser can annul: an offer is its parties', and what is played for is voided
// first.

import type { ContractView } from '@dunmer/shared/protocol';

export const mayBeAnnulled = ({ state }: Pick<ContractView, 'state'>): boolean =>
  state.at === 'signed' && state.game.at !== 'playing';
