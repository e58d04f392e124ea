// CopyPage: one copy, its history and the acts on it.

import { type CopyHistory, readOf, type StaffCopy } from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import { Link } from 'wouter';
import { useList } from '../../net/index.ts';
import { aboutOf, Reading, type Step, stepsOf, useCatalogue } from '../../parts/index.ts';
import { useCopiesText, useLang, whenWords } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Panel } from '../../ui/index.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import type { Places } from '../acts/places.ts';
import { type Column, Rows } from '../lists/rows.tsx';
import { Desk } from '../shell/desk.tsx';
import { useSeen } from './useSeen.tsx';
import { useVersion } from '../shell/hooks.ts';
import css from '../lists/lists.module.css';

interface CopyActsProps {
  readonly copy: Places['copy'] & Pick<StaffCopy, 'serial' | 'of'>;
  readonly name: string;
}

/** The acts of an organiser on one copy: give it to somebody, freeze it, or print a slip for it. */
export const CopyActs = ({ copy, name }: CopyActsProps) => {
  const { cards } = useStaffText();
  const about = `${name}, ${cards.serialOf(copy.serial, copy.of)}`;
  return (
    <span className={css['acts']}>
      <ActsAt
        place="copy"
        there={copy}
        // A slip does not show the serial number.
        about={(type) => (type === 'makeSlip' ? name : about)}
        labels={{ moveCopy: cards.give, makeSlip: copy.slip === 'printed' ? cards.slipAgain : cards.slip }}
        of={about}
        weight="quiet"
      />
    </span>
  );
};

const PATHS = { match: '/staff/match/', trade: '/staff/trades/' } as const;

/** Why a copy has changed hands; links to the trade or match. */
const Why = ({ step }: { readonly step: Extract<Step, { is: 'move' }> }) => {
  const { why } = useCopiesText();
  const about = aboutOf(step);
  if (about === null) return why[step.why];
  return <Link href={`${PATHS[about.kind]}${encodeURIComponent(about.id)}`}>{why[step.why]}</Link>;
};

const Steps = ({ held }: { readonly held: CopyHistory }) => {
  const { cards: text, people } = useStaffText();
  const { card } = useCopiesText();
  const lang = useLang();
  const steps = stepsOf(held).map((step, place, all) => ({ ...step, key: String(all.length - place) }));
  type Row = (typeof steps)[number];
  const columns: readonly Column<Row>[] = [
    { id: 'at', label: text.when, render: ({ at }) => whenWords(lang, at) },
    {
      id: 'hands',
      label: text.hands,
      render: (step) =>
        step.is === 'move' && card.hands(step.from?.name ?? text.store, step.to?.name ?? text.store),
    },
    {
      id: 'why',
      label: text.what,
      render: (step) => (step.is === 'move' ? <Why step={step} /> : card[step.frozen ? 'frozen' : 'thawed']),
    },
    { id: 'who', label: people.who, render: ({ who }) => who?.name ?? people.table },
    { id: 'reason', label: text.reason, render: ({ reason }) => reason },
  ];
  if (steps.length === 0) return <p>{text.noSteps}</p>;
  return (
    <>
      {held.cut === true && <p>{card.cut}</p>}
      <Rows label={text.history} columns={columns} rows={steps} keyOf={({ key }) => key} />
    </>
  );
};

const Copy = ({ held }: { readonly held: CopyHistory }) => {
  const { cards: text } = useStaffText();
  const { blocked: blocks } = useCopiesText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  const [seeButton, seen] = useSeen(catalogue);
  const { owner, blocked, serial, of } = held;
  const name = catalogue.get(held.card)?.name[lang] ?? held.card;
  return (
    <>
      <Panel label={name}>
        <h2>{name}</h2>
        <p>{text.serialOf(serial, of)}</p>
        <p>
          {text.owner}:{' '}
          {owner === null ? text.store : <Link href={`/staff/people/${owner.person}`}>{owner.name}</Link>}
        </p>
        <p>
          {text.state}: {blocked === null ? text.free : blocks[blocked]}
          {held.frozen === true && `, ${blocks.frozen}`}
          {held.slip === 'printed' && `, ${text.slips.printed}`}
        </p>
        <div>
          {seeButton(held.card)}
          <CopyActs copy={held} name={name} />
        </div>
      </Panel>
      {seen}
      <section className={css['history']} aria-label={text.history}>
        <h2>{text.history}</h2>
        <Steps held={held} />
      </section>
    </>
  );
};

const Body = ({ copy }: { readonly copy: CopyId }) => {
  const { cards } = useStaffText();
  const list = useList(readOf('copy', { id: copy }), useVersion());
  // A copy that is hidden from the reader looks as if it did not exist.
  if (list.at === 'failed' && list.why === 'refused') return <p role="alert">{cards.unknown}</p>;
  return (
    <Reading list={list} unknown={cards.unknown}>
      {(held) => <Copy held={held} />}
    </Reading>
  );
};

/** One copy for staff: its owner, what binds it, and its whole history, with who acted and why. */
export const CopyPage = ({ copy }: { readonly copy: CopyId }) => {
  const { cards } = useStaffText();
  return (
    <Desk
      section="cards"
      title={cards.title}
      back={{ path: '/staff/cards?look=copies', label: cards.backToCopies }}
    >
      {() => <Body copy={copy} />}
    </Desk>
  );
};
