// RulesText: a generated text. Virtues have their icon, and virtues, terms and keywords explain themselves at a tap.

import type { TextPart } from '@dunmer/shared/cards';
import { classes } from '../ui/index.ts';
import { type Asked, askedOf, type Explainable } from './cardWords.ts';
import css from './signs.module.css';
import { VirtueIcon } from './virtueIcon.tsx';

interface RulesTextProps {
  readonly parts: readonly TextPart[];
  readonly onExplain?: ((what: Asked) => void) | undefined;
}

// The icon is tied to the first word of its name, so that it never stands alone at the end of a line.
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

// Words tied to a sign or a term by a no-break space go into one element with it, because a line may break before
// such an element even at a no-break space.
const TIED = /(?:\S+\u00A0)+$/u;
const tailOf = (part: TextPart | undefined, next: TextPart | undefined): string =>
  part?.kind === 'text' && next !== undefined && next.kind !== 'text'
    ? (TIED.exec(part.text)?.[0] ?? '')
    : '';

export const RulesText = ({ parts, onExplain }: RulesTextProps) =>
  parts.map((part, place) => {
    if (part.kind === 'text') {
      const tail = tailOf(part, parts[place + 1]);
      return <span key={place}>{part.text.slice(0, part.text.length - tail.length)}</span>;
    }
    const weight = part.kind === 'term' ? undefined : css[part.kind];
    return (
      <span key={place} className={css['keep']}>
        {tailOf(parts[place - 1], part)}
        {onExplain === undefined ? (
          <span className={classes(css['part'], weight)}>
            <Word part={part} />
          </span>
        ) : (
          <button
            type="button"
            className={classes(css['word'], css['part'], weight)}
            aria-haspopup="dialog"
            onClick={() => onExplain(askedOf(part))}
          >
            <Word part={part} />
          </button>
        )}
      </span>
    );
  });
