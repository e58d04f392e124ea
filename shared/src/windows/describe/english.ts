// The texts of promises and intrigue cards in English.

import { capital, type Effect, rarityName, traitName, type Virtue, virtueName } from '../../cards/index.ts';
import { never } from '../../lib/index.ts';
import { type Aim, aimOf, type Chosen, listed, type Meant, type Saying } from './meant.ts';

const someCards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);
const upToCards = (n: number): string => `up to ${n} ${n === 1 ? 'card' : 'cards'}`;

const PARTS = [
  '',
  '',
  'half',
  'a third',
  'a quarter',
  'a fifth',
  'a sixth',
  'a seventh',
  'an eighth',
] as const;
const MORE_PARTS = ['a ninth', 'a tenth', 'an eleventh', 'a twelfth'] as const;
function partOf(n: number): string {
  if (n === 1) return 'all';
  return PARTS[n] ?? MORE_PARTS[n - PARTS.length] ?? `one part in ${n}`;
}

const NUMBERS = ['', '', 'two', 'three', 'four'] as const;

/** Returns the words for the chosen traders, and whether they are plural. */
function chosenTraders({ count, isMost }: Chosen): { readonly who: string; readonly many: boolean } {
  if (isMost) return { who: `Up to ${count} ${count === 1 ? 'trader' : 'traders'}`, many: count > 1 };
  return count === 1
    ? { who: 'One trader', many: false }
    : { who: `Exactly ${NUMBERS[count] ?? count} traders`, many: true };
}

const virtues = (names: readonly Virtue[], and = ' and '): string =>
  listed(
    names.map((name) => virtueName('en', name)),
    and,
  );

function filterWords({ filter }: Aim): string {
  const { trait, id, rarity, anyVirtue, noVirtues } = filter;
  const words = [
    ...(id === undefined ? [] : [`named “${id}”`]),
    ...(trait === undefined ? [] : [`tagged “${traitName('en', trait)}”`]),
    ...(rarity === undefined ? [] : [`of the rarity “${rarityName('en', rarity)}”`]),
    ...(noVirtues === undefined ? [] : ['without virtues']),
    ...(anyVirtue === undefined ? [] : [`with ${virtues(anyVirtue, ' or ')}`]),
  ];
  return words.map((word) => ` ${word}`).join('');
}

const ROWS = { front: 'front ', back: 'back ', field: '' } as const;

function subject(aim: Aim): { readonly who: string; readonly many: boolean } {
  const { side, where, most } = aim;
  const row = ROWS[where];
  const after = filterWords(aim);
  const isOwn = side === 'own';
  if (most === 1)
    return { who: isOwn ? `a ${row}card of yours${after}` : `an enemy ${row}card${after}`, many: false };
  if (most === 'all')
    return { who: isOwn ? `all your ${row}cards${after}` : `all enemy ${row}cards${after}`, many: true };
  const cards = isOwn ? `${row}cards of yours` : `enemy ${row}cards`;
  return { who: `up to ${most} ${cards}${after}`, many: true };
}

/** Says what an effect does to a card. */
function deed(effect: Exclude<Effect, { readonly op: 'silence' }>, many: boolean): string {
  const verb = (one: string, several: string): string => (many ? several : one);
  const loses = verb('loses', 'lose');
  const [overcomes, is, its] = [verb('overcomes', 'overcome'), verb('is', 'are'), verb('its', 'their')];
  switch (effect.op) {
    case 'swap':
      return many
        ? 'change places with the other cells of their columns'
        : 'changes places with the other cell of its column';
    case 'grant':
      switch (effect.aspect) {
        case 'virtues':
          return `${verb('gains', 'gain')} ${virtues(effect.virtues)}`;
        case 'superiority':
          return `${overcomes} ${virtues(effect.virtues)} too`;
        case 'protection':
          return `${is} protected from ${virtues(effect.virtues)}`;
        default:
          return never(effect.aspect);
      }
    case 'remove':
      switch (effect.aspect) {
        case 'virtues':
          return `${loses} ${effect.virtues === 'all' ? `${its} virtues` : virtues(effect.virtues)}`;
        case 'superiority':
          return effect.virtues === 'all'
            ? `${loses} ${its} superiority`
            : `${overcomes} no ${virtues(effect.virtues, ' or ')}`;
        case 'protection':
          return effect.virtues === 'all'
            ? `${loses} ${its} protection`
            : `${is} not protected from ${virtues(effect.virtues, ' or ')}`;
        default:
          return never(effect.aspect);
      }
    default:
      return never(effect);
  }
}

function cast(aim: Aim, effects: readonly Effect[]): string {
  const { who, many } = subject(aim);
  const deeds = effects.flatMap((effect) => (effect.op === 'silence' ? [] : [deed(effect, many)]));
  const isSilenced = deeds.length < effects.length;
  if (deeds.length === 0) return `The abilities of ${who} don’t work.`;
  const silenced = isSilenced ? `; ${many ? 'their' : 'its'} abilities don’t work` : '';
  return `${capital(who)} ${listed(deeds, ' and ')}${silenced}.`;
}

