// What a cast does to cards, in Russian, with verb and subject in agreement.

import { capital, type Effect, rarityName, RU_VIRTUES, traitName, type Virtue } from '../../cards/index.ts';
import { never } from '../../lib/index.ts';
import { type Aim, listed } from './meant.ts';

type Case = 'genitive' | 'accusative';
const virtues = (names: readonly Virtue[], form: Case, and = ' и '): string =>
  listed(
    names.map((name) => RU_VIRTUES[name][form]),
    and,
  );

/** Returns what a card must be, to stand after its place; the words are the same in every case. */
function filterWords({ filter }: Aim): string {
  const { trait, id, rarity, anyVirtue, noVirtues } = filter;
  const words = [
    ...(id === undefined ? [] : [`«${id}»`]),
    ...(trait === undefined ? [] : [`с меткой «${traitName('ru', trait)}»`]),
    ...(rarity === undefined ? [] : [`с редкостью «${rarityName('ru', rarity)}»`]),
    ...(noVirtues === undefined ? [] : ['без добродетелей']),
    ...(anyVirtue === undefined
      ? []
      : [
          `со словом ${listed(
            anyVirtue.map((name) => `«${RU_VIRTUES[name].nominative}»`),
            ' или ',
          )}`,
        ]),
  ];
  return words.map((word) => ` ${word}`).join('');
}

const ROWS = { front: ' первого ряда', back: ' второго ряда', field: '' } as const;

/** Returns the cards as the subject and in the genitive («вашей карты»), and whether they are plural. */
function subject(aim: Aim) {
  const { side, most } = aim;
  const isOwn = side === 'own';
  const after = `${ROWS[aim.where]}${filterWords(aim)}`;
  if (most === 1)
    return {
      who: `${isOwn ? 'ваша' : 'вражеская'} карта${after}`,
      whose: `${isOwn ? 'вашей' : 'вражеской'} карты${after}`,
      many: false,
    };
  const plural = isOwn ? 'ваших' : 'вражеских';
  if (most === 'all')
    return {
      who: `все ${isOwn ? 'ваши' : 'вражеские'} карты${after}`,
      whose: `всех ${plural} карт${after}`,
      many: true,
    };
  const upTo = `до ${most} ${plural} карт${after}`;
  return { who: upTo, whose: upTo, many: true };
}

/** Says what an effect does to a card. */
function deed(effect: Exclude<Effect, { readonly op: 'silence' }>, many: boolean): string {
  const verb = (one: string, several: string): string => (many ? several : one);
  const loses = verb('теряет', 'теряют');
  const overcomes = verb('превосходит', 'превосходят');
  const isSafe = verb('защищена', 'защищены');
  switch (effect.op) {
    case 'swap':
      return many
        ? 'меняют ряд в своём столбце; если клетка занята, карты меняются местами'
        : 'меняет ряд в своём столбце; если клетка занята, карты меняются местами';
    case 'grant':
      switch (effect.aspect) {
        case 'virtues':
          return `${verb('получает', 'получают')} ${virtues(effect.virtues, 'accusative')}`;
        case 'superiority':
          return `${overcomes} и ${virtues(effect.virtues, 'accusative', ', и ')}`;
        case 'protection':
          return `${isSafe} от ${virtues(effect.virtues, 'genitive')}`;
        default:
          return never(effect.aspect);
      }
    case 'remove':
      switch (effect.aspect) {
        case 'virtues':
          return effect.virtues === 'all'
            ? `${loses} добродетели`
            : `${loses} ${virtues(effect.virtues, 'accusative')}`;
        case 'superiority':
          return effect.virtues === 'all'
            ? `${loses} превосходство`
            : `не ${overcomes} ${virtues(effect.virtues, 'accusative')}`;
        case 'protection':
          return effect.virtues === 'all'
            ? `${loses} защиту`
            : `не ${isSafe} от ${virtues(effect.virtues, 'genitive')}`;
        default:
          return never(effect.aspect);
      }
    default:
      return never(effect);
  }
}

/** Returns the sentence of a cast. */
export function castInRussian(aim: Aim, effects: readonly Effect[]): string {
  const { who, whose, many } = subject(aim);
  const deeds = effects.flatMap((effect) => (effect.op === 'silence' ? [] : [deed(effect, many)]));
  const isSilenced = deeds.length < effects.length;
  if (deeds.length === 0) return `Умения ${whose} не действуют.`;
  const silenced = isSilenced ? `, ${many ? 'их' : 'её'} умения не действуют` : '';
  return `${capital(who)} ${listed(deeds, ' и ')}${silenced}.`;
}
