// Russian words of the desk: what referees, clocks and calls did to a match. Names of people are never declined.

import { parts, type Parts } from '../text/parts.ts';

type Staff = 'referee' | 'organiser';

const STAFF: Readonly<Record<Staff, string>> = { referee: 'Судья', organiser: 'Мастер' };

/** «15 с», «2 мин», «1 мин 30 с». */
function time(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} с`;
  return rest === 0 ? `${minutes} мин` : `${minutes} мин ${rest} с`;
}

export const deskRu = {
  staff: STAFF,
  paused: (by: Staff, reason: string): Parts =>
    parts`${STAFF[by]} ставит партию на паузу. Причина: ${reason}`,
  restored: parts`Пауза: игру восстановили из копии, и последние ходы пропали. Дальше решает мастер или судья.`,
  resumed: parts`Пауза закончилась, партия продолжается.`,
  extended: (trader: string, seconds: number): Parts => parts`${trader}: +${time(seconds)} на ход.`,
  nudged: (who: string, trader: string): Parts => parts`${who} торопит. ${trader}, ваш ход.`,
  called: (trader: string): Parts => parts`${trader} зовёт судью.`,
  callClosed: parts`Вызов судьи закрыт.`,
  defaultAnnounced: (by: Staff, trader: string, seconds: number): Parts =>
    parts`${STAFF[by]}: через ${time(seconds)} за игрока (${trader}) пойдёт сервер. До тех пор ход за игроком.`,
  defaultStopped: (trader: string): Parts => parts`Хода за игрока не будет: ${trader} выбирает без спешки.`,
  opened: (by: Staff, reason: string): Parts =>
    parts`${STAFF[by]} видит карты, лежащие лицом вниз. Причина: ${reason}`,
  decksOpened: (by: Staff, reason: string): Parts => parts`${STAFF[by]} видит обе колоды. Причина: ${reason}`,
  pursesOpened: (by: Staff, reason: string): Parts =>
    parts`${STAFF[by]} видит оба кошелька. Причина: ${reason}`,
  linkMade: (by: Staff, trader: string): Parts => parts`${STAFF[by]} выдаёт новую ссылку (${trader}).`,
  unboundByClock: parts`Время на выбор цены победы вышло. Игроки свободны, выбор цены победы открыт.`,
  unbound: (by: Staff): Parts => parts`${STAFF[by]} отпускает игроков, выбор цены победы открыт.`,
  awardedAgain: (winner: string, reason: string): Parts =>
    parts`Итог пересмотрен: победитель — ${winner}. Причина: ${reason}`,
  returnedAgain: {
    voided: (reason: string): Parts => parts`Итог пересмотрен: партия отменена. Причина: ${reason}`,
    drawn: (reason: string): Parts => parts`Итог пересмотрен: ничья. Причина: ${reason}`,
  },
};
