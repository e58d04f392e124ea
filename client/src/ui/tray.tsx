// Tray: the cards in hand, under the thumb. Three layouts: a row that scrolls, beside the board when a phone lies on
// its side; a row everywhere, when buttons stand below it; or as many rows as are needed.

import { useCallback, type ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './tray.module.css';
import { usePress } from './usePress.ts';
import { VisuallyHidden } from './toasts.tsx';

export interface TrayItem {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onPress?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}

interface TrayProps {
  readonly label: string;
  readonly items: readonly TrayItem[];
  /** Shown when the tray is empty. */
  readonly empty: ReactNode;
  readonly head?: ReactNode;
  /** Shows the label before the row too, when nothing else says what lies there. */
  readonly isNamed?: boolean;
  readonly layout?: 'scroll' | 'row' | 'wrap';
  readonly itemRef?: ((id: string, element: HTMLElement | null) => void) | undefined;
}

type ItemProps = TrayItem & Pick<TrayProps, 'itemRef'>;

const Item = ({ id, label, content, pressed, disabled, onPress, onHold, itemRef }: ItemProps) => {
  const press = usePress({ onPress, onHold });
  const ref = useCallback((element: HTMLElement | null) => itemRef?.(id, element), [itemRef, id]);
  return (
    <li className={css['item']}>
      <button ref={ref} type="button" aria-pressed={pressed} disabled={disabled} data-item={id} {...press}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {content}
      </button>
    </li>
  );
};

export const Tray = ({ label, items, empty, head, isNamed, layout = 'scroll', itemRef }: TrayProps) => (
  <section className={classes(css['tray'], css[layout])} aria-label={label}>
    {isNamed === true && (
      <p className={css['name']} aria-hidden>
        {label}
      </p>
    )}
    {head !== undefined && <div className={css['head']}>{head}</div>}
    {items.length === 0 ? (
      <p className={css['empty']}>{empty}</p>
    ) : (
      <ul className={css['items']}>
        {items.map((item) => (
          <Item key={item.id} {...item} itemRef={itemRef} />
        ))}
      </ul>
    )}
  </section>
);
