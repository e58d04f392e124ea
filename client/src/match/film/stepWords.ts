// Step words: a moment of the film as a title, plain sentences, and the rule it rests on.

import {
  type AbilityRef,
  columnOf,
  type Occasion,
  otherSeat,
  rowOf,
  SEATS,
  type Seat,
  type SummonPassReason,
} from '@dunmer/shared/rules';
import type { Parts, SideCards } from '../../text/index.ts';
import { castLines } from './castLines.ts';
import { duelLines } from './duelLines.ts';
import type { FilmStep } from './filmStep.ts';
import { noteLine } from './noteLine.ts';
import type { Doer, Happening, SeatedCard, SummonPass } from './happening.ts';
import { changeLines } from './changeLines.ts';
import { cardName, cardNames, seeing, type Seer, type Teller } from './teller.ts';

export interface StepWords {
  readonly title: string;
  readonly lines: readonly Parts[];
  /** Number of the rule that says so; '' where none does. */
  readonly rule: string;
  /** The ability whose text explains it. */
  readonly ability: AbilityRef | null;
}

const words = (
  title: string,
  rule: string,
  lines: readonly Parts[],
  ability: AbilityRef | null = null,
): StepWords => ({
  title,
  rule,
  lines,
  ability,
});

function passWhy(
  seer: Seer,
  by: Doer,
  why: SummonPass | SummonPassReason | { readonly reason: 'no-target' },
): Parts {
  const { why: text } = seer.text;
  switch (why.reason) {
    case 'silenced':
      return text.silenced(cardNames(seer, why.by));
    case 'in':
      return text.row(seer.catalogue.get(by.card)?.abilities?.[by.ability]?.in ?? 'front');
    case 'if':
      return text.condition;
    case 'no-target':
      return text.noTarget;
    case 'uses':
      return text.uses;
    case 'no-cell':
      return text.noCell;
    case 'barred':
      return text.barred;
    case 'owner-knows':
      return text.ownerKnows;
    case 'none-fits':
      return text.noneFits;
  }
}

function openedLines(
  { text, names }: Teller,
  what: Extract<Happening, { kind: 'opened' }>,
): readonly Parts[] {
  const { order, short } = what;
  const first =
    order === 'together' ? text.opened : order === 'toss' ? text.openedToss : text.openedFirst(names[order]);
  const shorts = SEATS.filter((seat) => short[seat]).map((seat) => names[seat]);
  return shorts.length === 0 ? [first] : [first, text.short(shorts)];
}

function tossLines({ text, names }: Teller, what: Extract<Happening, { kind: 'tossed' }>): readonly Parts[] {
  const { occasion, winner } = what;
  if (occasion.step === 'placement') return [text.placementToss(names[winner])];
  if (occasion.step === 'window') return [text.windowToss(names[winner])];
  return [text.toss(occasion.initiative, names[winner], names[otherSeat(winner)])];
}

/** Cards side by side: whose they are, then which. */
const bySide = (seer: Seer, cards: readonly Pick<SeatedCard, 'card' | 'seat'>[]): readonly SideCards[] =>
  SEATS.flatMap((seat) => {
    const own = cards.filter((card) => card.seat === seat);
    return own.length === 0
      ? []
      : [{ trader: seer.names[seat], cards: cardNames({ ...seer, doubles: new Set() }, own) }];
  });

/** Tells one moment, and what was noted beside it. */
export function stepWords(teller: Teller, step: FilmStep): StepWords {
  const told = momentWords(teller, step);
  const notes = step.notes.map((note) => noteLine(teller, note));
  return notes.length === 0 ? told : { ...told, lines: [...told.lines, ...notes] };
}

