// GiveBack: the way from an owed card to the gift that pays the debt.

import { type Code, readOf } from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import { Link } from 'wouter';
import { useHome, useList } from '../net/index.ts';
import { useDebtText } from './debtText.ts';
import css from './ruling.module.css';

interface GiveBackProps {
  readonly copy: CopyId;
  /** The public code of whom it is owed to. */
  readonly to: Code;
}

/** Only the very copy pays its debt, and others look like it: it is chosen here, or said to be elsewhere. */
export const GiveBack = ({ copy, to }: GiveBackProps) => {
  const words = useDebtText();
  const home = useHome();
  const list = useList(readOf('deck', {}), home?.version ?? 0);
  if (list.at !== 'here') return null;
  if (!list.value.copies.some((each) => each.copy === copy)) return <p>{words.elsewhere}</p>;
  return (
    <Link className={css['back']} href={`/trade/new/${to}?give=${encodeURIComponent(copy)}`}>
      {words.giveBack}
    </Link>
  );
};
