// Lists: the lists of people, copies, cards and balances that staff read.

import type { CardId, Rarity } from '@dunmer/shared/cards';
import type { Code, MatchId, PersonId, StaffCopy, StaffPerson, StaffRole } from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import type { Asking } from '../asking.ts';
import { type Columns, of, yes } from '../columns.ts';
import type { PersonKey } from './effect.ts';
import { PIN_TRIES } from './links.ts';
import { type AccountKind, heldBy } from './money.ts';

export interface ListedPerson {
  readonly key: PersonKey;
  readonly id: PersonId;
  readonly code: Code;
  readonly name: string;
  readonly staff: StaffRole | null;
  readonly trades: boolean;
  readonly frozen: boolean;
  readonly link: StaffPerson['link'];
  readonly pinRests: boolean;
  readonly purse: number;
  readonly held: number;
  readonly deck: number;
  /** The match that binds them. */
  readonly match: MatchId | null;
  readonly matchKey: number | null;
}

export interface ListedCopy {
  readonly id: CopyId;
  readonly card: CardId;
  readonly rarity: Rarity;
  readonly serial: number;
  readonly of: number | null;
  /** 0: the event's store. */
  readonly owner: PersonKey;
  readonly ownerId: PersonId | null;
  readonly ownerName: string | null;
  readonly ownerCode: Code | null;
  /** Whether its owner is in a match. */
  readonly isBound: boolean;
  readonly frozen: boolean;
  readonly reserved: number | null;
  readonly slip: StaffCopy['slip'];
}

export interface ListedCard {
  readonly card: CardId;
  readonly rarity: Rarity;
  readonly made: number;
  readonly most: number | null;
  readonly inStore: number;
}

export interface ListedBalance {
  readonly kind: AccountKind;
  /** A person's name, a contract's or a match's id; '' for the bank. */
  readonly owner: string;
  readonly balance: number;
}

/** The name of a person; null if there is no such person, '' if the name was erased. */
export const nameOf = (key: string): string =>
  `(select coalesce(texts.text, '') from people named join texts on texts.key = named.name where named.key = ${key})`;

const personOf = (ask: Asking): Columns<ListedPerson> => ({
  ...of('people', 'key', 'id', 'code', 'staff'),
  trades: yes('people.trades'),
  frozen: yes('people.frozen'),
  name: `coalesce(texts.text, '')`,
  link: `coalesce((select case when revoked is not null then 'revoked' when used is not null then 'used' else 'made' end
    from links where links.person = people.key order by links.key desc limit 1), 'none')`,
  pinRests: yes(`exists (select 1 from links
    where links.person = people.key and revoked is null and wrong_pins >= ${PIN_TRIES})`),
  purse: `coalesce((select balance from accounts where kind = 'purse' and owner = people.key), 0)`,
  held: heldBy(ask, 'people.key', ' and people.key in (one, two)'),
  deck: '(select count(*) from copies where copies.owner = people.key)',
  match: '(select matches.id from matches where matches.key = people.match)',
  matchKey: 'people.match',
});

const COPY: Columns<ListedCopy> = {
  ...of('copies', 'id', 'card', 'serial', 'owner', 'reserved'),
  rarity: 'definitions.rarity',
  of: 'definitions.copies',
  ownerId: 'people.id',
  ownerName: 'texts.text',
  ownerCode: 'people.code',
  isBound: yes('people.match is not null'),
  frozen: yes('copies.frozen'),
  slip: `case when copies.slip is not null then 'printed'
    when copies.key in (select copy from found_slips) then 'found' else 'none' end`,
};
const COPIES = `from copies join definitions on definitions.card = copies.card
  left join people on people.key = copies.owner left join texts on texts.key = people.name`;

const CARD: Columns<ListedCard> = {
  ...of('definitions', 'card', 'rarity'),
  most: 'definitions.copies',
  made: 'count(copies.key)',
  inStore: 'count(copies.key) filter (where copies.owner = 0)',
};
/** Whose account it is: a person's name, a contract's or a match's id; '' for the bank. */
export const ownerOf = (accounts: string): string =>
  `coalesce(case ${accounts}.kind when 'purse' then ${nameOf(`${accounts}.owner`)}
    when 'hold' then (select id from contracts where key = ${accounts}.owner)
    when 'pot' then (select id from matches where key = ${accounts}.owner) end, '')`;
const BALANCE: Columns<ListedBalance> = {
  ...of('accounts', 'kind', 'balance'),
  owner: ownerOf('accounts'),
};
export function listReads(ask: Asking) {
  const people = ask.all(personOf(ask));
  const everybody = people('from people join texts on texts.key = people.name order by people.key');
  const person = people(
    'from people join texts on texts.key = people.name where people.id = :id',
    (id: PersonId) => ({ id }),
  );
  const copies = ask.all(COPY)(`${COPIES} order by copies.card, copies.serial`);
  const copiesOf = ask.all(COPY)(
    `${COPIES} where copies.owner = :owner order by copies.card, copies.serial`,
    (owner: PersonKey) => ({ owner }),
  );
  return {
    /** Everybody, or one person. */
    people: (id: PersonId | null) => (id === null ? everybody() : person(id)),
    /** The copies of everybody (null), or of one owner. */
    copies: (owner: PersonKey | null) => (owner === null ? copies() : copiesOf(owner)),
    /** The cards that can be dealt, with how many copies exist. */
    cards: ask.all(CARD)(
      `from definitions left join copies on copies.card = definitions.card
        where definitions.retired = 0 group by definitions.card order by definitions.card`,
    ),
    balances: ask.all(BALANCE)('from accounts order by key'),
  };
}