function limit({ lies, untilRing }: Meant, by: number): string {
  const whose = lies === 'theirs' ? 'that trader’s hand limit' : 'your hand limit';
  const changed = `${whose} is ${Math.abs(by)} ${by > 0 ? 'higher' : 'lower'}.`;
  if (untilRing) return `Until the next status phase ${changed}`;
  return `Lies before ${lies === 'theirs' ? 'another' : 'you'}: ${changed}`;
}

function decline({ other }: Meant, bars: boolean): string {
  const game = other === 'owner' ? 'a match of the owner' : 'a match';
  return bars
    ? `Decline ${game}. The deal stands, and they begin no other in it.`
    : `Decline ${game}: the deal stands.`;
}

/** Returns the words for the chosen cards, with their number. */
const chosenCards = ({ count, isMost }: Chosen): string => (isMost ? upToCards(count) : someCards(count));

const others = (chosen: Chosen, { one, several }: Readonly<Record<'one' | 'several', string>>) => {
  const { who, many } = chosenTraders(chosen);
  return { does: `${who} ${many ? several : one}`, each: many ? ' each' : '' };
};

/** Returns the sentence for one saying of a card. */
export function inEnglish(saying: Saying, meant: Meant): string {
  const { chosen } = meant;
  const { count, isMost } = chosen;
  switch (saying.op) {
    case 'decline':
      return decline(meant, saying.bars === true);
    case 'part':
      return meant.window === 'answer'
        ? `The demand on you is ${partOf(saying.n)}, not a sixth.`
        : `Demand ${partOf(saying.n)} instead of a sixth.`;
    case 'share':
      return `Name a sum from ${saying.n}. The first contract to pay the owner as much gives you ${partOf(saying.n)}.`;
    case 'rebate':
      return `When you pay the owner by a contract, they give ${partOf(saying.n)} back.`;
    case 'insure':
      return `Lose a stake to another trader by the count: the owner pays ${partOf(saying.n)} of it, ${saying.most} at most.`;
    case 'console':
      return `Another trader refuses your match: the owner pays ${partOf(saying.n)} of the deal, ${saying.most} at most.`;
    case 'truce':
      return 'No matches between you and the owner until your next contract is fulfilled.';
    case 'tie':
      return meant.lies === null
        ? 'A tie is yours.'
        : 'A tie with another trader is yours. It goes home if you propose a match to the owner.';
    case 'peek':
      return `Look at one card of ${meant.other === 'owner' ? 'the owner' : 'your opponent'} that lies face down already.`;
    case 'first':
      return 'At the same initiative your side goes first until the end of the match.';
    case 'cast':
      return cast(aimOf(saying.target), saying.effects);
    case 'shield':
      return 'If you win, the card you choose can’t be the price of victory.';
    case 'glimpse':
      return `Look at the ${saying.n === 1 ? 'rarest card' : `${saying.n} rarest cards`} of your opponent’s deck.`;
    case 'bar':
      return 'Your opponent summons nobody now.';
    case 'solace':
      return `If you lose, you get ${partOf(saying.n)} of your stake.`;
    case 'wide':
      return 'If you lose, you may take a card from the winner’s discard too.';
    case 'rounding':
      return 'You choose how your demand is rounded.';
    case 'cancel':
      return 'The intrigue card that another has just played has no effect.';
    case 'draw': {
      if (saying.each !== true) return `Draw ${someCards(saying.n)}.`;
      const { does, each } = others(chosen, { one: 'draws', several: 'draw' });
      return `${does} ${someCards(saying.n)}${each}.`;
    }
    case 'all draw': {
      const { does, each } = others(chosen, { one: 'draws', several: 'draw' });
      return `${does} ${someCards(saying.n)}${each}, then you do.`;
    }
    case 'exchange':
      return `Spend ${chosenCards(chosen)} and draw as many.`;
    case 'look':
      return 'Look at the hand of one trader.';
    case 'take':
      return `Take ${someCards(saying.n)} from one trader’s hand at random.`;
    case 'drop': {
      const { does, each } = others(chosen, { one: 'spends', several: 'spend' });
      return `${does} ${someCards(saying.n)} of their choice${each}.`;
    }
    case 'retrieve':
      if (count === 1 && !isMost) return 'Take a spent intrigue card into your hand.';
      return `Take ${chosenCards(chosen)} that were spent into your hand.`;
    case 'limit':
      return limit(meant, saying.by);
    case 'remove':
      if (count === 1 && !isMost) return 'Spend an intrigue card that lies before somebody.';
      return `Spend ${chosenCards(chosen)} of intrigue that lie before somebody.`;
    default:
      return never(saying);
  }
}
