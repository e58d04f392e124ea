// Russian words of the floor: who plays now, who is awaited, who calls, and who asks to use another phone.

import { numberRu, personsRu } from '../../text/amounts.ts';
import { russianNoun as noun } from '../../text/plural.ts';

export const staffFloorRu = {
  title: 'Сейчас играют',
  empty: 'Сейчас никто не играет.',
  first: {
    title: 'С чего начать',
    people: 'Торговцев пока нет. Сначала добавьте людей.',
    links: 'Ссылок пока ни у кого нет. Выберите людей и напечатайте им ссылки: по ним входят в игру.',
    go: 'К списку людей',
  },
  none: 'Таких партий нет.',
  filter: 'Какие партии',
  filters: { all: 'Все', called: 'Зовут', slow: 'Долго ждут', away: 'Нет на связи', paused: 'Пауза' },
  match: 'Партия',
  state: 'Состояние',
  waits: 'Кого ждут',
  stake: 'Ставка',
  marks: 'Отметки',
  round: (round: number): string => `круг\u00A0${round}`,
  here: 'на связи',
  unheard: 'связь неизвестна',
  away: (time: string): string => `нет на связи ${time}`,
  nobody: 'никого',
  what: {
    promise: 'телефон не готов',
    open: 'число для монеты',
    front: 'первый ряд',
    back: 'второй ряд',
    half: 'вся половина',
    choice: 'выбор',
    claim: 'цена победы',
    stop: 'карта или пас',
    answer: 'ответ на карту',
    patron: 'выбор героя',
    exchange: 'обмен руки',
    /** Followed by how long it has lasted: the time of a turn counts too. */
    turn: 'ходит уже',
    defend: 'защитник или никто',
    target: 'цель',
    discard: 'сброс карт',
    keep: 'какие карты оставить',
  },
  stopped: 'Остановлена сбоем',
  called: 'Зовут судью',
  paused: 'Пауза',
  restored: 'Пауза после копии: решите, как играть дальше',
  announced: (name: string): string => `Ход за игрока: ${name}`,
  unbound: 'Выбор цены победы открыт',
  own: 'Свой интерес: только смотреть',
  clock: {
    placement: 'расстановка',
    decision: 'выбор',
    window: 'карта или пас',
    claim: 'цена победы',
    turn: 'время хода',
    ask: 'ответ',
    default: 'ход за игрока',
  },
  /** Before the time left on a clock, to tell it from the waiting time beside it. */
  left: 'осталось',
  stands: 'стоит',
  calls: (count: number): string =>
    `${numberRu(count)} ${noun(count, { one: 'вызов судьи', few: 'вызова судьи', many: 'вызовов судьи' })}`,
  overdue: (count: number): string =>
    `${numberRu(count)} ${noun(count, { one: 'контракт ждёт', few: 'контракта ждут', many: 'контрактов ждут' })} слишком долго`,
  offerSince: (minutes: number, time: string): string =>
    `предложение без ответа, ${numberRu(minutes)}\u00A0мин; последний шаг: ${time}`,
  waitsSince: (minutes: number, time: string): string =>
    `ждёт ${numberRu(minutes)}\u00A0мин; последний шаг: ${time}`,
  guessing:
    'Кто-то подбирает коды: за минуту больше тридцати неверных. Незнакомые телефоны ждут до пяти секунд или получают отказ; остальным это не мешает.',
  moves: 'Просятся на новый телефон',
  asks: (time: string): string => `просит с ${time}`,
  sign: (sign: string): string => `знак ${sign}`,
  letInPicked: 'Пустить выбранных',
  letInTitle: (count: number): string => `Пустить на новый телефон: ${personsRu(count)}`,
  letIn: (done: number, all: number): string => `Впущено ${numberRu(done)} из ${numberRu(all)}`,
  resting: (names: readonly string[]): string =>
    `Кто-то подбирает ПИН-код: ${names.join(', ')}. Пока он не действует; впустить может судья, который видит человека.`,
  frozen: 'Мастер приостановил ваши права: смотреть можно, действовать нельзя.',
  eventPaused: (by: string | null): string =>
    `Игра на паузе: часы стоят, ходить нельзя.${by === null ? '' : ` Так решил мастер (${by}).`}`,
};