function momentWords(teller: Teller, { what, before, after }: FilmStep): StepWords {
  const seer = seeing(teller, what.kind === 'revealed' || what.kind === 'changed' ? after : before);
  const { text, names } = teller;
  /** What a card's ability does, with its owner in the title. */
  const doing = (deed: string, by: Doer, rule: string, lines: readonly Parts[]): StepWords =>
    words(`${deed} · ${names[by.seat]}`, rule, lines, by);
  const name = (card: { readonly card: string; readonly seat?: Seat }): string => cardName(seer, card);
  switch (what.kind) {
    case 'opened':
      return words(text.title.placing, what.order === 'together' ? '2.3' : '2.2', openedLines(teller, what));
    case 'sealed':
      return words(text.title.placing, what.row === 'half' ? '2.2' : '2.1', [
        text.sealed(names[what.seat], what.row),
      ]);
    case 'without-nonce':
      return words(text.title.toss, 'F4', [text.withoutNonce(names[what.seat], names[otherSeat(what.seat)])]);
    case 'defaulted':
      return words(text.title.choice, '', [text.defaulted(names[what.seat], what.by)]);
    case 'revealed':
      return words(text.title.revealed, '2.4', [text.revealed]);
    case 'tossed':
      return words(text.title.toss, tossRule(what.occasion.step), tossLines(teller, what));
    case 'settled':
      return words(text.title.toss, '3.2', [text.settled(what.initiative, names[what.first])]);
    case 'cast':
      return doing(text.title.ability(what.by.initiative), what.by, '3.1', castLines(seer, what));
    case 'passed':
      return doing(text.title.ability(what.by.initiative), what.by, '3.4', [
        text.passed(name(what.by), passWhy(seer, what.by, what.why)),
      ]);
    case 'changed':
      return words(text.title.statics, '3.1', changeLines(seer, what.changes));
    case 'choosing':
      return what.choice.kind === 'target'
        ? words(text.title.choice, '3.1', [text.choosesTarget(names[what.by.seat], name(what.by))], what.by)
        : words(text.title.choice, '5.1', [text.choosesSummon(names[what.by.seat], name(what.by))], what.by);
    case 'summoning':
      return words(text.title.summons, '5.1', [
        text.summoning(what.step === 'summon-1' ? 2 : 3, cardNames(seer, what.summoners)),
      ]);
    case 'summoned': {
      const { by, creature, cell } = what;
      const line = text.summoned(
        name(by),
        name(creature),
        rowOf(cell),
        columnOf(cell) + 1,
        names[creature.seat],
      );
      return doing(text.title.summon(by.initiative), by, '5.1', [line, ...changeLines(seer, what.changes)]);
    }
    case 'declined':
      return doing(text.title.summon(what.by.initiative), what.by, '5.1', [
        text.declined(name(what.by), names[what.by.seat]),
      ]);
    case 'summon-passed':
      return doing(text.title.summon(what.by.initiative), what.by, '5.1', [
        text.summonPassed(name(what.by), passWhy(seer, what.by, what.why)),
      ]);
    case 'judged':
      return words(text.title.round(what.round), '4.2', duelLines(seer, what.duels));
    case 'fallen':
      return words(text.title.round(what.round), '4.3', [
        text.fallen(bySide(seer, what.fallen)),
        ...changeLines(seer, what.changes),
      ]);
    case 'advanced':
      return words(text.title.advance, '5.2', [
        text.advanced(bySide(seer, what.moves)),
        ...changeLines(seer, what.changes),
      ]);
    case 'counted': {
      const { survivors, winner } = what;
      const tally = text.counted(names.a, survivors.a, names.b, survivors.b);
      return words(text.title.count, '6.1', [tally, winner === null ? text.drawn : text.won(names[winner])]);
    }
    case 'claimed':
      return words(text.title.price, '6.2', [text.claimed(names[what.seat], name(what.card))]);
    case 'price-waived':
      return words(text.title.price, '6.2', [text.priceWaived(names[what.seat])]);
    case 'claim-closed':
      return words(text.title.price, '6.2', [text.claimClosed(what.reason)]);
    case 'conceded':
      return words(text.title.end, '6.4', [text.conceded(names[what.seat], names[otherSeat(what.seat)])]);
    case 'awarded':
      return words(text.title.end, '', [text.awarded(names[what.winner], what.reason)]);
    case 'voided':
      return words(text.title.end, '6.5', [text.voided(what.reason)]);
  }
}

const TOSS_RULES: Readonly<Record<Occasion['step'], string>> = {
  placement: '2.2',
  reveal: '3.2',
  'summon-1': '5.1',
  'summon-2': '5.1',
  window: 'PR18',
};
const tossRule = (step: Occasion['step']): string => TOSS_RULES[step];
