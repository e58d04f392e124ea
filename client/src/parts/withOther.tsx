// WithOther: a screen for something with the trader whose public code is in the address.

import { type Code, type HomeView, type PersonBrief, readOf } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { Screen } from '../frame/index.ts';
import { useList } from '../net/index.ts';
import { useErrorsText } from '../text/index.ts';
import { Panel } from '../ui/index.ts';
import { Reading, WithHome } from './reading.tsx';

interface WithOtherProps {
  readonly code: Code;
  readonly title: string;
  readonly back: string;
  /** Shown to a stranger instead of the usual text. */
  readonly stranger?: string;
  readonly children: (home: HomeView, other: PersonBrief) => ReactNode;
}

const Other = ({ home, code, title, back, children }: WithOtherProps & { readonly home: HomeView }) => {
  const errors = useErrorsText();
  const list = useList(readOf('peopleOfCode', { code }), 0);
  const found = list.at === 'here' ? list.value.people[0] : undefined;
  const isOneself = found?.person === home.me.person;
  if (found?.trades === true && !isOneself) return children(home, found);
  const fault = found === undefined ? 'unknown-person' : isOneself ? 'oneself' : 'not-trading';
  return (
    <Screen title={title} back={back}>
      <Reading list={list} unknown={errors('unknown-person')}>
        {() => (
          <Panel tone="strong">
            <p role="alert">{errors(fault)}</p>
          </Panel>
        )}
      </Reading>
    </Screen>
  );
};

/** Says why there is nobody of this code to deal with: no such person, oneself, or somebody who does not trade. */
export const WithOther = ({ stranger, ...props }: WithOtherProps) => (
  <WithHome title={props.title} {...(stranger === undefined ? {} : { stranger })}>
    {(home) => <Other {...props} home={home} />}
  </WithHome>
);
