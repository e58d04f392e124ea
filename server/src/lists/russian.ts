// Russian: heads, and words from fixed lists, as organisers say them. Names, texts, ids and times stay as they are.

import type { ExportName } from '@dunmer/shared/protocol';
import type { Row } from './csv.ts';
import {
  ACCOUNT,
  ENDING,
  KIND,
  LINK,
  MONEY_WHY,
  PARTY,
  PHASE,
  PLACE,
  PRESTIGE,
  RARITY,
  ROLE,
  SEAT,
  SLIP,
  STATE,
  TABLE,
  WHAT,
  WHY,
} from './russianWords.ts';
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
  entry: 'запись',
  'from account': 'с какого счёта',
  'to account': 'на какой счёт',
  corrects: 'исправляет запись',
};

/** Heads that mean something else in one of the tables. */
const OTHERWISE: Readonly<Partial<Record<ExportName, Readonly<Record<string, string>>>>> = {
  copies: { owner: 'хозяин', frozen: 'заморожена', code: 'код хозяина' },
  contracts: { to: 'чей престиж' },
  promises: { owner: 'кто обещает', card: 'обещание' },
  settlements: { who: 'чьё действие' },
  entries: { from: 'чей счёт, откуда', to: 'чей счёт, куда' },
  intrigue: { of: 'чьё', cards: 'какие карты', k: 'которая тасовка', place: 'место в колоде' },
};

/** The fixed words that stand below these heads, in Russian. */
const VALUES: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = {
  staff: ROLE,
  link: LINK,
  account: ACCOUNT,
  'from account': ACCOUNT,
  'to account': ACCOUNT,
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
  entries: { why: MONEY_WHY },
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
