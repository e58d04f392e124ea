// ShowSheet: picks which cards of one's hand to show, and to whom, and asks for confirmation. For promises and
// intrigue cards.

import type { PersonId } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useText } from '../text/index.ts';
import { Button, SegmentedSwitch, Sheet } from '../ui/index.ts';
import { Confirm } from './confirm.tsx';
import { Choice, Options, SheetBody, SheetFoot, Trouble } from './sheetParts.tsx';
import css from './sheetParts.module.css';
import { type Pickable, TraderPick } from './traderPick.tsx';

/** A card in hand: the key by which it is sent, and its words. */
interface Showable {
  readonly key: string;
  readonly name: string;
  readonly note: string;
}

interface ShowWords {
  readonly title: string;
  readonly hint: string;
  readonly which: string;
  readonly all: string;
  readonly whom: string;
  readonly everybody: string;
  readonly one: string;
  readonly none: string;
  readonly nobody: string;
  readonly toAll: (count: number) => string;
  readonly toOne: (name: string, count: number) => string;
  readonly confirm: string;
}

interface ShowSheetProps {
  readonly hand: readonly Showable[];
  readonly others: readonly Pickable[];
  readonly words: ShowWords;
  readonly traderWords: { readonly field: string; readonly none: string; readonly more: string };
  readonly back: string;
  readonly sending: 'no' | 'yes' | 'late';
  /** Why it was refused, in words. */
  readonly error: string | null;
  /** `to` is null to show the cards to everybody. */
  readonly onShow: (keys: readonly string[], to: PersonId | null) => void;
  readonly onDismiss: () => void;
  readonly onClose: () => void;
}

interface WhichProps {
  readonly hand: readonly Showable[];
  readonly words: ShowWords;
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
}

const Which = ({ hand, words, picked, onPick }: WhichProps) => {
  const toggle = (key: string): void =>
    onPick(picked.includes(key) ? picked.filter((each) => each !== key) : [...picked, key]);
  return (
    <Choice label={words.which}>
      <Options options={hand} picked={picked} most={Number.POSITIVE_INFINITY} onPick={toggle} />
      {picked.length < hand.length && (
        <Button weight="quiet" onClick={() => onPick(hand.map(({ key }) => key))}>
          {words.all}
        </Button>
      )}
    </Choice>
  );
};

type Whom = 'everybody' | 'one';

export const ShowSheet = (props: ShowSheetProps) => {
  const { hand, others, words, traderWords, back, sending, error, onShow, onDismiss, onClose } = props;
  const { app } = useText();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [whom, setWhom] = useState<Whom>('one');
  const [person, setPerson] = useState<PersonId | null>(null);
  const [pressed, setPressed] = useState(false);
  const [asks, setAsks] = useState(false);
  // A card that has left the hand meanwhile is not shown.
  const keys = hand.map(({ key }) => key).filter((key) => picked.includes(key));
  const trader = others.find((one) => one.person === person) ?? null;
  const isMissing = whom === 'one' && trader === null;
  const trouble = keys.length === 0 ? words.none : isMissing ? words.nobody : null;
  const to = whom === 'one' ? trader : null;
  if (asks && trouble === null) {
    return (
      <Confirm
        title={words.title}
        confirm={words.confirm}
        back={back}
        weight="primary"
        sending={sending}
        error={error}
        onConfirm={() => onShow(keys, to?.person ?? null)}
        onClose={() => {
          onDismiss();
          setAsks(false);
        }}
      >
        <p>{to === null ? words.toAll(keys.length) : words.toOne(to.name, keys.length)}</p>
        <p>{words.hint}</p>
      </Confirm>
    );
  }
  return (
    <Sheet open onClose={onClose} title={words.title} closeLabel={app.close}>
      <SheetBody>
        <p className={css['note']}>{words.hint}</p>
        <Which hand={hand} words={words} picked={keys} onPick={setPicked} />
        <div className={css['area']}>
          <p className={css['label']} aria-hidden="true">
            {words.whom}
          </p>
          <SegmentedSwitch<Whom>
            label={words.whom}
            value={whom}
            options={[
              { value: 'one', label: words.one },
              { value: 'everybody', label: words.everybody },
            ]}
            onChange={setWhom}
          />
        </div>
        {whom === 'one' && (
          <TraderPick
            label={words.one}
            isAsked
            traders={others}
            picked={person === null ? [] : [person]}
            words={traderWords}
            onPick={setPerson}
          />
        )}
        <SheetFoot>
          {pressed && trouble !== null && <Trouble>{trouble}</Trouble>}
          <Button
            weight="primary"
            size="large"
            wide
            onClick={() => {
              setPressed(true);
              setAsks(true);
            }}
          >
            {words.confirm}
          </Button>
        </SheetFoot>
      </SheetBody>
    </Sheet>
  );
};
