// RussianWords: the fixed words of the event's tables, in Russian.

import type { Rarity } from '@dunmer/shared/cards';
import type { ContractState, Game, Party, TableName } from '@dunmer/shared/contract';
import type { PublicDeckEvent } from '@dunmer/shared/intrigue';
import type {
  CopyReason,
  MatchKind,
  MatchPhase,
  MoneyReason,
  StaffCopy,
  StaffPerson,
  StaffRole,
  TradeView,
} from '@dunmer/shared/protocol';
import type { Ending, Seat } from '@dunmer/shared/rules';
import type { AccountName, StoredPledge } from '../store/index.ts';

export const ROLE: Readonly<Record<StaffRole, string>> = {
  referee: 'судья',
  organiser: 'мастер',
  display: 'общий экран',
};
export const LINK: Readonly<Record<StaffPerson['link'], string>> = {
  none: 'нет',
  made: 'не открыта',
  used: 'открыта',
  revoked: 'отозвана',
};
export const ACCOUNT: Readonly<Record<AccountName['kind'], string>> = {
  bank: 'банк игры',
  purse: 'кошелёк',
  hold: 'отложено под контракт',
  pot: 'банк партии',
};
export const RARITY: Readonly<Record<Rarity, string>> = {
  standard: 'стандартная',
  uncommon: 'необычная',
  rare: 'редкая',
  unique: 'уникальная',
};
export const SLIP: Readonly<Record<StaffCopy['slip'], string>> = {
  none: 'нет',
  printed: 'спрятан на полигоне',
  found: 'найден',
};
export const STATE: Readonly<Record<ContractState['at'] | TradeView['state'], string>> = {
  offered: 'предложен',
  signed: 'подписан',
  fulfilled: 'исполнен',
  annulled: 'аннулирован',
  accepted: 'принят',
  declined: 'отклонён',
  withdrawn: 'отозван',
  countered: 'встречное предложение',
};
export const PRESTIGE: Readonly<Record<Game['at'], string>> = {
  none: 'нет',
  proposed: 'вызов на партию',
  demanded: 'требование шестой части',
  playing: 'идёт партия',
  taken: 'разыгран',
  returned: 'вернулся обоим',
};
export const PARTY: Readonly<Record<Party, string>> = { one: 'первая', two: 'вторая' };
export const TABLE: Readonly<Record<TableName, string>> = { trade: 'торговли', patrons: 'покровителей' };
export const KIND: Readonly<Record<MatchKind, string>> = {
  practice: 'с ботом',
  friendly: 'дружеская',
  stake: 'на престиж',
  contract: 'по контракту',
};
export const PHASE: Readonly<Record<MatchPhase, string>> = {
  placing: 'расстановка',
  resolving: 'вскрытие',
  stop: 'карта или пас',
  choosing: 'выбор',
  claiming: 'цена победы',
  finished: 'закончена',
  preparing: 'выбор героев',
  playing: 'идёт',
};
export const ENDING: Readonly<Record<Ending['kind'], string>> = {
  counted: 'по счёту',
  drawn: 'ничья',
  conceded: 'соперник сдаётся',
  awarded: 'присуждена',
  voided: 'отменена',
};
export const SEAT: Readonly<Record<Seat, string>> = { a: 'А', b: 'Б' };
export const WHY: Readonly<Record<CopyReason, string>> = {
  made: 'появилась',
  dealt: 'сдана в колоду',
  claimed: 'цена победы',
  trade: 'обмен или подарок',
  moved: 'решение мастера',
  found: 'найдена',
  withdrawn: 'изъята из колоды',
  returned: 'возвращена',
};
export const PLACE: Readonly<Record<StoredPledge['place'], string>> = {
  hand: 'в руке',
  held: 'отложено под контракт',
  front: 'на столе',
  out: 'вышло из игры',
};
export const WHAT: Readonly<Partial<Record<PublicDeckEvent['type'] | 'hand', string>>> = {
  PileShuffled: 'колода перетасована',
  RingBegun: 'фаза статуса',
  CardDrawn: 'берёт карту',
  CardsSpent: 'в сброс',
  CardsTaken: 'берёт из чужой руки',
  ActionPlayed: 'играет карту',
  CancelPlayed: 'отвечает картой',
  CardPlayedAt: 'играет за столом или в контракте',
  SpentRetrieved: 'берёт из сброса',
  ActionEnded: 'действие кончилось',
  CancelsCounted: 'ответы в сброс',
  PlayedCardSpent: 'сыгранное в сброс',
  FrontSpent: 'со стола в сброс',
  hand: 'в руке',
};
export const MONEY_WHY: Readonly<Record<MoneyReason, string>> = {
  'paid-in': 'внесено монетами в кассу',
  'paid-out': 'получено монетами в кассе',
  hold: 'отложено под контракт',
  handover: 'оплата по контракту',
  'given-back': 'возвращено: сделка аннулирована',
  stake: 'ставка на престиж',
  pot: 'престиж',
  'stake-back': 'ставка возвращена',
  solace: 'утешение',
  trade: 'обмен или подарок',
  correction: 'исправление',
  award: 'победа присуждена',
  void: 'партия отменена',
  debt: 'долг выплачен',
  start: 'стартовые деньги',
  promise: 'по обещанию',
  audience: 'карта на аудиенции',
};
