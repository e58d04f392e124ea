// scriptOfWindowMatch: the script of a match that was played with promises and intrigue cards, with its acts in
// lists.

import { err, ok, type Result } from '../../lib/index.ts';
import type { CardId, Catalogue } from '../../cards/index.ts';
import {
  type BySeat,
  bySeat,
  columnOf,
  type Place,
  rowOf,
  type RuleEvent,
  type Seat,
  SEATS,
} from '../../rules/index.ts';
import {
  byCodeUnits,
  type Held,
  intrigueIn,
  type IntrigueRules,
  pledgeIn,
  type PledgeRules,
  type TraderId,
  type WindowCards,
} from '../../windows/index.ts';
import type { ScriptCell } from '../script.ts';
import { type NoScript, scriptOfMatch, type WrittenScript } from '../scriptOfMatch.ts';
import { type Act, type Moment, momentOf } from './windowScript.ts';

/** A script as it is written. */
export interface WrittenWindowScript extends WrittenScript {
  readonly stake: number;
  readonly pledges: Readonly<Record<CardId, PledgeRules>>;
  readonly intrigue: Readonly<Record<CardId, IntrigueRules>>;
  readonly hands: BySeat<{ readonly promises: readonly string[]; readonly intrigue: readonly string[] }>;
  readonly fronts: BySeat<readonly string[]>;
  readonly mayHold: BySeat<number>;
  readonly acts: Partial<Readonly<Record<Moment, readonly Act[]>>>;
}

type Opened = Extract<RuleEvent, { readonly type: 'WindowsOpened' }>;
type NameOf = (trader: TraderId) => TraderId;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Scripts call the two players `a` and `b`. Third traders keep their order, because promises pay by it. */
function namesFor(opened: Opened, held: readonly Held[]): NameOf {
  const owners = held.flatMap((each) => (each.kind === 'promise' ? [each.owner] : []));
  const isSeated = (trader: TraderId): boolean => SEATS.some((seat) => opened.traders[seat] === trader);
  const others = [...new Set(owners)].filter((owner) => !isSeated(owner)).toSorted(byCodeUnits);
  const areNames = others.every((owner) => SLUG.test(owner) && owner !== 'a' && owner !== 'b');
  const width = String(others.length).length;
  return (trader) => {
    const seat = SEATS.find((one) => opened.traders[one] === trader);
    if (seat !== undefined) return seat;
    return areNames ? trader : `t${String(others.indexOf(trader)).padStart(width, '0')}`;
  };
}

const keyOf = (nameOf: NameOf, held: Held): string =>
  held.kind === 'promise' ? `${nameOf(held.owner)}/${held.card}` : held.key;

const cellOf = ({ seat, cell }: Place): ScriptCell => ({
  side: seat,
  row: rowOf(cell),
  column: columnOf(cell),
});

/** The lists of acts while they are filled. */
class Lists {
  readonly acts: Partial<Record<Moment, Act[]>> = {};
  #at: Moment = 'placing';
  /** Whether acts are added now: while cards are placed, and at a stop. */
  isOpen = true;

