// Russian words of the staff's acts: the title of each, what it does, and the most common reasons.

import type { StaffAct } from '@dunmer/shared/protocol';
import { staffFieldsRu } from './staffFields.ru.ts';
import { matchActsRu } from './staffMatchActs.ru.ts';
import { intrigueActsRu } from '../intrigue/staffIntrigue.ru.ts';
import { pledgeActsRu } from '../pledges/staffPledges.ru.ts';

const MISTAKE = 'Ошибка';
const PAPER = 'Играли на бумаге';
const STORY = 'По сюжету';

const acts: Readonly<
  Record<
    StaffAct['type'] | 'thawPerson' | 'thawCopy' | 'resumeEvent' | 'restorePerson' | 'spendSurplus',
    {
      /** On the button, and as the title of the sheet. */
      readonly title: string;
      /** What the act does, shown before it is done. */
      readonly does: string;
      readonly confirm: string;
      /** Ready reasons, one press each. */
      readonly reasons: readonly string[];
    }
  >
> = {
  ...matchActsRu,
  allowMoveFor: {
    title: 'Пустить на новый телефон',
    does: 'Игра перейдёт на новый телефон, на старом можно будет только смотреть. Убедитесь, что видите человека и что на новом телефоне тот же знак.',
    confirm: 'Знак тот же, пустить',
    reasons: ['Вижу человека'],
  },
  makeLink: {
    title: 'Новая ссылка',
    does: 'Новую ссылку покажет этот экран, её можно напечатать. Что станет с прежними, сказано ниже.',
    confirm: 'Выдать ссылку',
    reasons: ['Первая ссылка', 'Потеряна старая', 'Новый телефон'],
  },
  resetAccess: {
    title: 'Вернуть вход',
    does: 'Прежние ссылки, телефоны и пароль сразу перестанут действовать. Новую ссылку покажет этот экран, новый пароль человек придумает на входе.',
    confirm: 'Вернуть вход',
    reasons: ['Забыт пароль', 'Потеряны телефон и ссылка'],
  },
  addPerson: {
    title: 'Новый человек',
    does: 'Появится в списке с кодом для бейджа. Ссылку выдают отдельно.',
    confirm: 'Добавить',
    reasons: ['Регистрация', 'Поздний приезд'],
  },
  renamePerson: {
    title: 'Переименовать',
    does: 'Имя изменится везде, и в сыгранных партиях. Прежнее нигде не останется, вернуть его можно, только вписав снова.',
    confirm: 'Переименовать',
    reasons: ['Опечатка', STORY],
  },
  revokeLinks: {
    title: 'Отозвать ссылки',
    does: 'Все ссылки этого человека перестанут работать. Вернуть его в игру можно новой ссылкой.',
    confirm: 'Отозвать',
    reasons: ['Ссылка утекла', 'Потерян телефон', 'Отъезд'],
  },
  freezePerson: {
    title: 'Приостановить торговлю',
    does: 'Подписывать, играть и меняться будет нельзя. Начатая партия доиграется.',
    confirm: 'Приостановить',
    reasons: ['Отъезд', 'Разбираемся', STORY],
  },
  thawPerson: {
    title: 'Вернуть торговлю',
    does: 'Подписывать, играть и меняться снова будет можно.',
    confirm: 'Вернуть торговлю',
    reasons: ['Вопрос решён', MISTAKE, STORY],
  },
  payIn: {
    title: 'Принять монеты',
    does: 'Монеты вы забираете, дрейки появятся в кошельке. На телефон придёт запись.',
    confirm: 'Записать в кошелёк',
    reasons: ['Монеты приняты', 'Стартовые деньги', STORY, PAPER],
  },
  payOut: {
    title: 'Выдать монеты',
    does: 'Дрейки уйдут из кошелька, монеты вы отдаёте. На телефон придёт запись.',
    confirm: 'Списать из кошелька',
    reasons: ['Монеты выданы', STORY, PAPER],
  },
  correctEntry: {
    title: 'Исправить запись',
    does: 'Старая запись останется, рядом встанет обратная: на столько дрейков, сколько ещё на месте. Остальное можно исправить потом.',
    confirm: 'Исправить',
    reasons: [MISTAKE, 'Записано дважды', 'Не тот человек'],
  },
  dealStart: {
    title: 'Раздать стартовую колоду',
    does: 'Каждому то, чего не хватает до стартовой колоды. Что решает жребий, ниже показано только для примера.',
    confirm: 'Раздать',
    reasons: ['Начало игры', 'Поздний приезд'],
  },
  makeCopy: {
    title: 'Создать карту',
    does: 'Появится ещё одна такая карта.',
    confirm: 'Создать',
    reasons: ['Награда', 'Для поиска на полигоне', STORY],
  },
  moveCopy: {
    title: 'Передать карту',
    does: 'Карта сменит хозяина: у прежнего её не станет. Если она спрятана на полигоне, её листок перестанет действовать.',
    confirm: 'Передать',
    reasons: ['По просьбе торговца', STORY, MISTAKE, PAPER],
  },
  freezeCopy: {
    title: 'Заморозить карту',
    does: 'Замороженную карту нельзя положить на стол и передать. Если она в партии, запрет начнётся после неё.',
    confirm: 'Заморозить',
    reasons: ['Разбираемся', STORY],
  },
  thawCopy: {
    title: 'Разморозить карту',
    does: 'Карту снова можно положить на стол и передать.',
    confirm: 'Разморозить',
    reasons: ['Вопрос решён', MISTAKE, STORY],
  },
  makeSlip: {
    title: 'Листок на полигон',
    does: 'Кто первым введёт код с листка, тому и карта. Код есть только на этом листке; прежний листок этой карты перестанет действовать.',
    confirm: 'Сделать листок',
    reasons: ['Для поиска на полигоне'],
  },
  set: {
    title: 'Изменить настройку',
    does: 'Действует сразу и для всех. У начатых партий часы остаются прежними.',
    confirm: 'Изменить',
    reasons: ['Так решили мастера', 'По просьбе торговцев'],
  },
  pauseEvent: {
    title: 'Остановить игру',
    does: 'Встанут все партии и все часы. Смотреть можно, ходить и торговать — нет.',
    confirm: 'Остановить игру',
    reasons: ['Общий сбор', 'Ночь', 'Сбой'],
  },
  resumeEvent: {
    title: 'Продолжить игру',
    does: 'Все партии и часы пойдут дальше с того же места.',
    confirm: 'Продолжить игру',
    reasons: ['Сбор закончен', 'Утро', 'Сбой устранён'],
  },
  annulContract: {
    title: 'Аннулировать сделку',
    does: 'Сделка аннулируется, деньги вернутся тому, кто платил.',
    confirm: 'Аннулировать',
    reasons: ['Так решили оба', 'Торговец уехал', MISTAKE],
  },
  ...pledgeActsRu,
  ...intrigueActsRu,
};

export const staffActsRu = { acts, ...staffFieldsRu };
