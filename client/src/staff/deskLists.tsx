// DeskLists: every list that the desk reads, and its section. A question without a list does not compile; a section
// with several lists shows each by its title.

import { tableOf } from '@dunmer/shared/contract';
import { type Rarity, RARITIES, rarityName } from '@dunmer/shared/cards';
import { type Paged, readOf, type Reads, type StaffCard, type StaffMatch } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { useCatalogue } from '../parts/index.ts';
import { useSideWords } from '../trade/useSideWords.ts';
import { useLang, whenWords } from '../text/index.ts';
import { useStaffText } from './staffText.ts';
import { ActsAt } from './acts/actButtons.tsx';
import { CopyRows } from './cards/copyRows.tsx';
import { useSeen } from './cards/useSeen.tsx';
import { ContractRows } from './contracts/contractRows.tsx';
import { JournalRows } from './journal/journalRows.tsx';
import { PagedList, WholeList } from './lists/listed.tsx';
import { useDebtLines } from './matches/debtWords.ts';
import { PeopleRows } from './people/peopleRows.tsx';
import type { Listed } from './shell/sections.ts';

/** The questions of the desk that are answered by rows, all at once or page by page. */
type DeskQuestion = {
  [Q in keyof Reads]: Q extends `staff${string}`
    ? Reads[Q] extends readonly unknown[] | Paged<unknown>
      ? Q
      : never
    : never;
}[keyof Reads];

interface DeskList {
  readonly section: Listed;
  /** Names the list in the address when its section has several. */
  readonly look: string;
  readonly titleOf: (text: ReturnType<typeof useStaffText>) => string;
  readonly List: () => ReactNode;
}

const rarityOf = (word: string): Rarity | undefined => RARITIES.find((rarity) => rarity === word);

const Kinds = () => {
  const { cards: text, lists } = useStaffText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  const [seeButton, seen] = useSeen(catalogue);
  const nameOf = ({ card }: StaffCard): string => catalogue.get(card)?.name[lang] ?? card;
  const rarity = ({ rarity: word }: StaffCard): string => {
    const known = rarityOf(word);
    return known === undefined ? word : rarityName(lang, known);
  };
  const isSpent = ({ made, most }: StaffCard): boolean => most !== null && (made ?? 0) >= most;
  return (
    <>
      <WholeList
        read={readOf('staffCards', {})}
        label={text.title}
        empty={text.empty}
        nameOf={nameOf}
        wordsOf={(kind) => [nameOf(kind), rarity(kind)]}
        keyOf={({ card }) => card}
        columns={() => [
          { id: 'card', label: text.card, render: nameOf },
          { id: 'rarity', label: text.rarity, render: rarity },
          { id: 'made', label: text.made, look: 'number', render: ({ made, most }) => text.of(made, most) },
          { id: 'store', label: text.inStore, look: 'number', render: ({ inStore }) => inStore },
          {
            id: 'make',
            label: lists.acts,
            look: 'act',
            render: (kind) => (
              <>
                {seeButton(kind.card)}
                <ActsAt
                  place="kind"
                  there={kind}
                  about={nameOf(kind)}
                  of={nameOf(kind)}
                  labels={{ makeCopy: text.make }}
                  weight="quiet"
                  disabled={isSpent(kind)}
                />
              </>
            ),
          },
        ]}
      />
      {seen}
    </>
  );
};

const Copies = ({ owner }: { readonly owner: 'all' | 'store' }) => {
  const { cards } = useStaffText();
  return <CopyRows owner={owner} empty={cards.noCopies} />;
};

/** All trades that were offered, and their outcomes. */
const Trades = () => {
  const { cards: text } = useStaffText();
  const lang = useLang();
  const side = useSideWords(useCatalogue().catalogue);
  return (
    <PagedList
      read={readOf('staffTrades', {})}
      label={text.trades}
      empty={text.trade.none}
      wordsOf={({ from, to, gives, takes }) => [from.name, to.name, side(gives), side(takes)]}
      keyOf={({ trade }) => trade}
      hrefOf={({ trade }) => `/staff/trades/${encodeURIComponent(trade)}`}
      columns={() => [
        { id: 'hands', label: text.hands, render: ({ from, to }) => text.trade.hands(from.name, to.name) },
        { id: 'gives', label: text.trade.gives, render: ({ gives }) => side(gives) },
        { id: 'takes', label: text.trade.takes, render: ({ takes }) => side(takes) },
        { id: 'state', label: text.state, render: ({ state }) => text.trade.states[state] },
        { id: 'at', label: text.trade.offered, render: ({ at }) => whenWords(lang, at) },
      ]}
    />
  );
};

