// Working: what a card played in a window does in a match, effect by effect in the order listed (PR12, IN13).

import { never, present } from '../../lib/index.ts';
import { RARITIES } from '../../cards/index.ts';
import { byCodeUnits, isMatchEffect, type MatchEffect, rulesOf } from '../../windows/index.ts';
import { CELLS } from '../cell.ts';
import type { AbilityRef, CopyId, DeckCard } from '../field.ts';
import type { InitiativeStep } from '../random.ts';
import { otherSeat, type Seat, SEATS } from '../seat.ts';
import type { MatchState } from '../state.ts';
import type { Played, Work } from '../windowsState.ts';
import { copiesAt, targetsOf } from './choosing.ts';
import { doNow } from './comeUp.ts';
import type { Run } from './run.ts';
import { windowsOf } from './stop.ts';

type Cast = Extract<MatchEffect, { op: 'cast' }>;

/** A card that takes effect. `chosen`: the copies on the field that its play chose, wherever they are by now. */
interface AtWork extends Played {
  readonly chosen: readonly CopyId[];
}

/** Returns the chosen copies in board order, by where they stand now. */
const inBoardOrder = ({ common }: MatchState, { chosen }: AtWork): readonly CopyId[] =>
  SEATS.flatMap((seat) => common.field[seat].flatMap((card) => card?.copy ?? [])).filter((copy) =>
    chosen.includes(copy),
  );

/** Casts a card's effect to the end of the match. It looks at its targets as a reveal ability does. */
function castCard(run: Run, played: AtWork, by: AbilityRef, { target, effects }: Cast): void {
  const isChosen = target.pick !== undefined && target.pick !== 'all';
  const targets = isChosen
    ? inBoardOrder(run.state, played)
    : targetsOf(run, played.seat, target).map((figure) => figure.copy);
  if (targets.length === 0) return;
  run.emit({ type: 'PlayCast', to: 'everyone', by, targets, effects });
  doNow(run, by, targets, effects);
}

/** Returns all the cards that a seat brought, wherever they are now. */
function broughtBy({ common, secret }: MatchState, seat: Seat): readonly DeckCard[] {
  const { deck, laid } = secret[seat];
  const seen = [...laid, ...common.field[seat]].filter((card) => card !== null);
  return [...deck, ...seen, ...common.discard[seat]];
}

/** Returns the `n` rarest cards, the rarest first and equals in code-unit order of their ids. */
function rarest(run: Run, brought: readonly DeckCard[], n: number): readonly string[] {
  const rank = (card: string): number => RARITIES.indexOf(run.cards(card).card.rarity);
  return brought
    .map((owned) => owned.card)
    .toSorted((x, y) => rank(y) - rank(x) || byCodeUnits(x, y))
    .slice(0, n);
}

/** Returns the next step of summons; null after the last. */
const nextSummons = ({ common }: MatchState): InitiativeStep | null =>
  common.rounds < 2 ? 'summon-1' : common.rounds === 2 ? 'summon-2' : null;

/** A promise's `tie` works only in a match with a third; a card's in any. */
const isOfThird = (run: Run, { seat, held }: Played): boolean =>
  held.kind === 'intrigue' || held.owner !== windowsOf(run.state).traders[otherSeat(seat)];

function peeked({ secret }: MatchState, { on, seat }: Played): readonly string[] {
  const [place] = on;
  const cell = CELLS.find((each) => each === place?.cell);
  const card = cell === undefined ? null : secret[otherSeat(seat)].laid[cell];
  return [present(card, 'what is peeked at lies there').card];
}

function workOne(run: Run, played: AtWork, by: AbilityRef, effect: MatchEffect): void {
  const { seat } = played;
  const later = (work: Work): void => run.emit({ type: 'PlayWorked', to: 'everyone', seat, by, work });
  const show = (cards: readonly string[]): void => run.emit({ type: 'CardsShown', to: seat, by, cards });
  switch (effect.op) {
    case 'cast':
      return castCard(run, played, by, effect);
    case 'peek':
      return show(peeked(run.state, played));
    case 'glimpse':
      return show(rarest(run, broughtBy(run.state, otherSeat(seat)), effect.n));
    case 'first':
    case 'wide':
      return later({ op: effect.op });
    case 'tie':
      return isOfThird(run, played) ? later({ op: effect.op }) : undefined;
    case 'shield':
      return later({ op: effect.op, copy: present(played.chosen[0], 'what is shielded was chosen') });
    case 'solace':
      return later({ op: effect.op, n: effect.n });
    case 'bar': {
      const step = nextSummons(run.state);
      return step === null ? undefined : later({ op: effect.op, step });
    }
    default:
      return never(effect);
  }
}

/** Carries out the effects of a card in the order listed. */
export function work(run: Run, played: Played): void {
  const { held } = played;
  // PR11: the cards were chosen with the play. If a swap that is listed first moves them, the choice follows them.
  const chosen = copiesAt(run.state, played.on);
  rulesOf(run.windowCards, held).effects.forEach((effect, index) => {
    if (isMatchEffect(effect))
      workOne(run, { ...played, chosen }, { copy: held.key, card: held.card, ability: index }, effect);
  });
}
