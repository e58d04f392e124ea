// Rules of this capability's commands.

import { other, type RulesFor } from '../door/index.ts';

const unbuilt = {
  relate: other,
  handle: async (): Promise<never> => Promise.reject(new Error('not built yet')),
};

export const refereeRules: RulesFor<
  | 'nudge'
  | 'call'
  | 'nudgeSeat'
  | 'pauseMatch'
  | 'resumeMatch'
  | 'extend'
  | 'applyDefault'
  | 'stopDefault'
  | 'award'
  | 'voidMatch'
  | 'closeClaim'
  | 'closeCall'
  | 'openCards'
> = {
  nudge: unbuilt,
  call: unbuilt,
  nudgeSeat: unbuilt,
  pauseMatch: unbuilt,
  resumeMatch: unbuilt,
  extend: unbuilt,
  applyDefault: unbuilt,
  stopDefault: unbuilt,
  award: unbuilt,
  voidMatch: unbuilt,
  closeClaim: unbuilt,
  closeCall: unbuilt,
  openCards: unbuilt,
};
