// RulesText: a generated text; virtues carry their icon, and virtues, terms and keywords explain themselves at a tap.

import type { TextPart } from '@dunmer/shared/cards';
import { classes } from '../ui/index.ts';
import { type Asked, askedOf, type Explainable } from './cardWords.ts';
import css from './signs.module.css';
import { VirtueIcon } from './virtueIcon.tsx';

interface RulesTextProps {
  readonly parts: readonly TextPart[];
  readonly onExplain?: ((what: Asked) => void) | undefined;
}

// The icon never stands alone at the end of a line: it is tied to the first word of its name.
const Word = ({ part }: { readonly part: Explainable }) => {
  if (part.kind !== 'virtue') return part.text;
  const [first = '', ...rest] = part.text.split(' ');
  return (
    <>
      <span className={css['keep']}>
        <VirtueIcon virtue={part.virtue} inline />
        {first}
      </span>
      {rest.map((word) => ` ${word}`).join('')}
    </>
  );
};

export const RulesText = ({ parts, onExplain }: RulesTextProps) =>
  parts.map((part, place) => {
    if (part.kind === 'text') return <span key={place}>{part.text}</span>;
    const weight = part.kind === 'term' ? undefined : css[part.kind];
    if (onExplain === undefined) {
      return (
        <span key={place} className={weight}>
          <Word part={part} />
        </span>
      );
    }
    return (
      <button
        key={place}
        type="button"
        className={classes(css['word'], weight)}
        aria-haspopup="dialog"
        onClick={() => onExplain(askedOf(part))}
      >
        <Word part={part} />
      </button>
    );
  });