const namesOf = ({ seats }: StaffMatch): string => `${seats.a.name} — ${seats.b.name}`;
const isOwed = ({ owed, owedCards }: StaffMatch): boolean => owed.length + owedCards.length > 0;

/** Running and finished matches, with their results. */
const Matches = () => {
  const { matches: text, patrons } = useStaffText();
  const debtLines = useDebtLines();
  const lang = useLang();
  const resultOf = ({ result, seats, phase, table }: StaffMatch): string => {
    if (result === null) return text.phases[phase];
    const words: Readonly<Record<string, string>> = text.results;
    const isCounted = result.kind === 'counted' && tableOf({ table }) === 'patrons';
    const how = isCounted ? patrons.won : (words[result.kind] ?? result.kind);
    return result.winner === null ? how : text.won(seats[result.winner].name, how);
  };
  const kindOf = (match: StaffMatch): string =>
    tableOf(match) === 'patrons' ? `${text.kinds[match.kind]}, ${patrons.at}` : text.kinds[match.kind];
  const owedOf = (match: StaffMatch): string => debtLines(match).join('; ');
  return (
    <PagedList
      read={readOf('staffMatches', {})}
      label={text.title}
      empty={text.empty}
      wordsOf={(match) => [namesOf(match), resultOf(match), kindOf(match), owedOf(match)]}
      keyOf={({ match }) => match}
      hrefOf={({ match }) => `/staff/match/${match}`}
      columns={(shown) => [
        { id: 'match', label: text.match, render: namesOf },
        { id: 'kind', label: text.kind, render: kindOf },
        {
          id: 'stake',
          label: text.stake,
          look: 'number',
          render: ({ stake }) => (stake === 0 ? text.noStake : text.sumOf(stake)),
        },
        { id: 'result', label: text.result, render: resultOf },
        ...(shown.some(isOwed)
          ? [
              {
                id: 'owed',
                label: text.owed,
                render: (match: StaffMatch) => owedOf(match) || text.nothingOwed,
              },
            ]
          : []),
        { id: 'opened', label: text.opened, render: ({ opened }) => whenWords(lang, opened) },
      ]}
    />
  );
};

const LISTS: { readonly [Q in Exclude<DeskQuestion, 'staffStatement'>]: readonly DeskList[] } = {
  staffPeople: [{ section: 'people', look: '', titleOf: ({ people }) => people.title, List: PeopleRows }],
  staffCards: [{ section: 'cards', look: 'kinds', titleOf: ({ cards }) => cards.kinds, List: Kinds }],
  staffCopies: [
    {
      section: 'cards',
      look: 'copies',
      titleOf: ({ cards }) => cards.copies,
      List: () => <Copies owner="all" />,
    },
    {
      section: 'cards',
      look: 'store',
      titleOf: ({ cards }) => cards.store,
      List: () => <Copies owner="store" />,
    },
  ],
  staffTrades: [{ section: 'cards', look: 'trades', titleOf: ({ cards }) => cards.trades, List: Trades }],
  staffContracts: [
    { section: 'contracts', look: '', titleOf: ({ contracts }) => contracts.title, List: ContractRows },
  ],
  staffJournal: [
    { section: 'journal', look: '', titleOf: ({ journal }) => journal.title, List: JournalRows },
  ],
  staffMatches: [{ section: 'matches', look: '', titleOf: ({ matches }) => matches.title, List: Matches }],
};

/** Returns the lists of a section; the page opens with the first. */
export const listsOf = (section: Listed): readonly DeskList[] =>
  Object.values(LISTS)
    .flat()
    .filter((list) => list.section === section);
