// ShowSheet: which of one's hand to show, and to whom; what that comes to is confirmed.

import type { HandItem, PersonId, PledgesInfo } from '@dunmer/shared/protocol';
import { useState } from 'react';
import type { Sending } from '../net/index.ts';
import { Confirm } from '../parts/index.ts';
import { usePledgesText, useText } from '../text/index.ts';
import { Button, SegmentedSwitch, Sheet } from '../ui/index.ts';
import { usePledgeWords } from './cardWords.ts';
import css from './sheets.module.css';
import { TraderPick } from './traderPick.tsx';

interface ShowSheetProps {
  readonly info: PledgesInfo;
  readonly reader: PersonId;
  readonly showing: Sending<'showPledges'>;
  readonly onClose: () => void;
}

interface WhichProps {
  readonly hand: readonly HandItem[];
  readonly reader: PersonId;
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
}

const Which = ({ hand, reader, picked, onPick }: WhichProps) => {
  const { show } = usePledgesText();
  const { nameOf, byOf } = usePledgeWords();
  const toggle = (key: string): void =>
    onPick(picked.includes(key) ? picked.filter((each) => each !== key) : [...picked, key]);
  return (
    <fieldset className={css['choice']}>
      <legend>{show.which}</legend>
      {hand.map((item) => (
        <label key={item.pledge}>
          <input
            type="checkbox"
            aria-label={`${nameOf(item.card)}, ${byOf(item, reader)}`}
            checked={picked.includes(item.pledge)}
            onChange={() => toggle(item.pledge)}
          />
          <span className={css['item']}>
            <strong>{nameOf(item.card)}</strong>
            <span className={css['note']}>{byOf(item, reader)}</span>
          </span>
        </label>
      ))}
      {picked.length < hand.length && (
        <Button weight="quiet" onClick={() => onPick(hand.map(({ pledge }) => pledge))}>
          {show.all}
        </Button>
      )}
    </fieldset>
  );
};

type Whom = 'everybody' | 'one';

export const ShowSheet = ({ info, reader, showing, onClose }: ShowSheetProps) => {
  const { show, back } = usePledgesText();
  const text = useText();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [whom, setWhom] = useState<Whom>('one');
  const [trader, setTrader] = useState<PledgesInfo['hands'][number] | null>(null);
  const [pressed, setPressed] = useState(false);
  const [asks, setAsks] = useState(false);
  // What has left the hand meanwhile is not shown.
  const keys = info.hand.map(({ pledge }) => pledge).filter((key) => picked.includes(key));
  const others = info.hands.filter(({ trader: { person } }) => person !== reader);
  const isMissing = whom === 'one' && trader === null;
  const trouble = keys.length === 0 ? show.none : isMissing ? show.nobody : null;
  const to = whom === 'one' ? trader : null;
  if (asks && trouble === null) {
    return (
      <Confirm
        title={show.title}
        confirm={show.confirm}
        back={back}
        weight="primary"
        sending={showing.sending}
        error={showing.error === null ? null : text.errors[showing.error.code]}
        onConfirm={() =>
          showing.send({ type: 'showPledges', pledges: keys, to: to === null ? null : to.trader.person })
        }
        onClose={() => {
          showing.dismiss();
          setAsks(false);
        }}
      >
        <p>{to === null ? show.toAll(keys.length) : show.toOne(to.trader.name, keys.length)}</p>
        <p>{show.hint}</p>
      </Confirm>
    );
  }
  return (
    <Sheet open onClose={onClose} title={show.title} closeLabel={text.app.close}>
      <div className={css['form']}>
        <p className={css['note']}>{show.hint}</p>
        <Which hand={info.hand} reader={reader} picked={keys} onPick={setPicked} />
        <div className={css['area']}>
          <p className={css['label']} aria-hidden="true">
            {show.whom}
          </p>
          <SegmentedSwitch<Whom>
            label={show.whom}
            value={whom}
            options={[
              { value: 'one', label: show.one },
              { value: 'everybody', label: show.everybody },
            ]}
            onChange={setWhom}
          />
        </div>
        {whom === 'one' && (
          <TraderPick
            label={show.one}
            hands={others}
            value={trader?.trader.person ?? null}
            onPick={setTrader}
          />
        )}
        <div className={css['foot']}>
          {pressed && trouble !== null && (
            <p className={css['error']} role="alert">
              {trouble}
            </p>
          )}
          <Button
            weight="primary"
            size="large"
            wide
            onClick={() => {
              setPressed(true);
              setAsks(true);
            }}
          >
            {show.confirm}
          </Button>
        </div>
      </div>
    </Sheet>
  );
};
