// Russian words of the promises at the desk: where each is, and the acts of organisers on them.

import { drakesRu, promisesRu } from '../../text/amounts.ts';

export const pledgeActsRu = {
  dealPledges: {
    title: 'Раздать обещания',
    does: 'Каждый получит пять обещаний: четыре общих и одно своего дома. Раздают один раз, дом потом не меняется.',
    confirm: 'Раздать',
    reasons: ['Начало игры', 'Поздний приезд'],
  },
  ruinPerson: {
    title: 'Объявить разгром',
    does: 'Обещания этого торговца выйдут из игры, где бы ни лежали; чужие из его рук, со стола и из контрактов вернутся домой. Кто в партии, сначала доиграет её.',
    confirm: 'Объявить разгром',
    reasons: ['По сюжету', 'Так решили мастера'],
  },
  restorePerson: {
    title: 'Снять разгром',
    does: 'Обещания, что вышли из игры, вернутся этому торговцу в руку. Чужие, что ушли домой, там и останутся.',
    confirm: 'Снять разгром',
    reasons: ['Ошибка', 'По сюжету'],
  },
  sendPledgeHome: {
    title: 'Вернуть обещание домой',
    does: 'Обещание вернётся в руку того, кто его дал. Контракт, в котором оно названо, останется без него.',
    confirm: 'Вернуть домой',
    reasons: ['Ошибка', 'По сюжету', 'Играли на бумаге'],
  },
  closePledges: {
    title: 'Закрыть обещания',
    does: 'Играть и отдавать обещания больше нельзя. Все прочтут, какое обещание кто кому отдал, и смогут это проверить.',
    confirm: 'Закрыть насовсем',
    reasons: ['Игра закончена'],
  },
};

export const staffPledgesRu = {
  title: 'Обещания',
  toPage: 'Все обещания',
  look: 'Что показать',
  hands: 'У кого сколько',
  places: 'Где какое',
  given: 'Кто кому отдал',
  off: 'Обещания выключены: всё лежит, где лежало. Включить их можно в настройках.',
  closed:
    'Обещания закрыты насовсем. Печати открыты: любой может проверить, что отдали именно то, что запечатали.',
  close: 'Когда игра закончена',
  noGiven: 'Обещаний никто не отдавал.',
  giving: (from: string, to: string): string => `${from} → ${to}`,
  what: (card: string, owner: string): string => `«${card}», обещает ${owner}`,
  when: 'Когда',
  contract: 'Контракт',
  toContract: 'К контракту',
  seal: 'Печать и её тайное число',
  /** Shown beside the setting before it is changed. */
  means:
    'Выключенные обещания никто не играет и не отдаёт. Всё остаётся на местах и ждёт, пока их включат снова.',
  empty: 'Обещаний ещё никому не раздали.',
  noPlaces: 'Обещаний нет.',
  noOpen: 'Открытых обещаний нет.',
  openAlone: 'Здесь то, что видят все. Какие обещания у кого в руке, знает мастерская.',
  toRest: (count: number): string => `Раздать тем, у кого их нет: ${count}`,
  trader: 'Торговец',
  house: 'Дом',
  hand: 'В руке',
  state: 'Состояние',
  ruinArranged: 'разгром после партии',
  ruined: 'разгром',
  none: 'Обещаний ещё не раздавали.',
  seated: 'У вас свой интерес в партии или контракте: обещания их участников пока скрыты.',
  card: 'Обещание',
  owner: 'Кто обещает',
  where: 'Где',
  home: 'Вернуть домой',
  at: {
    own: 'дома',
    hand: (name: string): string => `в руке: ${name}`,
    held: (name: string): string => `в контракте, отдаёт ${name}`,
    front: (name: string): string => `на столе: ${name}`,
    named: (name: string, sum: number): string => `на столе: ${name}, сумма ${drakesRu(sum)}`,
    out: 'вышло из игры',
  },
  size: promisesRu,
  /** For people whose house is not named when promises are dealt. */
  drawn: 'По жребию',
};
