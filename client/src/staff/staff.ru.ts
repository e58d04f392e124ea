// Russian words of the desk: the pages of referees and organisers.

import { settingMeansRu } from './settings/settingMeans.ru.ts';
import { staffExportsRu } from './settings/staffExports.ru.ts';
import { drakesRu, numberRu } from '../text/amounts.ts';
import { russianNoun as noun } from '../text/plural.ts';
import { staffActsRu } from './acts/staffActs.ru.ts';
import { staffBackupsRu } from './settings/staffBackups.ru.ts';
import { staffFloorRu } from './floor/staffFloor.ru.ts';
import { staffListsRu, phasesRu } from './lists/staffLists.ru.ts';
import { staffJournalRu } from './journal/staffJournal.ru.ts';
import { staffIntrigueRu } from './intrigue/staffIntrigue.ru.ts';
import { staffPatronsRu } from './match/staffPatrons.ru.ts';
import { staffPaperRu } from './paper/staffPaper.ru.ts';
import { staffPeopleRu } from './people/staffPeople.ru.ts';
import { staffPledgesRu } from './pledges/staffPledges.ru.ts';
import { staffPreviewRu } from './acts/staffPreview.ru.ts';

export const staffRu = {
  ...staffActsRu,
  ...staffListsRu,
  ...staffPreviewRu,
  pledges: staffPledgesRu,
  intrigue: staffIntrigueRu,
  journal: staffJournalRu,
  patrons: staffPatronsRu,
  sheets: staffPaperRu,
  newcomers: staffPeopleRu,
  title: 'Мастерская',
  nav: {
    label: 'Разделы',
    floor: 'Сейчас',
    people: 'Люди',
    cards: 'Карты',
    contracts: 'Контракты',
    matches: 'Партии',
    promises: 'Обещания',
    intrigue: 'Интриги',
    journal: 'Журнал',
    settings: 'Настройки',
  },
  keys: 'Клавиши: / — поиск, стрелки — по строкам, Enter — открыть, цифры — разделы.',
  address: {
    label: 'Адрес игры:',
    elsewhere: (here: string): string =>
      `Вы открыли игру по адресу ${here}: для неё это другое устройство. Откройте адрес выше.`,
  },
  disk: {
    full: 'Сейчас ничего не сохраняется: сохранённое цело, часы стоят. Освободите место на диске сервера, и игра продолжится.',
    short: (megabytes: number): string =>
      `На диске сервера осталось ${numberRu(megabytes)}\u00A0МБ: новые партии не начинаются. Освободите место: удалите старые копии.`,
    low: (megabytes: number): string =>
      `На диске сервера осталось ${numberRu(megabytes)}\u00A0МБ. Освободите место: меньше 200\u00A0МБ — и новые партии не начнутся.`,
  },
  notStaff: 'Эта страница для судей и мастеров. Откройте на этом устройстве свою личную ссылку.',
  notHere: 'Этот раздел только для мастеров.',
  notYet: 'Этого раздела пока нет. Его включает мастер в настройках.',
  lists: {
    search: 'Найти',
    count: (shown: number, all: number): string => `${numberRu(shown)} из ${numberRu(all)}`,
    /** Older ones are not read yet. */
    countNewest: (shown: number, all: number): string =>
      shown === all ? `последние ${numberRu(all)}` : `${numberRu(shown)} из последних ${numberRu(all)}`,
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
    reasonFirst: 'Укажите причину',
    unchanged: 'Измените значение',
    idle: 'Ничего не изменится',
    incomplete: 'Заполните всё выше',
    changes: 'Что изменится',
    nothing: 'В деньгах и картах ничего не изменится.',
    asking: 'Считаем, что изменится…',
    noPreview: 'Нет связи: что изменится, сейчас не узнать.',
    // Not «Отмена», which would stand beside «Отменить партию».
    cancel: 'Назад',
    faster: (name: string | null, act: string | null): string =>
      `Пока вы смотрели, всё изменилось: ${name ?? 'часы партии'}${act === null ? '' : `, «${act}»`}. Ниже то, что будет теперь.`,
    sending: 'Отправляем…',
    late: 'Ответа пока нет, отправляем ещё раз…',
    done: (act: string): string => `Готово: «${act}»`,
    announced: 'Объявлено: через 15\u00A0секунд сервер пойдёт за игрока',
    underWay: (act: string): string => `Отправляем: «${act}»`,
    already: 'То же самое уже отправлено и ждёт ответа.',
    refused: (act: string, why: string): string => `Не вышло: «${act}». ${why}`,
    close: 'Закрыть',
    store: 'Запас игры',
    pick: 'Имя или код',
    openPerson: 'Открыть страницу',
    owed: {
      payIn: 'Есть долг. Взыскать можно и после взноса.',
      payOut: 'Есть долг. Взыскать сначала?',
    },
    addAnother: 'Добавить ещё',
  },
  gate: {
    choose:
      'Придумайте пароль: его спросят перед действием, если полчаса ничего не делать. Смотреть можно и без пароля.',
    say: 'Введите свой пароль, чтобы действовать дальше: его спрашивают после получаса без дела и после перезапуска.',
    field: 'Пароль',
    again: 'Тот же пароль ещё раз',
    differ: 'Пароли не совпали',
    short: 'Хотя бы восемь знаков',
    submit: 'Дальше',
    late: 'Ответа нет. Проверьте связь и попробуйте ещё раз.',
  },
  floor: staffFloorRu,
  /** Why staff with an interest in a match may not do something. */
  interest: {
    own: 'Для себя этого делать нельзя. Попросите другого мастера.',
    opponent: 'Вы играете в этой партии. Пока она идёт, помочь может другой мастер или судья.',
    party: 'У вас контракт или цена победы с игроком этой партии. Помочь может другой мастер или судья.',
    shared: 'Доступ вам дал мастер со своим интересом в этой партии. Помочь может другой мастер или судья.',
  },
  match: {
    acts: 'Действия',
    board: 'Поле',
    show: 'Что показать',
    back: 'Ко всем партиям',
    whole: 'Вся партия',
    contract: 'Контракт этой партии',
    own: 'У вас здесь свой интерес: можно только смотреть. Если помочь некому, новый вход мастеру делают на ноутбуке сервера.',
    over: 'Партия закончена. Итог можно пересмотреть: деньги и карты перейдут заново.',
    voided: 'Партия отменена. Победу в ней ещё можно присудить: деньги и карты перейдут заново.',
    final: 'Партию отменили до её конца: пересматривать нечего.',
    file: 'Файл партии',
    fileHint: 'В файле обе колоды целиком. Он для разбора: игрокам его не показывают.',
    fileBare: 'Колод в файле нет: пока партия шла, их никто не открывал, а теперь они закрыты насовсем.',
    fileSave: 'Скачать файл судьи',
    purses: 'Оба кошелька',
    pursesClosed: 'Вызов закрыт, кошельки тоже. Чтобы посмотреть снова, нужен новый вызов.',
    gone: 'Эта партия сейчас не идёт.',
    opened: 'Что лежит лицом вниз',
    rows: { front: 'Первый ряд', back: 'Второй ряд' },
    sealedPatron: 'Герой, ещё не открыт',
    hand: 'Рука',
    exchanged: 'Ушло под стопку',
    empty: 'пусто',
    stopped: 'Партия остановлена: в программе сбой. Дальше она не пойдёт, её можно только отменить.',
    broke: 'Сбой',
    stoppedOver: 'Партию остановил сбой, и она закончена.',
    broken: (what: string, place: string): string =>
      `Что сломалось: ${what}${place === '' ? '' : `, ${place}`}`,
    stoppedFile: 'Скачать файл сбоя',
    stoppedFileHint:
      'В файле то, что сломалось, и открытая часть партии: ничего из того, что лежит лицом вниз.',
    notCalled: 'Ссылку здесь выдают, когда зовут судью.',
  },
  settings: {
    title: 'Настройки игры',
    name: 'Настройка',
    value: 'Сейчас',
    running: 'Ход игры',
    change: 'Изменить',
    atOnce: 'Действует сразу и для всех.',
    off: 'Выключены',
    seconds: (count: number): string =>
      `${numberRu(count)} ${noun(count, { one: 'секунда', few: 'секунды', many: 'секунд' })}`,
    sum: drakesRu,
    moneyFixed: 'Меняется только до первых денег, первого контракта и первой партии на престиж.',
    paused: 'Игра на паузе',
    /** After the name of the setting. */
    goes: { paused: 'на паузе', runs: 'идёт' },
    runs: 'Игра идёт',
    exports: 'Выгрузки',
    exportHint: 'Таблицы CSV с заголовками, на текущий момент.',
    exportsOf: staffExportsRu,
    means: settingMeansRu,
    seated: 'У вас свой интерес в партии. Таблицы о делах её игроков появятся здесь после неё.',
  },
  backups: staffBackupsRu,
  hall: {
    phases: phasesRu,
    round: (round: number): string => `круг\u00A0${round}`,
    back: 'Все партии',
    paused: 'пауза',
    /** Which of all matches a screen of the hall shows now. */
    turn: (from: number, to: number, all: number): string =>
      `${numberRu(from)}–${numberRu(to)} из\u00A0${numberRu(all)}`,
  },
};
