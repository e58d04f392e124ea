// Over: what stands over every page: that the event is the sample one, and the question of the old phone.

import { MoveAsked } from '../person/index.ts';
import { useEventInfo, useMe } from '../net/index.ts';
import { useText } from '../text/index.ts';
import css from './over.module.css';

export const Over = () => {
  const { event: words } = useText();
  const event = useEventInfo();
  const me = useMe();
  return (
    <>
      {event?.sample === true && (
        <p className={css['sample']} data-sample="">
          {words.sample}
        </p>
      )}
      {me !== null && <MoveAsked />}
    </>
  );
};
