// Playing promises outside stops (PROMISES 3), what lies in front, and what happens to it after a match or a demand.

import { pledgeIn, type PledgeEffect, type TraderId } from '../../windows/index.ts';
import { err, ok, type Result } from '../../lib/index.ts';
import type { PledgeAroundCommand, PledgeRefusal, PledgeTraderCommand } from '../command.ts';
import type { Placed } from '../place.ts';
import { all, lyingIn } from '../state.ts';
import { DONE, refuse, type Refused, type Run } from './run.ts';

type Of<Type extends (PledgeTraderCommand | PledgeAroundCommand)['type']> = Extract<
  PledgeTraderCommand | PledgeAroundCommand,
  { readonly type: Type }
>;

/** PR10: returns a promise in a trader's hand; refuses one that is not there, and the trader's own. */
function inHand(run: Run, who: TraderId, key: string): Result<Placed, PledgeRefusal> {
  const found = run.find(key);
  if (found?.place.at !== 'hand' || found.place.of !== who) return err({ code: 'not-in-hand', key });
  return found.pledge.owner === who ? err({ code: 'own-promise', key }) : ok(found);
}

/** Whether the right sum is named: with `share` one from its n on, with any other effect none. */
function isNamed(effects: readonly PledgeEffect[], named: number | null): boolean {
  const share = effects.find(({ op }) => op === 'share');
  if (share?.op !== 'share') return named === null;
  return named !== null && Number.isSafeInteger(named) && named >= share.n;
}

export function play(run: Run, { who, key, named }: Of<'play'>): Refused {
  if (run.facts.isPaused) return refuse({ code: 'event-paused' });
  if (run.facts.frozen.has(who)) return refuse({ code: 'frozen' });
  if (run.facts.inMatch.has(who)) return refuse({ code: 'in-match' });
  const held = inHand(run, who, key);
  if (!held.ok) return held;
  const { pledge } = held.value;
  const { window, effects, lies } = pledgeIn(run.catalogue, pledge.card);
  if (window !== 'free') return refuse({ code: 'wrong-window', key });
  if (!isNamed(effects, named)) return refuse({ code: 'bad-choice', key });
  if (lies === true) run.move(pledge, { at: 'front', of: who, named, match: null }, 'played');
  else run.goHome(pledge, 'used');
  return DONE;
}

/**
 * PR14: lets a promise with `lies` go home from its front. Refuses one that was played with a demand, which lies until
 * a size is chosen.
 */
export function letGo(run: Run, { who, key }: Of<'letGo'>): Refused {
  if (run.facts.frozen.has(who)) return refuse({ code: 'frozen' });
  if (run.facts.inMatch.has(who)) return refuse({ code: 'in-match' });
  const found = lyingIn(run.state).find(({ pledge, holder }) => pledge.key === key && holder === who);
  if (found === undefined || pledgeIn(run.catalogue, found.pledge.card).lies !== true)
    return refuse({ code: 'not-lying', key });
  run.goHome(found.pledge, 'let-go');
  return DONE;
}

/** PR3: shows promises of the hand. Showing the whole hand to everybody also sets the number of PR17. */
export function show(run: Run, { who, keys, shownTo }: Of<'show'>): Refused {
  for (const [i, key] of keys.entries()) {
    const place = run.find(key)?.place;
    if (place?.at !== 'hand' || place.of !== who || keys.indexOf(key) < i)
      return refuse({ code: 'not-in-hand', key });
  }
  const { hands } = run.state;
  const known = hands.get(who);
  if (shownTo !== null || known === undefined || keys.length < known.size) return DONE;
  const others = keys.filter((key) => run.find(key)?.pledge.owner !== who).length;
  run.state = { ...run.state, hands: new Map(hands).set(who, { ...known, mayHold: others }) };
  return DONE;
}

export function playInContract(run: Run, { who, key, lies }: Of<'playInContract'>): Refused {
  const held = inHand(run, who, key);
  if (!held.ok) return held;
  const { pledge } = held.value;
  if (lies) run.move(pledge, { at: 'front', of: who, named: null, match: null }, 'played');
  else run.goHome(pledge, 'used');
  return DONE;
}

/**
 * PR21: when a demand ends, its promise goes home if a size was chosen, otherwise back into the hand, where everybody
 * has seen it go. A promise that a ruin or an organiser has moved meanwhile (PR25, PR26) stays where it is, perhaps
 * before another trader by now, and delays no contract.
 */
export function demandOver(run: Run, { who, key, isSized }: Of<'demandOver'>): Refused {
  const found = run.find(key);
  if (found?.place.at !== 'front' || found.place.of !== who) return DONE;
  if (isSized) run.goHome(found.pledge, 'used');
  else run.move(found.pledge, { at: 'hand', of: who }, 'demand-ended');
  return DONE;
}

/** PR12: a promise played in a match lies in front until the match is finished or no longer binds. */
export function playInMatch(run: Run, { who, key, match }: Of<'playInMatch'>): Refused {
  const held = inHand(run, who, key);
  if (!held.ok) return held;
  run.move(held.value.pledge, { at: 'front', of: who, named: null, match }, 'played');
  return DONE;
}

/**
 * PR21 to PR24: promises that were played in the match go home, or back into the hand if it was voided; if it was
 * counted, those that lay before may pay.
 */
export function matchOver(run: Run, { match, end }: Of<'matchOver'>): Refused {
  for (const { pledge, place } of all(run.state)) {
    if (place.at !== 'front' || place.match !== match) continue;
    if (end.how === 'voided') run.move(pledge, { at: 'hand', of: place.of }, 'match-void');
    else run.goHome(pledge, 'match-over');
  }
  if (end.how !== 'counted') return DONE;
  const { winner, loser, stake, tie } = end;
  const tied = tie === null ? null : run.find(tie);
  // Since the count it may have gone home, because its holder asked the owner for a game, and it may lie before
  // somebody else by now.
  if (tied?.place.at === 'front' && tied.place.of === winner) run.goHome(tied.pledge, 'came-about');
  run.comesAbout(lyingIn(run.state), { what: 'lost', loser, winner, stake });
  return DONE;
}
