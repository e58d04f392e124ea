// Button: a button with words, or with a sign alone.

import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import css from './button.module.css';
import { classes } from './classes.ts';
import { Glyph, type GlyphName } from './glyph.tsx';

/** One of five weights. `commit` is for acts that can't be taken back. */
export type ButtonWeight = 'primary' | 'commit' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  readonly weight?: ButtonWeight;
  readonly size?: 'normal' | 'large';
  readonly wide?: boolean;
  /** Under way: the button stays in place, says so, and takes no second press. */
  readonly busy?: boolean;
  readonly glyph?: GlyphName;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const Button = (props: ButtonProps) => {
  const {
    weight = 'secondary',
    size = 'normal',
    wide,
    busy = false,
    glyph,
    children,
    className,
    onClick,
    ...rest
  } = props;
  const look = classes(
    css['button'],
    css[weight],
    size === 'large' && css['large'],
    wide === true && css['wide'],
    className,
  );
  return (
    <button type="button" {...rest} className={look} aria-busy={busy} onClick={busy ? undefined : onClick}>
      {glyph !== undefined && <Glyph name={glyph} />}
      <span>{children}</span>
      {busy && <span className={css['busyMark']} aria-hidden="true" />}
    </button>
  );
};

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'> {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly weight?: ButtonWeight;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with a glyph, named by its label. */
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
