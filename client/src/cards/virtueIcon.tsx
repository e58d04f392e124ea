// VirtueIcon: the emblem of one virtue, bare or within the shield of protection. Decoration: its name is in a label
// nearby.

import type { Virtue } from '@dunmer/shared/cards';
import { classes } from '../ui/index.ts';
import css from './virtueIcon.module.css';
import { SHIELD, VIRTUE_SHAPES } from './virtueShape.ts';

interface VirtueIconProps {
  readonly virtue: Virtue;
  readonly form?: 'bare' | 'shield';
  /** The background that the icon is on. */
  readonly ground?: 'paper' | 'chitin';
  /** Within text the icon is as large as the letters. */
  readonly inline?: boolean;
  readonly className?: string | undefined;
}

export const VirtueIcon = ({
  virtue,
  form = 'bare',
  ground = 'paper',
  inline,
  className,
}: VirtueIconProps) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={classes(
      css['icon'],
      css[virtue],
      ground === 'chitin' && css['chitin'],
      inline === true && css['inline'],
      className,
    )}
    data-virtue={virtue}
  >
    {form === 'bare' ? (
      <path d={VIRTUE_SHAPES[virtue].full} fillRule="evenodd" />
    ) : (
      <>
        <path d={SHIELD} />
        <path
          className={css['inscribed']}
          d={VIRTUE_SHAPES[virtue].small}
          fillRule="evenodd"
          transform="translate(4.9 3.6) scale(.59)"
        />
      </>
    )}
  </svg>
);
