// Russian words of the badge: the public code by which others find a trader.

export const badgeRu = {
  title: 'Мой код',
  lead: 'Наведите на него чужую камеру или продиктуйте: по нему с вами заключают контракт, меняются и играют.',
  noRights: 'Прав этот код не даёт: показывать его можно кому угодно. Личную ссылку не показывайте никому.',
  qr: 'Код для камеры: этот торговец',
  spelled: (code: string): string => `Код ${code}`,
  staff: { referee: 'Судья', organiser: 'Мастер', display: 'Экран для зала' },
  notTrader: 'Вы не торгуете: контракт с вами заключить нельзя.',
  frozen: 'Мастер приостановил вашу торговлю.',
  shared: (name: string): string => `${name}, «Данмерская торговля»`,
};
