// Russian words of debts: drakes or a named card that are owed after a ruling of staff.

import type { DebtView, RulingStaff, Settled } from '@dunmer/shared/protocol';
import { drakesRu } from '../text/amounts.ts';

/** Who has ruled, by role and not by name. */
const BY: Readonly<Record<RulingStaff, string>> = { referee: 'судья', organiser: 'мастер' };
const RULING: Readonly<Record<DebtView['ruling'], string>> = {
  awarded: 'победа присуждена',
  voided: 'партия отменена',
};
/** How a match was settled, as a line of the earlier results. */
const SETTLED: Readonly<Record<Settled['kind'], (name: string) => string>> = {
  counted: (name) => `${name} побеждает по счёту`,
  conceded: (name) => `${name} побеждает: соперник сдаётся`,
  awarded: (name) => `${name} побеждает: победа присуждена`,
  drawn: () => 'Ничья',
  voided: () => 'Партия отменена',
};

export const debtRu = {
  title: 'Долги',
  mine: (what: string, name: string): string => `Вы должны (${name}): ${what}.`,
  theirs: (what: string, name: string): string => `Вам должны (${name}): ${what}.`,
  drakes: drakesRu,
  card: (name: string): string => `карта «${name}»`,
  bank: 'банк игры',
  ruling: RULING,
  by: BY,
  reason: (reason: string): string => `причина: ${reason}`,
  hint: 'Когда всё будет на месте, долг взыщет судья или мастер.',
  gift: 'Карту можно и подарить обратно, но только тот же экземпляр.',
  giveBack: 'Подарить обратно',
  elsewhere: 'Этого экземпляра у вас сейчас нет.',
  settled: SETTLED,
  /** A win at the patrons' table, where nobody counts cards (PT25, PT26), though it is settled as `counted`. */
  wonAtPatrons: (name: string): string => `${name} побеждает за столом покровителей`,
  before: 'Каким итог был раньше',
  was: (result: string): string => `Было: ${result}`,
  revised: (by: string, when: string): string => `Пересмотр: ${by}, ${when}`,
  staff: 'судья',
};
