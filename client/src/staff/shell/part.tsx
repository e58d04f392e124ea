// Part: a part of a page of the desk under its heading: facts in a row, what is out of the ordinary, and what can be
// done.

import type { ReactNode } from 'react';
import css from './part.module.css';

interface InsideProps {
  readonly children: ReactNode;
}

export const Part = ({ title, children }: InsideProps & { readonly title: string }) => (
  <section className={css['part']} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

export const Facts = ({ children }: InsideProps) => <p className={css['facts']}>{children}</p>;

/** Among facts: what somebody has to see. */
export const Flag = ({ children }: InsideProps) => <span className={css['flag']}>{children}</span>;

/** Acts and links beside each other. */
export const Buttons = ({ children }: InsideProps) => <div className={css['buttons']}>{children}</div>;
