// Steps: what fast-check makes histories of. Whatever a step still needs to choose, it chooses by a chance of its own, so that
// one can be left out of a history and the others stay what they were.

import * as fc from 'fast-check';
import { find, freezeCopy, makeCopy, makeSlip, moveCopy } from './cardMakers.ts';
import {
  acceptContract,
  agreeAnnul,
  agreeGame,
  annulContract,
  confirmHandover,
  declineContract,
  offerContract,
  proposeGame,
  refuseGame,
} from './contractMakers.ts';
import { correctEntry, payIn, payOut } from './deskMakers.ts';
import type { History } from './history.ts';
import { acceptMatch, proposeMatch } from './matchMakers.ts';
import type { Model } from './model.ts';
import { acceptTrade, closeTrade, offerTrade } from './tradeMakers.ts';

/** Each as often as it is weighed. */
const MAKERS = {
  payIn: { maker: payIn, weight: 2 },
  payOut: { maker: payOut, weight: 1 },
  correctEntry: { maker: correctEntry, weight: 1 },
  offerTrade: { maker: offerTrade, weight: 2 },
  acceptTrade: { maker: acceptTrade, weight: 2 },
  closeTrade: { maker: closeTrade, weight: 1 },
  makeCopy: { maker: makeCopy, weight: 1 },
  moveCopy: { maker: moveCopy, weight: 1 },
  freezeCopy: { maker: freezeCopy, weight: 1 },
  makeSlip: { maker: makeSlip, weight: 1 },
  find: { maker: find, weight: 1 },
  offerContract: { maker: offerContract, weight: 2 },
  acceptContract: { maker: acceptContract, weight: 2 },
  declineContract: { maker: declineContract, weight: 1 },
  confirmHandover: { maker: confirmHandover, weight: 2 },
  agreeAnnul: { maker: agreeAnnul, weight: 1 },
  annulContract: { maker: annulContract, weight: 1 },
  proposeGame: { maker: proposeGame, weight: 2 },
  agreeGame: { maker: agreeGame, weight: 2 },
  refuseGame: { maker: refuseGame, weight: 1 },
  proposeMatch: { maker: proposeMatch, weight: 1 },
  acceptMatch: { maker: acceptMatch, weight: 1 },
} as const;

type Step = fc.AsyncCommand<Model, History>;

/** A step that can always be taken: what there is to ask for, each operation looks up in the model itself. */
const step = (name: string, run: (history: History) => Promise<void>): Step => ({
  check: () => true,
  run: (_model, history) => run(history),
  toString: () => name,
});

const chance = fc.integer({ min: 0, max: 0x7fff_ffff });

const operation = fc.record({
  kind: fc.oneof(
    ...Object.entries(MAKERS).map(([kind, { weight, maker }]) => ({
      weight,
      arbitrary: fc.constant({ kind, maker }),
    })),
  ),
  chance,
});

const together = fc.array(operation, { minLength: 1, maxLength: 12, size: 'max' }).map((operations) => {
  const names = operations.map(({ kind, chance: by }) => `${kind.kind}(${by})`);
  const asked = operations.map(({ kind, chance: by }) => ({ maker: kind.maker, chance: by }));
  return step(names.join(' & '), (history) => history.together(asked));
});

/**
 * Histories of at most so many steps, some three operations each.
 */
export const histories = (longest: number): fc.Arbitrary<Iterable<Step>> =>
  fc.commands(
    [
      fc.oneof(
        { weight: 100, arbitrary: together },
        { weight: 80, arbitrary: chance.map((by) => step(`playOn(${by})`, (on) => on.playOn(by))) },
        { weight: 20, arbitrary: chance.map((by) => step(`again(${by})`, (on) => on.again(by))) },
        { weight: 3, arbitrary: fc.constant(step('read', (on) => on.compare())) },
        { weight: 1, arbitrary: fc.constant(step('restart', (on) => on.restart())) },
      ),
    ],
    { maxCommands: longest, size: 'max' },
  );
