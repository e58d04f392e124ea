// Step words: tells a moment of the film as a title, plain sentences, and the rule it follows from.

import { type AbilityRef, columnOf, type Occasion, otherSeat, rowOf, SEATS } from '@dunmer/shared/rules';
import type { Parts } from '../../text/index.ts';
import type { SideCards } from '../../around/index.ts';
import { noteLine } from '../../around/index.ts';
import { castLines, changeLines, duelLines } from './lines.ts';
import type { FilmStep, RuleNumber, StepWords } from './filmStep.ts';
import type { Doer, Happening, Pass, SeatedCard } from './happening.ts';
import { playWords } from './playWords.ts';
import { cardName, cardNames, type Teller } from './teller.ts';

const words = (
  title: string,
  rule: RuleNumber,
  lines: readonly Parts[],
  ability: AbilityRef | null = null,
): StepWords => ({
  title,
  rule,
  lines,
  ability,
});

/** Says why an ability did nothing. */
export function passWhy(teller: Teller, { by, why }: Pass): Parts {
  const { why: text } = teller.text;
  switch (why.reason) {
    case 'silenced':
      return text.silenced(cardNames(teller, why.by));
    case 'in':
      return text.row(teller.catalogue.get(by.card)?.abilities?.[by.ability]?.in ?? 'front');
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

/** Groups cards by side: the owner, then their cards. */
const bySide = (teller: Teller, cards: readonly SeatedCard[]): readonly SideCards[] =>
  SEATS.flatMap((seat) => {
    const own = cards.filter((card) => card.seat === seat);
    return own.length === 0
      ? []
      : [
          {
            trader: teller.names[seat],
            cards: own.map(({ card, copy }) => cardName(teller, { card, copy })),
          },
        ];
  });

/** Tells one moment, what led up to it, and the notes after it. */
export function stepWords(speaker: Teller, step: FilmStep): StepWords {
  const teller = { ...speaker, twins: step.twins };
  const told = momentWords(teller, step.what);
  const led = step.led.flatMap((what) => momentWords(teller, what).lines);
  const notes = step.notes.map((note) => noteLine(teller.text.desk, teller.names, note));
  return { ...told, lines: [...led, ...told.lines, ...notes] };
}

function momentWords(teller: Teller, what: Happening): StepWords {
  const { text, names } = teller;
  /** Words for what a card's ability does, with the owner in the title. */
  const doing = (deed: string, by: Doer, rule: RuleNumber, lines: readonly Parts[]): StepWords =>
    words(`${deed} · ${names[by.seat]}`, rule, lines, by);
  /** Words for abilities that did nothing. Several of them share a title without an initiative. */
  const passing = (
    title: (initiative: number | null) => string,
    rule: RuleNumber,
    passes: readonly Pass[],
    line: (card: string, why: Parts) => Parts,
  ): StepWords => {
    const lines = passes.map((pass) => line(name(pass.by), passWhy(teller, pass)));
    const [first] = passes;
    return first !== undefined && passes.length === 1
      ? doing(title(first.by.initiative), first.by, rule, lines)
      : words(title(null), rule, lines);
  };
  const name = (card: Parameters<typeof cardName>[1]): string => cardName(teller, card);
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
      return words(text.title.choice, '', [
        (what.isPass ? text.passedFor : text.defaulted)(names[what.seat], what.by),
      ]);
    case 'revealed':
      return words(text.title.revealed, '2.4', [text.revealed]);
    case 'tossed':
      return words(
        what.occasion.step === 'placement' ? text.title.lot : text.title.toss,
        TOSS_RULES[what.occasion.step],
        tossLines(teller, what),
      );
    case 'settled':
      return words(text.title.toss, '3.2', [text.settled(what.initiative, names[what.first])]);
    case 'cast':
      return doing(text.title.ability(what.by.initiative), what.by, '3.1', castLines(teller, what));
    case 'passed':
      return passing(text.title.ability, '3.4', what.passes, text.passed);
    case 'changed':
      return words(text.title.statics, '3.1', changeLines(teller, what.changes));
    case 'choosing':
      return what.choice.kind === 'target'
        ? words(text.title.choice, '3.1', [text.choosesTarget(names[what.by.seat], name(what.by))], what.by)
        : words(text.title.choice, '5.1', [text.choosesSummon(names[what.by.seat], name(what.by))], what.by);
    case 'summoning':
      return words(text.title.summons, '5.1', [
        text.summoning(what.step === 'summon-1' ? 2 : 3, cardNames(teller, what.summoners)),
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
      return doing(text.title.summon(by.initiative), by, '5.1', [line, ...changeLines(teller, what.changes)]);
    }
    case 'declined':
      return doing(text.title.summon(what.by.initiative), what.by, '5.1', [
        text.declined(name(what.by), names[what.by.seat]),
      ]);
    case 'summon-passed':
      return passing(text.title.summon, '5.1', what.passes, text.summonPassed);
    case 'judged':
      return words(text.title.round(what.round), '4.2', duelLines(teller, what.duels));
    case 'fallen':
      return words(text.title.round(what.round), '4.3', [
        text.fallen(bySide(teller, what.fallen)),
        ...changeLines(teller, what.changes),
      ]);
    case 'advanced':
      return words(text.title.advance, '5.2', [
        text.advanced(bySide(teller, what.moves)),
        ...changeLines(teller, what.changes),
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
    case 'played':
    case 'play-settled':
    case 'play-cast':
    case 'play-works':
    case 'shown':
    case 'tie-taken':
    case 'pot-divided':
      return { ...playWords(teller, what), ability: null };
  }
}

const TOSS_RULES: Readonly<Record<Occasion['step'], RuleNumber>> = {
  placement: '2.2',
  reveal: '3.2',
  'summon-1': '5.1',
  'summon-2': '5.1',
  window: 'PR18',
};
