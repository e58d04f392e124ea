// IconButton: a glyph to press, named by its label.

import type { ButtonHTMLAttributes, Ref } from 'react';
import type { ButtonWeight } from './button.tsx';
import { classes } from './classes.ts';
import css from './button.module.css';
import { Glyph, type GlyphName } from './glyph.tsx';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'> {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly weight?: ButtonWeight;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const IconButton = ({ glyph, label, weight = 'quiet', className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classes(css['button'], css['icon'], css[weight], className)}
    aria-label={label}
    title={label}
  >
    <Glyph name={glyph} size={22} />
  </button>
);
