// Russian words about what a move would lead to at the patrons' table.

import { cardsChangedRu } from '../../text/amounts.ts';

const list = (all: readonly string[]): string => all.join('; ');

export const patronsForeseenRu = {
  alone: (what: string): string => what.slice(0, 1).toUpperCase() + what.slice(1),
  undefended: (what: string): string => `Если никто не защитит: ${what}`,
  enters: (card: string): string => `«${card}» войдёт в игру`,
  falls: (card: string): string => `«${card}» гибнет`,
  wounded: (card: string, left: string): string => `«${card}»: жизни останется ${left}`,
  healed: (card: string, left: string): string => `«${card}»: жизни станет ${left}`,
  hand: (card: string): string => `«${card}» уйдёт в руку`,
  grave: (card: string): string => `«${card}» уйдёт на кладбище`,
  taken: (card: string): string => `«${card}» перейдёт к вам`,
  lostTo: (card: string): string => `«${card}» перейдёт к сопернику`,
  closed: (card: string): string => `«${card}» закроется`,
  raised: (card: string, strike: string): string => `«${card}»: удар станет ${strike}`,
  won: 'герой соперника падёт, победа ваша',
  lost: 'ваш герой падёт',
  drawn: 'падут оба героя, ничья',
  nothing: 'ничего не изменится',
  draws: (count: number): string => `вы возьмёте ${cardsChangedRu(count)}`,
  asks: 'дальше выбор',
  all: (what: readonly string[]): string => `${list(what)}.`,
};
