// Steps: what fast-check makes histories of. A step makes its remaining choices by a chance of its own, so that any one
// of them can be left out of a history and the others stay the same.

import * as fc from 'fast-check';
import { find, freezeCopy, makeCopy, makeSlip, moveCopy } from './cardMakers.ts';
import { agreeAnnul, annulContract, confirmHandover, takeBack } from './contractMakers.ts';
import { correctEntry, payIn, payOut } from './deskMakers.ts';
import {
  agreeGame,
  chooseRounding,
  counterGame,
  demandSixth,
  proposeGame,
  refuseGame,
  withdrawGame,
} from './gameMakers.ts';
import type { History } from './history.ts';
import { acceptMatch, closeMatch, proposeMatch } from './matchMakers.ts';
import type { Model } from './model.ts';
import { acceptContract, closeContract, offerContract } from './offerMakers.ts';
import { freezePerson, pauseEvent, set } from './stopMakers.ts';
import { acceptTrade, closeTrade, offerTrade } from './tradeMakers.ts';

/** The makers, each as frequent as its weight. */
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
  acceptContract: { maker: acceptContract, weight: 3 },
  closeContract: { maker: closeContract, weight: 1 },
  confirmHandover: { maker: confirmHandover, weight: 2 },
  agreeAnnul: { maker: agreeAnnul, weight: 1 },
  annulContract: { maker: annulContract, weight: 1 },
  proposeGame: { maker: proposeGame, weight: 3 },
  agreeGame: { maker: agreeGame, weight: 3 },
  counterGame: { maker: counterGame, weight: 2 },
  withdrawGame: { maker: withdrawGame, weight: 2 },
  refuseGame: { maker: refuseGame, weight: 1 },
  demandSixth: { maker: demandSixth, weight: 2 },
  chooseRounding: { maker: chooseRounding, weight: 2 },
  takeBack: { maker: takeBack, weight: 2 },
  proposeMatch: { maker: proposeMatch, weight: 1 },
  acceptMatch: { maker: acceptMatch, weight: 1 },
  closeMatch: { maker: closeMatch, weight: 1 },
  freezePerson: { maker: freezePerson, weight: 1 },
  pauseEvent: { maker: pauseEvent, weight: 1 },
  set: { maker: set, weight: 1 },
} as const;

type Step = fc.AsyncCommand<Model, History>;

/** Returns a step that can always be taken: each operation looks up in the model what there is to ask for. */
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

/** Returns histories of at most `longest` steps, each of about three operations. */
export const histories = (longest: number): fc.Arbitrary<Iterable<Step>> =>
  fc.commands(
    [
      fc.oneof(
        { weight: 100, arbitrary: together },
        { weight: 80, arbitrary: chance.map((by) => step(`playOn(${by})`, (on) => on.playOn(by))) },
        { weight: 20, arbitrary: chance.map((by) => step(`again(${by})`, (on) => on.again(by))) },
        { weight: 30, arbitrary: chance.map((by) => step(`rule(${by})`, (on) => on.rule(by))) },
        { weight: 2, arbitrary: chance.map((by) => step(`deal(${by})`, (on) => on.deal(by))) },
        { weight: 3, arbitrary: fc.constant(step('read', (on) => on.compare())) },
        { weight: 1, arbitrary: fc.constant(step('restart', (on) => on.restart())) },
      ),
    ],
    { maxCommands: longest, size: 'max' },
  );
