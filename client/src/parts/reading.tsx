// Reading: a list that is read from the server: under way, unavailable, or here; what was shown stays while it is
// read again.

import type { ReactNode } from 'react';
import type { List } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Panel, Waiting } from '../ui/index.ts';

interface ReadingProps<T> {
  readonly list: List<T>;
  /** Said where there is no such thing, or not for this reader. */
  readonly unknown?: string;
  readonly children: (value: T) => ReactNode;
}

export const Reading = <T,>({ list, unknown, children }: ReadingProps<T>) => {
  const text = useText();
  switch (list.at) {
    case 'loading':
      return <Waiting>{text.app.loading}</Waiting>;
    case 'here':
      return children(list.value);
    case 'failed':
      return (
        <Panel tone="strong">
          <p role="alert">
            {unknown !== undefined && (list.why === 'unknown' || list.why === 'refused')
              ? unknown
              : text.app.noAnswer}
          </p>
        </Panel>
      );
  }
};
