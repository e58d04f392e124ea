// TrayFilterSheet: in which order the cards at hand stand, and which of them: by what they have, and by what beats what.

import { virtueName, type Virtue, VIRTUES } from '@dunmer/shared/cards';
import { VirtueIcon } from '../../cards/index.ts';
import { Button, SegmentedSwitch, Sheet } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import css from './placing.module.css';
import { TRAY_ORDERS, type TrayFilter, WHOLE_TRAY } from './trayOrder.ts';

interface VirtuePickProps {
  readonly label: string;
  readonly hint: string;
  readonly form: 'bare' | 'shield';
  readonly chosen: readonly Virtue[];
  readonly onChange: (virtues: readonly Virtue[]) => void;
}

const VirtuePick = ({ label, hint, form, chosen, onChange }: VirtuePickProps) => {
  const { teller } = useMatch();
  const toggled = (virtue: Virtue): readonly Virtue[] =>
    VIRTUES.filter((each) => (each === virtue ? !chosen.includes(each) : chosen.includes(each)));
  return (
    <fieldset className={css['pick']}>
      <legend>{label}</legend>
      <p className={css['hint']}>{hint}</p>
      <div className={css['virtues']}>
        {VIRTUES.map((virtue) => (
          <button
            key={virtue}
            type="button"
            className={css['virtue']}
            aria-pressed={chosen.includes(virtue)}
            onClick={() => onChange(toggled(virtue))}
          >
            <VirtueIcon virtue={virtue} form={form} />
            <span>{virtueName(teller.lang, virtue)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
};

interface TrayFilterSheetProps {
  readonly filter: TrayFilter;
  readonly onChange: (filter: TrayFilter) => void;
  readonly found: number;
  readonly onClose: () => void;
}

export const TrayFilterSheet = ({ filter, onChange, found, onClose }: TrayFilterSheetProps) => {
  const { text } = useMatch();
  const { tray } = text;
  return (
    <Sheet open onClose={onClose} title={tray.filter} closeLabel={text.close}>
      <div className={css['filter']}>
        <SegmentedSwitch
          label={tray.order}
          value={filter.order}
          onChange={(order) => onChange({ ...filter, order })}
          options={TRAY_ORDERS.map((value) => ({ value, label: tray.orders[value] }))}
        />
        <VirtuePick
          label={tray.has}
          hint={tray.hasHint}
          form="bare"
          chosen={filter.has}
          onChange={(has) => onChange({ ...filter, has })}
        />
        <VirtuePick
          label={tray.beats}
          hint={tray.beatsHint}
          form="bare"
          chosen={filter.beats}
          onChange={(beats) => onChange({ ...filter, beats })}
        />
        <VirtuePick
          label={tray.stands}
          hint={tray.standsHint}
          form="shield"
          chosen={filter.stands}
          onChange={(stands) => onChange({ ...filter, stands })}
        />
        <div className={css['filterActions']}>
          <Button weight="secondary" onClick={() => onChange(WHOLE_TRAY)}>
            {tray.showAll}
          </Button>
          <Button weight="primary" onClick={onClose}>
            {tray.show(found)}
          </Button>
        </div>
      </div>
    </Sheet>
  );
};
