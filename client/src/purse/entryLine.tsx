// EntryLine: one entry of the purse in the list: why, with whom, how much, and what was left.

import type { StatementLine } from '@dunmer/shared/protocol';
import { timeWords, useLang, usePurseText } from '../text/index.ts';
import { classes, VisuallyHidden } from '../ui/index.ts';
import css from './purse.module.css';

interface EntryLineProps {
  readonly line: StatementLine;
  readonly onOpen: () => void;
}

export const EntryLine = ({ line, onOpen }: EntryLineProps) => {
  const words = usePurseText();
  const lang = useLang();
  const { entry, change, after, why, at, with: purse, partner, corrects } = line;
  const other = purse ?? partner;
  const beside = [other?.name, corrects === null ? undefined : words.corrected, timeWords(lang, at)];
  return (
    <li>
      <button type="button" className={css['line']} data-entry={entry} data-change={change} onClick={onOpen}>
        <span className={css['why']}>{words.why[why]}</span>
        <span className={classes(css['change'], change > 0 && css['came'])} aria-hidden="true">
          {words.change(change)}
        </span>
        <VisuallyHidden>{words.changeSaid(change)}</VisuallyHidden>
        <span className={css['beside']}>{beside.filter((each) => each !== undefined).join(' · ')}</span>
        <span className={css['after']}>{words.after(after)}</span>
      </button>
    </li>
  );
};
