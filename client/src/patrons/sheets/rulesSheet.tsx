// RulesSheet: the rules of this table in the app: ten lines (PATRONS 13), and what is looked up now and then.

import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { LessonLink } from '../../parts/index.ts';
import { usePatronsText } from '../patronsText.ts';
import { Icon, type IconName } from '../cards/icons.tsx';
import { useTable } from '../table.ts';
import css from './sheets.module.css';
import { TableSheet } from './sheetParts.tsx';

/** In the order in which players meet them: coins, values, states, kinds. */
const SIGNS = [
  'coin',
  'spent',
  'strike',
  'life',
  'closed',
  'weak',
  'evade',
  'ward',
  'spell',
  'weapon',
  'armour',
  'amulet',
  'place',
  'event',
] as const satisfies readonly IconName[];

const PatronsRules = ({ before }: { readonly before: ReactNode }) => {
  const { rules } = usePatronsText();
  return (
    <div className={css['rules']}>
      {before}
      <h3>{rules.short}</h3>
      <ol className={css['short']}>
        {rules.shortBody.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <h3>{rules.signs}</h3>
      <ul className={css['signs']}>
        {SIGNS.map((sign) => (
          <li key={sign}>
            <Icon name={sign} />
            <span>{rules.sign[sign]}</span>
          </li>
        ))}
      </ul>
      {rules.sections.map(({ title, body }) => (
        <section key={title}>
          <h3>{title}</h3>
          {body.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </div>
  );
};

export const RulesSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { menu } = usePatronsText();
  const { viewer, session } = useTable();
  const [place] = useLocation();
  // A player whose clock runs is not led away from the table.
  const isFree = (viewer === 'watcher' || session.clocks.length === 0) && session.match !== null;
  return (
    <TableSheet onClose={onClose} title={menu.rules}>
      <PatronsRules before={isFree && <LessonLink from={place} />} />
    </TableSheet>
  );
};
