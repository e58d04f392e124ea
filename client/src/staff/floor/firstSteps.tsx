// FirstSteps: what an organiser does first, while nobody could play yet: add people, and make links for them.

import { readOf, type StaffPerson } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useList } from '../../net/index.ts';
import { Button, Panel } from '../../ui/index.ts';
import { useStaffText } from '../staffText.ts';
import { useVersion } from '../shell/hooks.ts';
import { pathOf } from '../shell/sections.ts';

type Step = 'people' | 'links';

/** Returns the next step; null once somebody has a link. */
const stepOf = (people: readonly StaffPerson[]): Step | null => {
  const traders = people.filter(({ trades }) => trades);
  if (traders.length === 0) return 'people';
  return traders.every(({ link }) => link === 'none') ? 'links' : null;
};

export const FirstSteps = () => {
  const { first: text } = useStaffText().floor;
  const [, go] = useLocation();
  const [isBehind, setIsBehind] = useState(false);
  // Once the steps are done, the list is not read any more.
  const list = useList(isBehind ? null : readOf('staffPeople', {}), useVersion());
  const step = list.at === 'here' ? stepOf(list.value) : null;
  if (list.at === 'here' && step === null && !isBehind) setIsBehind(true);
  if (step === null) return null;
  return (
    <Panel tone="strong">
      <h2>{text.title}</h2>
      <p>{text[step]}</p>
      <div>
        <Button weight="primary" onClick={() => go(pathOf('people'))}>
          {text.go}
        </Button>
      </div>
    </Panel>
  );
};
