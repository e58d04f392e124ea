// ModulePaper: the pages that print promises and the intrigue deck for play on paper.

import { INTRIGUE_SETTINGS, readOf, type StaffPerson } from '@dunmer/shared/protocol';
import { type ReactNode, useState } from 'react';
import { useIntrigueCards } from '../../intrigue/index.ts';
import { useFloor, useList } from '../../net/index.ts';
import { Reading } from '../../parts/index.ts';
import { useLang } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button, Panel } from '../../ui/index.ts';
import { byName } from '../lists/found.tsx';
import { Desk } from '../shell/desk.tsx';
import { useVersion } from '../shell/hooks.ts';
import { pathOf } from '../shell/sections.ts';
import { BellSheets, bellSheetsOf } from './bellSheets.tsx';
import { DeckSheets } from './deckSheets.tsx';
import css from './paper.module.css';
import { inSheets, paperCopies } from './paperCopies.ts';
import { HouseSheets, NamedSheets, usePledgeSets } from './pledgeSheets.tsx';
import { PrintSheets } from './printing.tsx';

type Kind = keyof ReturnType<typeof useStaffText>['sheets']['kinds'];

interface PrintProps {
  readonly kind: Kind;
  /** The number of sheets. */
  readonly count: number;
  readonly children: ReactNode;
}

/** One thing to print: what it is, how many sheets, and the button. */
const Print = ({ kind, count, children }: PrintProps) => {
  const { sheets: text } = useStaffText();
  const [isPrinting, setPrinting] = useState(false);
  const { title, hint } = text.kinds[kind];
  return (
    <Panel label={title}>
      <h2>{title}</h2>
      <p>{hint}</p>
      <p>{count === 0 ? text.none : text.sheets(count)}</p>
      <Button disabled={count === 0} onClick={() => setPrinting(true)} data-print={kind}>
        {text.print}
      </Button>
      {isPrinting && <PrintSheets onDone={() => setPrinting(false)}>{children}</PrintSheets>}
    </Panel>
  );
};

const PledgePapers = () => {
  const list = useList(readOf('staffPledges', {}), useVersion());
  const lang = useLang();
  const { houses } = usePledgeSets();
  const withIntrigue = useFloor()?.floor.event.settings.intrigue !== undefined;
  return (
    <>
      <Print kind="houses" count={houses.length * 2}>
        <HouseSheets withIntrigue={withIntrigue} />
      </Print>
      <Reading list={list}>
        {({ hands }) => {
          const dealt = byName(
            lang,
            hands.filter(({ house }) => house !== null),
            ({ trader }) => trader.name,
          );
          return (
            <Print kind="named" count={inSheets(dealt.flatMap(() => [1, 2, 3, 4, 5])).length}>
              <NamedSheets hands={dealt} />
            </Print>
          );
        }}
      </Reading>
    </>
  );
};

const tradersOf = (people: readonly StaffPerson[]): readonly StaffPerson[] =>
  people.filter(({ trades }) => trades);

const DeckPapers = () => {
  const version = useVersion();
  const deck = useList(readOf('staffIntrigue', {}), version);
  const people = useList(readOf('staffPeople', {}), version);
  const lang = useLang();
  const cards = useIntrigueCards();
  const set = useFloor()?.floor.event.settings.packs ?? INTRIGUE_SETTINGS.packs.first;
  return (
    <Reading list={deck}>
      {({ deck: { common }, rings }) => {
        const packs = common.sealed?.packs ?? set;
        const names = people.at === 'here' ? byName(lang, tradersOf(people.value), ({ name }) => name) : [];
        const traders = names.map(({ name }) => name);
        const bell = { done: common.ring ?? 0, planned: rings, traders };
        return (
          <>
            <Print kind="cards" count={inSheets(paperCopies([...cards.values()], packs)).length}>
              <DeckSheets packs={packs} />
            </Print>
            <Print kind="bell" count={bellSheetsOf(bell).length}>
              <BellSheets {...bell} />
            </Print>
          </>
        );
      }}
    </Reading>
  );
};

const PaperPage = ({ of }: { readonly of: 'promises' | 'intrigue' }) => {
  const { sheets: text, pledges, intrigue } = useStaffText();
  const back = { path: pathOf(of), label: { promises: pledges.title, intrigue: intrigue.title }[of] };
  return (
    <Desk section={of} title={text.title} back={back}>
      {(_, role) =>
        role === 'organiser' && (
          <div className={css['papers']}>
            <p>{text.lead}</p>
            {of === 'promises' ? <PledgePapers /> : <DeckPapers />}
          </div>
        )
      }
    </Desk>
  );
};

export const PledgePaperPage = () => <PaperPage of="promises" />;
export const DeckPaperPage = () => <PaperPage of="intrigue" />;
