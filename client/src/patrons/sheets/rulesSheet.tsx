// RulesSheet: the rules of this table in the app: ten lines (PATRONS 13), and what is looked up now and then.

import { usePatronsText } from '../../text/index.ts';
import css from './sheets.module.css';
import { TableSheet } from './tableSheet.tsx';

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
