// WithStaff, Part: a page for staff alone, which is loading, or tells others whose page it is, or shows its content;
// and a part of it under a heading, with facts in a row, flags for what is unusual, and acts.

import type { HomeView, StaffRole } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { HomeButton, Screen } from '../../frame/index.ts';
import { useHome } from '../../net/index.ts';
import { useStaffText } from '../staffText.ts';
import { useText } from '../../text/index.ts';
import { Panel, Waiting } from '../../ui/index.ts';
import css from './part.module.css';

interface WithStaffProps {
  readonly children: (home: HomeView, role: StaffRole) => ReactNode;
}

export const WithStaff = ({ children }: WithStaffProps) => {
  const text = useStaffText();
  const { app } = useText();
  const home = useHome();
  const role = home?.me.staff ?? null;
  if (home === undefined) {
    return (
      <Screen title={text.title} back="/">
        <Waiting>{app.loading}</Waiting>
      </Screen>
    );
  }
  if (home === null || role === null) {
    return (
      <Screen title={text.title} back="/" action={<HomeButton />}>
        <Panel tone="strong">
          <p role="alert">{text.notStaff}</p>
        </Panel>
      </Screen>
    );
  }
  return role === 'display' ? <Redirect to="/hall" replace /> : children(home, role);
};

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

/** A fact that has to be noticed. */
export const Flag = ({ children }: InsideProps) => <span className={css['flag']}>{children}</span>;

/** Acts and links side by side. */
export const Buttons = ({ children }: InsideProps) => <div className={css['buttons']}>{children}</div>;