  add(act: Act): void {
    (this.acts[this.#at] ??= []).push(act);
  }

  /**
   * Adds what a seat said ahead between two lists before the act that closed the last one, where it makes as little
   * difference. If that act is what a clock had said ahead for the same seat, the newer word takes its place, and the
   * seat passes.
   */
  addBeforeLast(act: Act & { readonly seat: Seat }): void {
    const list = (this.acts[this.#at] ??= []);
    const last = list.at(-1);
    const isOver = last !== undefined && 'ahead' in last && last.seat === act.seat;
    list.splice(Math.max(0, list.length - 1), isOver ? 1 : 0, act);
    if (isOver) list.push({ seat: act.seat, pass: true });
  }

  begin(moment: Moment): void {
    this.#at = moment;
    this.isOpen = true;
  }
}

/** The rows of both seats; a half counts as two rows. */
const ROWS_OF_BOTH = 4;

/** PR19: whether this pass is part of a clock's default, which says ahead that everything is passed. */
function isPassedAhead(events: readonly RuleEvent[], nth: number): boolean {
  const [clock, said] = [events[nth - 2], events[nth - 1]];
  return clock?.type === 'DefaultApplied' && clock.by === 'clock' && said?.type === 'AheadSaid';
}

function actsOf(events: readonly RuleEvent[], nameOf: NameOf): Lists['acts'] {
  const lists = new Lists();
  let rounds = 0;
  let laid = 0;
  for (const [nth, event] of events.entries()) {
    switch (event.type) {
      case 'RowCommitted':
        lists.add({ seat: event.seat, commit: event.row });
        laid += event.row === 'half' ? 2 : 1;
        lists.isOpen = laid < ROWS_OF_BOTH;
        break;
      case 'StopEnded':
        lists.isOpen = false;
        break;
      case 'RoundFought':
        rounds = event.round;
        break;
      case 'StopBegun':
        lists.begin(momentOf(event.stop, rounds));
        break;
      case 'CardPlayed': {
        const on = event.on.map(cellOf);
        const play = keyOf(nameOf, event.held);
        lists.add(on.length === 0 ? { seat: event.seat, play } : { seat: event.seat, play, on });
        break;
      }
      case 'AheadSaid': {
        const act = { seat: event.seat, ahead: event.windows };
        if (lists.isOpen) lists.add(act);
        else lists.addBeforeLast(act);
        break;
      }
      case 'SeatPassed':
        if (!isPassedAhead(events, nth)) lists.add({ seat: event.seat, pass: true });
        break;
      case 'MatchConceded':
        if (lists.isOpen) lists.add({ seat: event.seat, concede: true });
        break;
      case 'MatchVoided':
        if (lists.isOpen) lists.add({ staff: 'void' });
        break;
      default:
        break;
    }
  }
  return lists.acts;
}

/** Returns the rules of every card that somebody holds, by id. */
function rulesIn<Rules>(
  ids: readonly CardId[],
  rulesOf: (id: CardId) => Rules,
): Readonly<Record<CardId, Rules>> {
  return Object.fromEntries([...new Set(ids)].map((id): [CardId, Rules] => [id, rulesOf(id)]));
}

/**
 * Takes a match's whole log, and the catalogue and the cards of the windows with which it was played; returns a
 * script with the same result. Refuses whatever `scriptOfMatch` refuses, a match without windows, and one in which a
 * ring or a ruin has changed a hand, because scripts have neither. Conceding between two lists is no act of the
 * script, which then goes on as scripts do.
 */
export function scriptOfWindowMatch(
  id: string,
  events: readonly RuleEvent[],
  catalogue: Catalogue,
  cards: WindowCards,
): Result<WrittenWindowScript, NoScript | 'no-windows' | 'hand-changed'> {
  const opened = events.find((event) => event.type === 'WindowsOpened');
  if (opened === undefined) return err('no-windows');
  const match = scriptOfMatch(id, events, catalogue);
  if (!match.ok) return match;
  if (events.some((event) => event.type === 'HoldingChanged')) return err('hand-changed');
  const hands = bySeat((seat) =>
    events.flatMap((event) => (event.type === 'HandTaken' && event.to === seat ? event.hand : [])),
  );
  const { holdings, stake } = opened;
  const all: readonly Held[] = SEATS.flatMap((seat) => [...hands[seat], ...holdings[seat].fronts]);
  const nameOf = namesFor(opened, all);
  const idsOf = (kind: Held['kind']): readonly CardId[] =>
    all.flatMap((held) => (held.kind === kind ? [held.card] : []));
  const keysOf = (held: readonly Held[]): readonly string[] => held.map((each) => keyOf(nameOf, each));
  return ok({
    ...match.value,
    stake,
    pledges: rulesIn(idsOf('promise'), (card) => pledgeIn(cards, card)),
    intrigue: rulesIn(idsOf('intrigue'), (card) => intrigueIn(cards, card)),
    hands: bySeat((seat) => ({
      promises: keysOf(hands[seat].filter(({ kind }) => kind === 'promise')),
      intrigue: keysOf(hands[seat].filter(({ kind }) => kind === 'intrigue')),
    })),
    fronts: bySeat((seat) => keysOf(holdings[seat].fronts)),
    // A seat is asked if it may hold promises and has a hand; each play makes both numbers smaller by one.
    mayHold: bySeat((seat) => Math.min(holdings[seat].mayHold, holdings[seat].pledges)),
    acts: actsOf(events, nameOf),
  });
}
