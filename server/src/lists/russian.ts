// Russian: heads, and words from fixed lists, as organisers say them. Names, texts, ids and times stay as they are.

import type { Rarity } from '@dunmer/shared/cards';
import type { ContractState, Game, Party, TableName } from '@dunmer/shared/contract';
import type { PublicDeckEvent } from '@dunmer/shared/intrigue';
import type {
  CopyReason,
  ExportName,
  MatchKind,
  MatchPhase,
  StaffCopy,
  StaffPerson,
  StaffRole,
  TradeView,
} from '@dunmer/shared/protocol';
import type { Ending, Seat } from '@dunmer/shared/rules';
import type { AccountName, StoredPledge } from '../store/index.ts';
import type { Row } from './csv.ts';
import type { Table } from './table.ts';

const HEADS: Readonly<Record<string, string>> = {
  id: 'номер',
  code: 'код',
  name: 'имя',
  staff: 'кто',
  trades: 'торгует',
  frozen: 'торговля приостановлена',
  link: 'ссылка',
  purse: 'кошелёк',
  held: 'отложено',
  cards: 'карт',
  match: 'партия',
  account: 'счёт',
  owner: 'чей',
  balance: 'сколько',
  copy: 'экземпляр',
  card: 'карта',
  rarity: 'редкость',
  serial: 'номер карты',
  of: 'из скольких',
  reserved: 'отложена',
  slip: 'листок',
  contract: 'контракт',
  one: 'первая сторона',
  two: 'вторая сторона',
  payer: 'кто платит',
  sum: 'сумма',
  text: 'о чём',
  state: 'состояние',
  prestige: 'престиж',
  stake: 'ставка',
  to: 'кому',
  written: 'когда',
  table: 'стол',
  kind: 'какая',
  a: 'торговец А',
  b: 'торговец Б',
  phase: 'состояние',
  ending: 'чем кончилась',
  winner: 'кто победил',
  pot: 'банк партии',
  owed: 'записанный долг',
  opened: 'когда',
  from: 'от кого',
  why: 'почему',
  subject: 'к чему относится',
  who: 'кто',
  reason: 'причина',
  at: 'когда',
  trade: 'обмен',
  gives: 'отдаёт',
  takes: 'просит',
  'gives drakes': 'отдаёт дрейков',
  'takes drakes': 'просит дрейков',
  k: 'который итог',
  solace: 'осталось у проигравшего',
  drakes: 'дрейков',
  ruling: 'по какому итогу',
  since: 'с каких пор',
  place: 'где',
  with: 'у кого',
  named: 'названо',
  'owner id': 'номер обещающего',
  'given in': 'в каком контракте',
  side: 'чья сторона',
  given: 'когда отдано',
  seal: 'печать',
  salt: 'тайное число',
  nth: 'по порядку',
  what: 'что',
  count: 'сколько',
};

/** Heads that mean something else in one of the tables. */
const OTHERWISE: Readonly<Partial<Record<ExportName, Readonly<Record<string, string>>>>> = {
  copies: { owner: 'хозяин', frozen: 'заморожена', code: 'код хозяина' },
  contracts: { to: 'чей престиж' },
  promises: { owner: 'кто обещает', card: 'обещание' },
  settlements: { who: 'чьё действие' },
  intrigue: { of: 'чьё', cards: 'какие карты', k: 'которая тасовка', place: 'место в колоде' },
};

