// Russian words of the badge: the public code by which others find a trader.

export const badgeRu = {
  title: 'Мой код',
  lead: 'Дайте навести на него камеру или продиктуйте. По нему с вами заключают контракты, меняются и играют.',
  noRights: 'Прав он не даёт, показывать его можно кому угодно. Личную ссылку не показывайте никому.',
  qr: 'Код для камеры: этот торговец',
  spelled: (code: string): string => `Код ${code}`,
  staff: { referee: 'Судья', organiser: 'Мастер', display: 'Общий экран' },
  notTrader: 'Вы не торгуете: контрактов с вами не заключают.',
  frozen: 'Мастер приостановил вашу торговлю. Подойдите к нему.',
  shared: (name: string): string => `${name}, «Данмерская торговля»`,
};
