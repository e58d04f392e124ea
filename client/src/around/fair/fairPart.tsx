// FairPart: beside a result, what this phone can vouch for, and a link to the rest.

import { Button, Panel } from '../../ui/index.ts';
import { useAround } from '../around.ts';
import { FileLink, WitnessWords } from './fairnessSheet.tsx';
import { Mark } from './mark.tsx';
import { TossNotes } from './tossNotes.tsx';

/** Not on a screen of the hall: nobody uses its controls, and it vouches for nobody. */
export const FairPart = () => {
  const { text, open, place } = useAround();
  if (place === 'hall') return null;
  return (
    <Panel label={text.fair.title}>
      <h3>{text.fair.title}</h3>
      <WitnessWords />
      <Mark />
      <TossNotes />
      <FileLink />
      <Button weight="quiet" onClick={() => open({ kind: 'fairness' })}>
        {text.fair.more}
      </Button>
    </Panel>
  );
};
