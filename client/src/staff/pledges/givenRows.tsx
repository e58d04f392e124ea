// GivenRows: once promises are closed, which were given by whom to whom, with their seals and what opens them (PR27).

import type { GivenInfo } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { usePledgeCards } from '../../pledges/index.ts';
import { useLang, whenWords } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Found } from '../lists/found.tsx';
import { Rows } from '../lists/rows.tsx';
import css from '../lists/lists.module.css';

const Seal = ({ hash, salt }: Pick<GivenInfo, 'hash' | 'salt'>) => (
  <span className={css['seal']}>
    <code>{hash}</code>
    <code>{salt}</code>
  </span>
);

export const GivenRows = ({ given }: { readonly given: readonly GivenInfo[] }) => {
  const { pledges: text } = useStaffText();
  const lang = useLang();
  const cards = usePledgeCards();
  const nameOf = ({ from, to }: GivenInfo): string => text.giving(from.name, to.name);
  const whatOf = ({ item }: GivenInfo): string =>
    item === null ? '…' : text.what(cards.get(item.card)?.name[lang] ?? '…', item.owner.name);
  return (
    <Found rows={given} wordsOf={(giving) => [nameOf(giving), whatOf(giving)]} empty={text.noGiven}>
      {(found) => (
        <Rows
          label={text.given}
          rows={found}
          keyOf={({ hash }) => hash}
          columns={[
            { id: 'giving', label: text.given, render: nameOf },
            { id: 'what', label: text.card, render: whatOf },
            { id: 'when', label: text.when, render: ({ at }) => whenWords(lang, at) },
            {
              id: 'contract',
              label: text.contract,
              render: ({ contract }) =>
                contract === null ? null : (
                  <Link href={`/staff/contracts/${contract}`}>{text.toContract}</Link>
                ),
            },
            { id: 'seal', label: text.seal, render: Seal },
          ]}
        />
      )}
    </Found>
  );
};
