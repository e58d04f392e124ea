// Russian words that explain icons and terms at a tap. They load with the cards, not before.

import type { Aspect, Virtue } from '@dunmer/shared/cards';

interface Forms {
  readonly name: string;
  readonly over: string;
  readonly from: string;
}

const VIRTUE: Readonly<Record<Virtue, Forms>> = {
  strength: { name: 'Сила', over: 'силу', from: 'силы' },
  cunning: { name: 'Хитрость', over: 'хитрость', from: 'хитрости' },
  wealth: { name: 'Богатство', over: 'богатство', from: 'богатства' },
  power: { name: 'Власть', over: 'власть', from: 'власти' },
  wisdom: { name: 'Мудрость', over: 'мудрость', from: 'мудрости' },
};

const NAMED: Readonly<Record<Aspect, (virtue: Virtue) => string>> = {
  virtues: (virtue) => `Добродетель: ${VIRTUE[virtue].name.toLowerCase()}`,
  superiority: (virtue) => `Превосходит ${VIRTUE[virtue].over}`,
  protection: (virtue) => `Защита от ${VIRTUE[virtue].from}`,
};

const MEANS: Readonly<Record<Aspect, (virtue: Virtue) => string>> = {
  virtues: (virtue) =>
    `${VIRTUE[virtue].name} — то, чем эта карта сильна. Победит её та, что превосходит все её добродетели.`,
  superiority: (virtue) =>
    `Карта превосходит ${VIRTUE[virtue].over}. Она победит карту, если превосходит все её добродетели.`,
  protection: (virtue) =>
    `Если защита есть от всех добродетелей карты напротив, та не победит. Защиты от ${VIRTUE[virtue].from} хватит, если других добродетелей у той нет; от умений защита не спасает.`,
};

export const explainRu = {
  close: 'Закрыть',
  virtue: (virtue: Virtue): string => VIRTUE[virtue].name,
  /** A virtue within a text, which is on no particular card. */
  virtueMeans: 'Одна из пяти добродетелей. Карту с ней победит та, что превосходит все её добродетели.',
  aspect: (aspect: Aspect, virtue: Virtue): string => NAMED[aspect](virtue),
  aspectMeans: (aspect: Aspect, virtue: Virtue): string => MEANS[aspect](virtue),
  trait: (trait: string): string => `Метка: ${trait}`,
  rarity: (rarity: string): string => `Редкость: ${rarity}`,
  copies: (count: number): string => (count === 1 ? 'единственная' : `на полигоне: ${count}`),
  copiesName: 'Сколько их',
  copiesMean: (count: number): string =>
    `Таких карт на полигоне: ${count}. У каждого экземпляра один хозяин.`,
  initiative: (timing: string, initiative: number): string => `${timing}: инициатива ${initiative}`,
  rule: (rule: string): string => `Правило ${rule}`,
};
