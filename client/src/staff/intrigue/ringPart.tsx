// RingPart: how many status phases there were, when the next one is, and the button that rings it (IN6).

import type { StaffIntrigueInfo } from '@dunmer/shared/protocol';
import { useFloor } from '../../net/index.ts';
import { useLang, whenWords } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { useNow } from '../shell/hooks.ts';
import { Buttons, Part } from '../shell/withStaff.tsx';
import css from './intrigue.module.css';

interface NextProps extends Pick<StaffIntrigueInfo, 'rings'> {
  readonly isPaused: boolean;
}

const Next = ({ rings, isPaused }: NextProps) => {
  const { ring: text } = useStaffText().intrigue;
  const lang = useLang();
  const now = useNow();
  const [next] = rings;
  if (next === undefined) return <p>{text.unplanned}</p>;
  return <p>{isPaused && Date.parse(next) <= now ? text.overdue : text.next(whenWords(lang, next))}</p>;
};

export const RingPart = ({ info }: { readonly info: StaffIntrigueInfo }) => {
  const { ring: text } = useStaffText().intrigue;
  const lang = useLang();
  const isPaused = useFloor()?.floor.event.paused === true;
  const { rings, deck, on } = info;
  const ring = deck.common.ring ?? 0;
  return (
    <Part title={text.title}>
      <p className={css['large']}>{text.now(ring)}</p>
      <Next rings={rings} isPaused={isPaused} />
      {on && (
        <Buttons>
          <ActsAt
            place="nextRing"
            there={{ ring: ring + 1 }}
            about={text.do(ring + 1)}
            labels={{ ring: text.do(ring + 1) }}
            weight="primary"
            disabled={isPaused}
          />
          <ActsAt place="rings" there={rings} about="" />
        </Buttons>
      )}
      {isPaused && <p role="status">{text.paused}</p>}
      {rings.length > 1 && (
        <details>
          <summary>{text.plan}</summary>
          <ol>
            {rings.map((at) => (
              <li key={at}>{whenWords(lang, at)}</li>
            ))}
          </ol>
        </details>
      )}
    </Part>
  );
};
