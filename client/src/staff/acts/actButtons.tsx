// ActsAt: buttons for the acts that are offered in a place. Nothing is done before the sheet of an act is confirmed.

import { useMe } from '../../net/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button } from '../../ui/index.ts';
import { actsAt, type Asking } from './asking.ts';
import { openAct, type OpenedAct } from './actStore.ts';
import type { ActType } from './actWords.ts';
import type { Place, Places } from './places.ts';

/**
 * `of` names whom or what the act is about, for screen readers, when several rows offer the same act; such buttons
 * are quiet.
 */
type Look =
  | { readonly weight: 'quiet'; readonly of: string }
  | {
      readonly weight?: 'primary' | 'secondary' | 'danger' | undefined;
      readonly of?: string | undefined;
    };

type ActButtonProps = OpenedAct &
  Look & {
    /** A shorter label, when the sheet's title is too long for a button. */
    readonly label?: string | undefined;
    readonly disabled?: boolean | undefined;
  };

export const ActButton = ({ label, of, weight, disabled, ...opened }: ActButtonProps) => {
  const { acts } = useStaffText();
  const { type, words, weight: gravity } = opened.asking;
  const shown = label ?? opened.title ?? acts[words].title;
  return (
    <Button
      weight={weight ?? (gravity === 'grave' ? 'danger' : 'secondary')}
      disabled={disabled}
      data-act={type}
      aria-label={of === undefined ? undefined : `${shown}: ${of}`}
      onClick={() => openAct(opened)}
    >
      {shown}
    </Button>
  );
};

/** Returns the acts that a place offers to its reader. */
export function useActsAt<P extends Place>(place: P, there: Places[P]): readonly Asking[] {
  return actsAt(place, there, useMe()?.staff ?? null);
}

type ActsAtProps<P extends Place> = Pick<ActButtonProps, 'title' | 'does' | 'disabled'> &
  Look & {
    readonly place: P;
    readonly there: Places[P];
    readonly about: string | ((type: ActType) => string);
    readonly labels?: Readonly<Partial<Record<ActType, string>>>;
  };

export const ActsAt = <P extends Place>({ place, there, about, labels, ...look }: ActsAtProps<P>) =>
  useActsAt(place, there).map((asking) => (
    <ActButton
      key={asking.type}
      about={typeof about === 'string' ? about : about(asking.type)}
      asking={asking}
      label={labels?.[asking.type]}
      {...look}
    />
  ));
