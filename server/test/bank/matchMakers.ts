// Match makers: what the model expects of matches that are proposed without a contract, and opened.

import type { Answer } from '@dunmer/shared/protocol';
import { type Match, type Proposal, purse } from './model.ts';
import { answered, idOf, type Maker, type Operation, type Play, rarely, two } from './operation.ts';

type Opening = Pick<Match, 'a' | 'b' | 'stake' | 'contract'>;

/** Returns why two traders can't start a match; null when they can. */
function faultOfMatch({ model }: Play, { a, b, stake }: Opening): string | null {
  // R11: the least prestige may have been raised since the proposal.
  if (stake < model.least) return 'below-least';
  if (model.isBusy(a) || model.isBusy(b)) return 'in-match';
  if (model.frozen.has(a) || model.frozen.has(b)) return 'person-frozen';
  if ([a, b].some((number) => model.balance(purse(number)) < stake)) return 'not-enough';
  return model.laid(a) === 0 || model.laid(b) === 0 ? 'no-cards' : null;
}

/** Opens a match of two free traders; returns the refusal's code when that is not possible. */
export function startMatch(play: Play, opening: Opening): string | ((answer: Answer) => void) {
  const fault = faultOfMatch(play, opening);
  if (fault !== null) return fault;
  const { model } = play;
  const { a, b, stake } = opening;
  const match: Match = {
    id: '',
    at: 'running',
    unbound: false,
    won: null,
    settlements: [],
    price: null,
    ...opening,
  };
  model.matches.push(match);
  for (const number of [a, b]) model.move(purse(number), model.pot(match), stake, 'stake', match);
  if (opening.contract !== null) {
    const { contract } = opening;
    contract.match = match;
    contract.game = { at: 'playing', amount: stake };
    // Playing means going on with the deal, so that consent to annul it lapses.
    contract.annulling = new Set();
  }
  return (answer) => void (match.id = answer.type === 'started' ? answer.match : '');
}

/** Rule 2.2: fewer cards than cells. */
const SHORT = 6;
export const isShort = ({ model }: Play, number: number): boolean => model.laid(number) < SHORT;

export const proposeMatch: Maker = (play) => {
  const { model, random, person } = play;
  const [from, to] = two(play);
  const stake = 1 + random.below(6);
  const asked = { type: 'proposeMatch', with: person(to), stake, friendly: false } as const;
  if (stake < model.least) return { by: from, asked, expects: 'below-least' };
  if (model.balance(purse(from)) < stake) return { by: from, asked, expects: 'not-enough' };
  const proposal: Proposal = { id: '', from, to, stake, answers: false, open: true };
  model.proposals.push(proposal);
  return { by: from, asked, expects: null, heard: (answer) => void (proposal.id = idOf(answer)) };
};

export const acceptMatch: Maker = (play) => {
  const proposal = answered(play, play.model.proposals, ({ open }) => open);
  if (proposal === null) return null;
  const { from, to, stake, answers } = proposal;
  const asked = { type: 'acceptMatch', proposal: proposal.id } as const;
  const refuse = (expects: string): Operation => ({ by: to, asked, expects });
  if (!proposal.open) return refuse('closed');
  // The trader who proposed first has seat a.
  const opening = { a: answers ? to : from, b: answers ? from : to, stake, contract: null };
  const fault = faultOfMatch(play, opening);
  if (fault !== null) return refuse(fault);
  proposal.open = false;
  if (!answers && isShort(play, to)) {
    const back: Proposal = { id: '', from: to, to: from, stake, answers: true, open: true };
    play.model.proposals.push(back);
    return { by: to, asked, expects: null, heard: (answer) => void (back.id = idOf(answer)) };
  }
  const started = startMatch(play, opening);
  if (typeof started === 'string') throw new Error('they can sit down');
  return { by: to, asked, expects: null, heard: started };
};

export const closeMatch: Maker = (play) => {
  const proposal = answered(play, play.model.proposals, ({ open }) => open);
  if (proposal === null) return null;
  const [isWithdrawn, by] = [rarely(play, 2), rarely(play, 4)];
  const type = isWithdrawn ? 'withdrawMatch' : 'declineMatch';
  const [whose, stranger] = isWithdrawn ? [proposal.from, proposal.to] : [proposal.to, proposal.from];
  const asked = { type, proposal: proposal.id } as const;
  if (by)
    return { by: stranger, asked, expects: isWithdrawn ? 'not-yours-to-withdraw' : 'not-yours-to-answer' };
  if (!proposal.open) return { by: whose, asked, expects: 'closed' };
  proposal.open = false;
  return { by: whose, asked, expects: null };
};
