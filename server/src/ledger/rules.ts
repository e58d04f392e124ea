// Rules of this capability's commands.

import { other, type RulesFor } from '../door/index.ts';

const unbuilt = {
  relate: other,
  handle: async (): Promise<never> => Promise.reject(new Error('not built yet')),
};

export const moneyRules: RulesFor<'payIn' | 'payOut' | 'correctEntry'> = {
  payIn: unbuilt,
  payOut: unbuilt,
  correctEntry: unbuilt,
};
