// ReceiptSheet: one entry in full: the sum before, what came or went, who did it, and what it belongs to.

import type { MoneyReason, StatementLine } from '@dunmer/shared/protocol';
import { useLocation } from 'wouter';
import { useLang, useText, whenWords } from '../text/index.ts';
import { usePurseText } from './purseText.ts';
import { Button, Sheet } from '../ui/index.ts';
import css from './purse.module.css';

const PATH = { contract: '/contract/', match: '/m/', trade: '/trade/' } as const;

/** Reasons whose drakes come from, or go to, the bank and not another purse. */
const FROM_BANK: readonly MoneyReason[] = ['paid-in', 'paid-out', 'start'];

interface ReceiptSheetProps {
  readonly line: StatementLine;
  readonly onClose: () => void;
}

export const ReceiptSheet = ({ line, onClose }: ReceiptSheetProps) => {
  const text = useText();
  const words = usePurseText();
  const lang = useLang();
  const [, go] = useLocation();
  const { receipt } = words;
  const { about } = line;
  const other = line.with?.name ?? line.partner?.name ?? (FROM_BANK.includes(line.why) ? receipt.bank : null);
  const rows = [
    { name: receipt.before, value: words.sum(line.before) },
    { name: receipt.change, value: words.change(line.change), strong: true },
    { name: receipt.after, value: words.sum(line.after) },
    { name: receipt.with, value: other },
    { name: receipt.who, value: line.who?.name ?? null },
    { name: receipt.note, value: line.note === '' ? null : line.note },
    { name: receipt.corrects, value: line.corrects === null ? null : receipt.entry(line.corrects) },
    { name: receipt.at, value: whenWords(lang, line.at) },
  ];
  return (
    <Sheet open onClose={onClose} title={words.why[line.why]} closeLabel={text.app.close}>
      <div className={css['receipt']} data-entry={line.entry}>
        <p className={css['number']}>{receipt.title(line.entry)}</p>
        <dl className={css['facts']}>
          {rows.map(
            ({ name, value, strong = false }) =>
              value !== null && (
                <div key={name} className={css['fact']}>
                  <dt>{name}</dt>
                  <dd>{strong ? <strong>{value}</strong> : value}</dd>
                </div>
              ),
          )}
        </dl>
        <p className={css['quiet']}>{receipt.kept}</p>
        {about !== null && line.subject !== null && (
          <Button wide onClick={() => go(`${PATH[about]}${line.subject}`)}>
            {receipt.about[about]}
          </Button>
        )}
      </div>
    </Sheet>
  );
};
