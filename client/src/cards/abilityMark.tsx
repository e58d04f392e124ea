// AbilityMark: when an ability works: a disc with its number at the reveal, an egg for a summon, a set stone for an
// effect that always holds.

import { classes } from '../ui/index.ts';
import css from './abilityMark.module.css';
import type { AbilitySign } from './tileFace.ts';

interface AbilityMarkProps {
  readonly sign: AbilitySign;
  readonly inline?: boolean;
}

const Shape = ({ timing }: { readonly timing: AbilitySign['timing'] }) => {
  switch (timing) {
    case 'reveal':
      return <circle className={css['shape']} cx={12} cy={12} r={10.5} />;
    case 'summon':
      return (
        <>
          <path
            className={css['shape']}
            d="M12 .8C17.5 .8 21.6 9 21.6 14.4A9.6 9 0 0 1 2.4 14.4C2.4 9 6.5 .8 12 .8Z"
          />
          <path className={css['detail']} d="M7.2 6.4 9.6 8.6 12 5.8 14.4 8.6 16.8 6.4" />
        </>
      );
    case 'static':
      return (
        <>
          <path className={css['shape']} d="M12 .8 23.2 12 12 23.2 .8 12Z" />
          <path className={css['detail']} d="M12 6 18 12 12 18 6 12Z" />
          <circle className={css['dot']} cx={12} cy={12} r={2} />
        </>
      );
  }
};

export const AbilityMark = ({ sign: { timing, initiative }, inline }: AbilityMarkProps) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={classes(css['mark'], inline === true && css['inline'])}
  >
    <Shape timing={timing} />
    {initiative !== undefined && (
      <text className={css['number']} x={12} y={timing === 'summon' ? 19.6 : 17}>
        {initiative}
      </text>
    )}
  </svg>
);
