// IntriguePage: the intrigue deck of the event for staff: how it begins, when it rings, how many cards everybody has,
// who is awaited. Referees see it too, and can answer for people who don't.

import { readOf, type StaffIntrigueInfo } from '@dunmer/shared/protocol';
import { useList } from '../../net/index.ts';
import { Reading } from '../../parts/index.ts';
import { useStaffText } from '../staffText.ts';
import { Panel } from '../../ui/index.ts';
import { Desk } from '../shell/desk.tsx';
import { useVersion } from '../shell/hooks.ts';
import { AwaitedRows } from './awaitedRows.tsx';
import { Beginning } from './beginning.tsx';
import { HolderRows } from './holderRows.tsx';
import css from './intrigue.module.css';
import { AudiencePart, CheckPart, NewsPart, PilePart } from './parts.tsx';
import { RingPart } from './ringPart.tsx';

const Deck = ({ info }: { readonly info: StaffIntrigueInfo }) => {
  const { intrigue: text } = useStaffText();
  const { word, seed } = info.deck.common;
  if (word === null) return <Beginning info={info} />;
  const isOpen = seed === null;
  return (
    <>
      {isOpen && (
        <section className={css['whole']} aria-label={text.open.title}>
          <h2>{text.open.title}</h2>
          <AwaitedRows info={info} />
        </section>
      )}
      <div className={css['parts']}>
        {isOpen && <RingPart info={info} />}
        {isOpen && <AudiencePart info={info} />}
        <PilePart info={info} />
        <CheckPart info={info} />
      </div>
      <section className={css['whole']} aria-label={text.hands.title}>
        <h2>{text.hands.title}</h2>
        <HolderRows info={info} />
      </section>
      <NewsPart info={info} />
    </>
  );
};

const Body = () => {
  const { intrigue: text } = useStaffText();
  return (
    <Reading list={useList(readOf('staffIntrigue', {}), useVersion())} unknown={text.unmade}>
      {(info) => (
        <>
          {!info.on && info.deck.common.seed === null && (
            <Panel tone="strong">
              <p role="status">{text.off}</p>
            </Panel>
          )}
          <Deck info={info} />
        </>
      )}
    </Reading>
  );
};

export const IntriguePage = () => {
  const { intrigue } = useStaffText();
  return (
    <Desk section="intrigue" title={intrigue.title}>
      {() => <Body />}
    </Desk>
  );
};
