// Button: one of five weights. `commit` is kept for what cannot be taken back.

import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import css from './button.module.css';
import { Glyph, type GlyphName } from './glyph.tsx';

export type ButtonWeight = 'primary' | 'commit' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  readonly weight?: ButtonWeight;
  readonly size?: 'normal' | 'large';
  readonly wide?: boolean;
  /** Under way: stays in place and says so, and takes no second press. */
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
