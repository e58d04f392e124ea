// Russian words of the desk for matches at the patrons' table: their state, and what acts do there.

export const staffPatronsRu = {
  /** Added to the state of a match or a contract. */
  at: 'стол\u00A0покровителей',
  /** The end of a match there that nobody broke off. */
  won: 'победа',
  turn: (turn: number): string => `ход\u00A0${turn}`,
  means: {
    module: 'На престиж можно играть и за другим столом. Начатые партии доигрывают в любом случае.',
    turnClock: 'На весь ход. Пока отвечает соперник, эти часы стоят.',
    askClock: 'На выбор героя, обмен руки, защиту и цель.',
  },
  file: 'В файле партия целиком: по нему видны все карты рук и стопок.',
  /** How such a match stands that is over: no card changes hands there. */
  ends: {
    over: 'Партия закончена. Итог можно пересмотреть: деньги перейдут заново.',
    voided: 'Партия отменена. Победу в ней ещё можно присудить: деньги перейдут заново.',
  },
  /** What acts do there, when their usual words are about rows, decks and the price of victory. */
  acts: {
    applyDefault: {
      title: 'Пойти за игрока',
      does: 'Обоим объявят: через 15\u00A0секунд сервер пойдёт за игрока; до тех пор ход за игроком. Герой — первый по списку; обмена и защитника не будет; цель — первая из возможных; ход, которого ждут, закончится.',
    },
    award: {
      title: 'Присудить победу',
      does: 'Партия закончится, престиж уйдёт победителю; цены победы за этим столом нет. Если партия уже закончена, итог будет пересмотрен.',
    },
    voidMatch: {
      title: 'Отменить партию',
      does: 'Ставки вернутся, как будто партии не было.',
    },
    openCards: {
      title: 'Посмотреть обе руки',
      does: 'Вы увидите обе руки, обмен и ещё не открытых героев; стопок не видит никто. Оба игрока прочтут об этом и о причине в журнале партии.',
    },
  },
};
