// Russian words of the desk: the pages of referees and organisers.

import type { ExportName } from '@dunmer/shared/protocol';
import { drakesRu, numberRu, personsRu } from './amounts.ts';
import { russianNoun as noun } from './plural.ts';
import { staffActsRu } from './staffActs.ru.ts';
import { staffListsRu, phasesRu } from './staffLists.ru.ts';
import { staffPreviewRu } from './staffPreview.ru.ts';

const exportsOf: Readonly<Record<ExportName, string>> = {
  people: 'Люди',
  balances: 'Счета',
  debts: 'Долги',
  copies: 'Карты',
  moves: 'Пути карт',
  trades: 'Обмены',
  contracts: 'Контракты',
  matches: 'Партии',
  settlements: 'Итоги и пересмотры',
};

export const staffRu = {
  ...staffActsRu,
  ...staffListsRu,
  ...staffPreviewRu,
  title: 'Стол мастеров',
  nav: {
    label: 'Разделы',
    floor: 'Зал',
    people: 'Люди',
    cards: 'Карты',
    contracts: 'Контракты',
    matches: 'Партии',
    settings: 'Настройки',
  },
  keys: 'Клавиши: / — поиск, стрелки — по строкам, Enter — открыть, цифры — разделы.',
  address: {
    label: 'Адрес игры:',
    elsewhere: (here: string): string =>
      `Вы открыли игру по адресу ${here}. Для неё это другое устройство: откройте адрес, который стоит выше.`,
  },
  disk: {
    full: 'Сейчас ничего не сохраняется: сохранённое цело, часы стоят. Освободите место на диске сервера, и игра пойдёт дальше сама.',
    short: (megabytes: number): string =>
      `На диске сервера осталось ${numberRu(megabytes)}\u00A0МБ: новые партии не начинаются. Освободите место, удалите старые копии.`,
    low: (megabytes: number): string =>
      `На диске сервера осталось ${numberRu(megabytes)}\u00A0МБ. Освободите место: меньше 200\u00A0МБ — и новые партии не начнутся.`,
  },
  notStaff: 'Эта страница для судей и мастеров. Откройте на этом устройстве их личную ссылку.',
  notHere: 'Этот раздел только для мастеров.',
  lists: {
    search: 'Найти',
    count: (shown: number, all: number): string => `${numberRu(shown)} из ${numberRu(all)}`,
    nothing: 'Ничего не найдено.',
    acts: 'Действия',
    choice: 'Выбор',
    pick: (name: string): string => `Выбрать: ${name}`,
    pickAll: 'Выбрать все показанные',
    picked: (count: number): string => `Выбрано: ${numberRu(count)}`,
    clear: 'Снять выбор',
    loading: 'Загружается…',
    older: 'Показать более ранние',
    more: (count: number): string => `Показать ещё ${numberRu(count)}`,
  },
  sheet: {
    reason: 'Причина',
    reasonHint: 'Она попадёт в журнал',
    changes: 'Что изменится',
    nothing: 'В деньгах и картах ничего не изменится.',
    asking: 'Считаем, что изменится…',
    noPreview: 'Нет связи: что изменится, сейчас не узнать.',
    // Not «Отмена»: it would stand beside «Отменить партию».
    cancel: 'Назад',
    faster: (name: string | null, act: string | null): string =>
      `Пока вы смотрели, всё изменилось: ${name ?? 'часы партии'}${act === null ? '' : `, «${act}»`}. Ниже то, что будет теперь.`,
    sending: 'Отправляется…',
    late: 'Ответа пока нет, отправляем ещё раз…',
    done: (act: string): string => `Готово: ${act}`,
    close: 'Закрыть',
    store: 'Запас игры',
    pick: 'Имя или код',
    numberOdd: (min: string, max: string): string => `Целое число от ${min} до ${max}`,
    nameOdd: 'От двух до сорока знаков',
    openPerson: 'Открыть страницу',
    owedFirst: 'Есть долг. Взыскать сначала?',
    addAnother: 'Добавить ещё',
  },
  gate: {
    choose:
      'Придумайте пароль: его спросят перед действием, если полчаса ничего не делать. Смотреть можно и без него.',
    say: 'Введите свой пароль, чтобы действовать дальше: его спрашивают после получаса без дела.',
    field: 'Пароль',
    again: 'Тот же пароль ещё раз',
    differ: 'Пароли не совпали',
    short: 'Хотя бы восемь знаков',
    submit: 'Дальше',
    late: 'Ответа нет. Проверьте связь и попробуйте ещё раз.',
  },
  floor: {
    title: 'Зал',
    empty: 'Сейчас никто не играет.',
    none: 'Таких партий нет.',
    filter: 'Какие партии',
    filters: { all: 'Все', called: 'Зовут', slow: 'Долго ждут', away: 'Без связи', paused: 'Пауза' },
    match: 'Партия',
    state: 'Состояние',
    waits: 'Кого ждут',
    stake: 'Ставка',
    marks: 'Пометки',
    round: (round: number): string => `круг\u00A0${round}`,
    here: 'на связи',
    unheard: 'связь неизвестна',
    away: (time: string): string => `нет связи ${time}`,
    nobody: 'никого',
    what: {
      promise: 'телефон не готов',
      open: 'число для монеты',
      front: 'первый ряд',
      back: 'второй ряд',
      half: 'вся половина',
      choice: 'выбор',
      claim: 'цена победы',
    },
    stopped: 'Остановлена сбоем',
    called: 'Зовут судью',
    paused: 'Пауза',
    restored: 'Пауза после копии: решите, как играть дальше',
    announced: (name: string): string => `Ход по умолчанию: ${name}`,
    unbound: 'Цена победы открыта',
    own: 'Вы — сторона: только смотреть',
    clock: { placement: 'расстановка', decision: 'выбор', claim: 'цена победы', default: 'ход по умолчанию' },
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
      'Кто-то подбирает коды: за минуту больше тридцати неверных. Незнакомые телефоны ждут до пяти секунд или слышат «позже», остальным это не мешает.',
    moves: 'Просятся на новый телефон',
    asks: (time: string): string => `просит с ${time}`,
    sign: (sign: string): string => `знак ${sign}`,
    letInPicked: 'Пустить выбранных',
    letInTitle: (count: number): string => `Пустить на новый телефон: ${personsRu(count)}`,
    letIn: (done: number, all: number): string => `Впущено ${numberRu(done)} из ${numberRu(all)}`,
    resting: (names: readonly string[]): string =>
      `Кто-то подбирает четыре цифры: ${names.join(', ')}. Пока они не действуют; впустить может судья, который видит человека.`,
    eventPaused: (by: string | null): string =>
      `Игра на паузе: часы стоят, ходить нельзя.${by === null ? '' : ` Остановка: ${by}.`}`,
  },
  /** Why not, where it is one's own interest. */
  interest: {
    own: 'Себе этого сделать нельзя. Попросите другого мастера.',
    opponent: 'Вы в этой партии игрок, пока она идёт. Помочь может другой мастер или судья.',
    party: 'У вас контракт или цена победы с игроком этой партии. Помочь может другой мастер или судья.',
    shared: 'Доступ вам дал мастер со своим интересом в этой партии. Помочь может другой мастер или судья.',
  },
  match: {
    acts: 'Действия',
    board: 'Стол',
    show: 'Что показать',
    back: 'К залу',
    whole: 'Вся партия',
    contract: 'Контракт этой партии',
    own: 'У вас здесь свой интерес, только смотреть. Некому помочь — новый доступ мастеру делают на ноутбуке.',
    over: 'Партия сыграна. Итог можно пересмотреть вторым расчётом.',
    final: 'Партию отменили до её конца: итог уже не пересмотреть.',
    file: 'Файл партии',
    fileHint: 'В файле обе колоды целиком. Он для разбора: игрокам его не показывают.',
    fileBare: 'Колод в нём нет: пока партия шла, их никто не открывал, а теперь они закрыты насовсем.',
    fileSave: 'Скачать файл судьи',
    purses: 'Оба кошелька',
    pursesClosed: 'Вызов закрыт, и кошельки закрыты. Чтобы посмотреть снова, нужен новый вызов.',
    gone: 'Эта партия не идёт сейчас.',
    opened: 'Что лежит лицом вниз',
    rows: { front: 'Первый ряд', back: 'Второй ряд' },
    empty: 'пусто',
    stopped:
      'Партия остановлена: в программе произошёл сбой. Дальше она не пойдёт: её можно только отменить.',
    broke: 'Сбой',
    stoppedOver:
      'Партия была остановлена сбоем, теперь она закончена. Как рассчитались, видно в контракте и в выписках.',
    broken: (what: string, place: string): string =>
      `Что сломалось: ${what}${place === '' ? '' : `, ${place}`}`,
    stoppedFile: 'Скачать файл сбоя',
    stoppedFileHint:
      'В файле то, что сломалось, и открытая часть партии: ничего из того, что лежит лицом вниз.',
    notCalled: 'Ссылку здесь можно выдать, когда зовут судью.',
  },
  settings: {
    title: 'Настройки игры',
    name: 'Настройка',
    value: 'Сейчас',
    running: 'Ход игры',
    change: 'Изменить',
    off: 'выключены',
    seconds: (count: number): string =>
      `${numberRu(count)} ${noun(count, { one: 'секунда', few: 'секунды', many: 'секунд' })}`,
    sum: drakesRu,
    moneyFixed: 'Меняется до первых денег, первого подписанного контракта или партии на престиж.',
    paused: 'Игра на паузе',
    runs: 'Игра идёт',
    exports: 'Выгрузки',
    exportHint: 'Таблицы CSV, с заголовками, на текущий момент.',
    exportsOf,
    seated:
      'Пока у вас свой интерес в партии, люди, счета и карты не выгружаются: в них кошельки и колоды игроков. После неё всё будет здесь.',
  },
  backups: {
    title: 'Копии игры',
    lead: 'Копия всей игры на диске сервера. Партии при этом не останавливаются.',
    make: 'Сделать копию',
    copying: 'Копируется…',
    verifying: 'Проверяется…',
    done: (size: string, last: string): string => `Копия готова: ${size}. Последняя запись в ней: ${last}.`,
    failed: 'Копия не получилась. Проверьте место на диске сервера и повторите.',
    silent: 'Ответа нет. Проверьте связь и попробуйте ещё раз.',
    made: 'Сделана',
    last: 'Последняя запись',
    none: 'записей нет',
    matches: 'Партий',
    count: numberRu,
    size: 'Размер',
    megabytes: (bytes: number): string =>
      `${numberRu(Math.max(0.1, Math.round(bytes / 100_000) / 10))}\u00A0МБ`,
    state: 'Проверка',
    agrees: 'всё сходится',
    differs: 'сходится не всё',
    folder: 'Папка',
    where: (folder: string): string =>
      `Лежат на сервере, в ${folder}: там десять последних. Продолжить с копии можно командой npm run restore.`,
  },
  hall: {
    title: 'Партии в зале',
    empty: 'Сейчас никто не играет.',
    phases: phasesRu,
    round: (round: number): string => `круг\u00A0${round}`,
    back: 'Все партии',
    paused: 'пауза',
  },
};
