// VirtuePick: some of the five virtues, or none at all.

import { virtueName, type Virtue, VIRTUES } from '@dunmer/shared/cards';
import { VirtueIcon } from '../cards/index.ts';
import { useLang } from '../text/index.ts';
import { classes } from '../ui/index.ts';
import css from './look.module.css';

interface VirtuePickProps {
  readonly label: string;
  readonly hint?: string;
  readonly form?: 'bare' | 'shield';
  readonly chosen: readonly Virtue[];
  readonly onChange: (virtues: readonly Virtue[]) => void;
  /** A sixth button, for cards without any virtue. */
  readonly none?: { readonly label: string; readonly isChosen: boolean; readonly onToggle: () => void };
}

export const VirtuePick = ({ label, hint, form = 'bare', chosen, onChange, none }: VirtuePickProps) => {
  const lang = useLang();
  const toggled = (virtue: Virtue): readonly Virtue[] =>
    VIRTUES.filter((each) => (each === virtue ? !chosen.includes(each) : chosen.includes(each)));
  return (
    <fieldset className={css['pick']}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={css['hint']}>{hint}</p>}
      <div className={css['virtues']}>
        {VIRTUES.map((virtue) => (
          <button
            key={virtue}
            type="button"
            className={css['virtue']}
            aria-pressed={chosen.includes(virtue)}
            onClick={() => onChange(toggled(virtue))}
          >
            <VirtueIcon virtue={virtue} form={form} />
            <span>{virtueName(lang, virtue)}</span>
          </button>
        ))}
        {none !== undefined && (
          <button
            type="button"
            className={classes(css['virtue'], css['none'])}
            aria-pressed={none.isChosen}
            onClick={none.onToggle}
          >
            <span>{none.label}</span>
          </button>
        )}
      </div>
    </fieldset>
  );
};