const ROLE: Readonly<Record<StaffRole, string>> = {
  referee: 'судья',
  organiser: 'мастер',
  display: 'общий экран',
};
const LINK: Readonly<Record<StaffPerson['link'], string>> = {
  none: 'нет',
  made: 'не открыта',
  used: 'открыта',
  revoked: 'отозвана',
};
const ACCOUNT: Readonly<Record<AccountName['kind'], string>> = {
  bank: 'банк игры',
  purse: 'кошелёк',
  hold: 'отложено под контракт',
  pot: 'банк партии',
};
const RARITY: Readonly<Record<Rarity, string>> = {
  standard: 'стандартная',
  uncommon: 'необычная',
  rare: 'редкая',
  unique: 'уникальная',
};
const SLIP: Readonly<Record<StaffCopy['slip'], string>> = {
  none: 'нет',
  printed: 'спрятан на полигоне',
  found: 'найден',
};
const STATE: Readonly<Record<ContractState['at'] | TradeView['state'], string>> = {
  offered: 'предложен',
  signed: 'подписан',
  fulfilled: 'исполнен',
  annulled: 'аннулирован',
  accepted: 'принят',
  declined: 'отклонён',
  withdrawn: 'отозван',
  countered: 'встречное предложение',
};
const PRESTIGE: Readonly<Record<Game['at'], string>> = {
  none: 'нет',
  proposed: 'вызов на партию',
  demanded: 'требование шестой части',
  playing: 'идёт партия',
  taken: 'разыгран',
  returned: 'вернулся обоим',
};
const PARTY: Readonly<Record<Party, string>> = { one: 'первая', two: 'вторая' };
const TABLE: Readonly<Record<TableName, string>> = { trade: 'торговли', patrons: 'покровителей' };
const KIND: Readonly<Record<MatchKind, string>> = {
  practice: 'с ботом',
  friendly: 'дружеская',
  stake: 'на престиж',
  contract: 'по контракту',
};
const PHASE: Readonly<Record<MatchPhase, string>> = {
  placing: 'расстановка',
  resolving: 'вскрытие',
  stop: 'карта или пас',
  choosing: 'выбор',
  claiming: 'цена победы',
  finished: 'закончена',
  preparing: 'выбор героев',
  playing: 'идёт',
};
const ENDING: Readonly<Record<Ending['kind'], string>> = {
  counted: 'по счёту',
  drawn: 'ничья',
  conceded: 'соперник сдаётся',
  awarded: 'присуждена',
  voided: 'отменена',
};
const SEAT: Readonly<Record<Seat, string>> = { a: 'А', b: 'Б' };
const WHY: Readonly<Record<CopyReason, string>> = {
  made: 'появилась',
  dealt: 'сдана в колоду',
  claimed: 'цена победы',
  trade: 'обмен или подарок',
  moved: 'решение мастера',
  found: 'найдена',
  withdrawn: 'изъята из колоды',
  returned: 'возвращена',
};
const PLACE: Readonly<Record<StoredPledge['place'], string>> = {
  hand: 'в руке',
  held: 'отложено под контракт',
  front: 'на столе',
  out: 'вышло из игры',
};
const WHAT: Readonly<Partial<Record<PublicDeckEvent['type'] | 'hand', string>>> = {
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

/** The fixed words that stand below these heads, in Russian. */
const VALUES: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = {
  staff: ROLE,
  link: LINK,
  account: ACCOUNT,
  rarity: RARITY,
  slip: SLIP,
  state: STATE,
  prestige: PRESTIGE,
  payer: PARTY,
  side: PARTY,
  table: TABLE,
  kind: KIND,
  phase: PHASE,
  ending: ENDING,
  ruling: ENDING,
  winner: SEAT,
  why: WHY,
  place: PLACE,
  what: WHAT,
};

/** The fixed words below a head that holds people's names in other tables. */
const VALUES_OF: Readonly<Partial<Record<ExportName, typeof VALUES>>> = {
  contracts: { to: PARTY },
  debts: { to: { bank: ACCOUNT.bank } },
};

/** Returns a column's head in Russian; the head itself where it has no Russian name yet. */
export const headInRussian = (name: ExportName, head: string): string =>
  OTHERWISE[name]?.[head] ?? HEADS[head] ?? head;

function cellIn(name: ExportName, head: string, cell: Row[number]): Row[number] {
  if (typeof cell === 'boolean') return cell ? 'да' : 'нет';
  const values = VALUES_OF[name]?.[head] ?? VALUES[head] ?? {};
  return typeof cell === 'string' && Object.hasOwn(values, cell) ? (values[cell] ?? cell) : cell;
}

/** Returns the same table in Russian. */
export const inRussian = (name: ExportName, { head, rows }: Table): Table => ({
  head: head.map((each) => headInRussian(name, each)),
  rows: rows.map((row) => row.map((cell, at) => cellIn(name, head[at] ?? '', cell))),
});
