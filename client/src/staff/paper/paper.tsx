// Paper: what is printed, and how.

import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { sessionInfo, useEventInfo } from '../../net/index.ts';
import { useStaffText } from '../staffText.ts';
import { QrCode } from '../../parts/index.ts';
import { Button } from '../../ui/index.ts';
import { spellCode } from '../codes.ts';
import css from './paper.module.css';
import { usePrintOnce } from './printing.tsx';

/** A paper to hand out: a personal link, a badge, or a slip for a found card. It is printed as it is shown. */
export interface Leaf {
  readonly kind: 'link' | 'badge' | 'staffBadge' | 'slip';
  readonly name: string;
  readonly path: string;
  readonly code: string;
}

const HINTS = {
  link: 'linkHint',
  badge: 'badgeHint',
  staffBadge: 'staffBadgeHint',
  slip: 'slipHint',
} as const;
const WARNINGS = { link: 'once', badge: null, staffBadge: null, slip: 'onceSlip' } as const;

const LeafFace = ({ kind, name, path, code }: Leaf) => {
  const { paper } = useStaffText();
  const url = useStore(sessionInfo, ({ info }) => info?.publicUrl ?? location.origin);
  const event = useEventInfo();
  return (
    <div className={css['leaf']}>
      {event !== null && <p className={css['event']}>{event.name}</p>}
      <p className={css['kind']}>{paper[kind]}</p>
      <p className={css['name']}>{name}</p>
      <div className={css['qr']}>
        <QrCode text={`${url}${path}`} label={paper.qr} />
      </div>
      <p className={css['code']} aria-label={paper.spelled([...code].join(' '))}>
        {spellCode(code)}
      </p>
      <p className={css['where']}>
        {paper.where} <strong>{url}</strong>
      </p>
      <p className={css['hint']}>{paper[HINTS[kind]]}</p>
    </div>
  );
};

/** Leaves that only the printer sees; the page itself is not printed meanwhile. */
export const Printed = ({ leaves }: { readonly leaves: readonly Leaf[] }) =>
  createPortal(
    <div className={css['printed']} aria-hidden="true">
      {leaves.map((leaf) => (
        <LeafFace key={leaf.code} {...leaf} />
      ))}
    </div>,
    document.body,
  );

interface PaperProps extends Leaf {
  readonly onClose: () => void;
}

export const Paper = ({ onClose, ...leaf }: PaperProps) => {
  const { paper, sheet } = useStaffText();
  const warning = WARNINGS[leaf.kind];
  return (
    <div className={css['shown']}>
      <LeafFace {...leaf} />
      {warning !== null && <p>{paper[warning]}</p>}
      <Button weight="primary" wide data-focus-first="" onClick={() => print()}>
        {paper.print}
      </Button>
      <Button wide onClick={onClose}>
        {sheet.close}
      </Button>
      <Printed leaves={[leaf]} />
    </div>
  );
};

interface PrintLeavesProps {
  readonly leaves: readonly Leaf[];
  readonly onDone: () => void;
}

/** Prints several leaves at once, and calls `onDone` when the print dialog closes. */
export const PrintLeaves = ({ leaves, onDone }: PrintLeavesProps) => {
  usePrintOnce(onDone);
  return <Printed leaves={leaves} />;
};
