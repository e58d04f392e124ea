// Tick: a checkbox, or one of several to choose from, in the colours of the page.

import type { ComponentProps } from 'react';
import css from './tick.module.css';

interface TickProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> {
  readonly type?: 'checkbox' | 'radio';
}

export const Tick = ({ type = 'checkbox', ...rest }: TickProps) => (
  <input {...rest} type={type} className={css['tick']} />
);
