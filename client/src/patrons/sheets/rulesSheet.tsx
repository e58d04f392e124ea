// RulesSheet: the rules of this table in the app: ten lines (PATRONS 13), and what is looked up now and then.

import { usePatronsText } from '../../text/index.ts';
import { Icon, type IconName } from '../cards/icons.tsx';
import css from './sheets.module.css';
import { TableSheet } from './tableSheet.tsx';

/** As they are met: what is paid with, what cards are worth, what works on them, what they are. */
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

export const PatronsRules = () => {
  const { rules } = usePatronsText();
  return (
    <div className={css['rules']}>
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
  return (
    <TableSheet onClose={onClose} title={menu.rules}>
      <PatronsRules />
    </TableSheet>
  );
};
