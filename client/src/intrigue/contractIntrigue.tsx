// ContractIntrigue: intrigue cards in a contract: what may be played in it now, each with what it does, and the play
// that is open in it, with whom it waits for (INTRIGUE 3, 4).

import { otherParty, type Party } from '@dunmer/shared/contract';
import { cardOf } from '@dunmer/shared/intrigue';
import type { ContractIntrigue, ContractView, ContractWish } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useCommand } from '../net/index.ts';
import { Confirm, useHeld } from '../parts/index.ts';
import { useIntrigueText, useText } from '../text/index.ts';
import { Button, Panel, SegmentedSwitch } from '../ui/index.ts';
import { useIntrigueWords } from './cardWords.ts';
import css from './intrigue.module.css';
import { IntrigueLeaf } from './intrigueLeaf.tsx';
import { TimeLeft } from './timeLeft.tsx';

type Play = ContractIntrigue['plays'][number];
type Rounding = Play['roundings'][number];

/** What is sent for it. */
const wishOf = ({ type, card, proposal }: Play, rounding: Rounding | null): ContractWish =>
  type === 'demandWithIntrigue' ? { type, card, rounding } : { type, card, proposal: proposal ?? 0 };

interface SheetProps {
  readonly play: Play;
  readonly contract: ContractView;
  /** Where the contract stands now, in a sentence. */
  readonly says: string;
  readonly onClose: () => void;
}

const PlayIt = ({ play, contract, says, onClose }: SheetProps) => {
  const { contract: text, play: words, back } = useIntrigueText();
  const { errors } = useText();
  const { nameOfCopy, textOf } = useIntrigueWords();
  const [rounding, setRounding] = useState<Rounding>(play.roundings[0] ?? 'floor');
  const sending = useCommand('actOnContract', onClose, contract.contract);
  // What was read of the contract is what is answered; one's own command is no news.
  const held = useHeld(contract, ({ state, intrigue }) => ({ state, open: intrigue?.play?.asking }));
  const changed = held.isOld && sending.sending === 'no' ? { now: says, onRenew: null } : null;
  const named = play.roundings.length > 0 ? rounding : null;
  return (
    <Confirm
      title={words.title(nameOfCopy(play.card))}
      confirm={words.button}
      back={back}
      sending={sending.sending}
      error={sending.error === null ? null : errors[sending.error.code]}
      changed={changed}
      onConfirm={() =>
        sending.send({ type: 'actOnContract', contract: contract.contract, wish: wishOf(play, named) })
      }
      onClose={() => {
        sending.dismiss();
        onClose();
      }}
    >
      <p>{textOf(cardOf(play.card))}</p>
      <p>{play.type === 'demandWithIntrigue' ? text.demand : text.answer}</p>
      {play.roundings.length > 1 && (
        <div className={css['part']}>
          <p className={css['note']} aria-hidden="true">
            {text.rounding}
          </p>
          <SegmentedSwitch<Rounding>
            label={text.rounding}
            value={rounding}
            options={play.roundings.map((value) => ({ value, label: text.roundings[value] }))}
            onChange={setRounding}
          />
        </div>
      )}
      <p>{text.means}</p>
    </Confirm>
  );
};

interface OpenProps {
  readonly contract: ContractView;
  readonly play: NonNullable<ContractIntrigue['play']>;
  readonly party: Party;
}

/** The play that is open: everything that is asked about the game waits for it (IN21). */
const OpenPlay = ({ contract, play, party }: OpenProps) => {
  const { contract: text } = useIntrigueText();
  const { nameOfCopy, textOf } = useIntrigueWords();
  const name = nameOfCopy(play.card);
  const title = play.by === party ? text.openMine(name) : text.open(contract[play.by].name, name);
  return (
    <Panel tone="strong" label={title}>
      <h2>{title}</h2>
      <p className={css['quoted']}>{textOf(cardOf(play.card))}</p>
      {play.cancels.length > 0 && <p>{text.answers(play.cancels.map(nameOfCopy))}</p>}
      <p role="status">{play.asked === party ? text.yours : text.waits(contract[otherParty(party)].name)}</p>
      <p>
        <TimeLeft clock={play} />
      </p>
    </Panel>
  );
};

/** Nothing to see for staff, and where no card can be played and none is. */
export const ContractIntrigueCards = ({ contract, says }: Pick<SheetProps, 'contract' | 'says'>) => {
  const { contract: text, play: words } = useIntrigueText();
  const { nameOfCopy } = useIntrigueWords();
  const [opened, setOpened] = useState<Play | null>(null);
  const { intrigue, party } = contract;
  if (intrigue === undefined || party === null) return null;
  const { plays, play } = intrigue;
  return (
    <>
      {play !== null && <OpenPlay contract={contract} play={play} party={party} />}
      {plays.length > 0 && (
        <Panel label={text.plays}>
          <h2>{text.plays}</h2>
          {plays.map((one) => (
            <div key={`${one.type} ${one.card}`} className={css['inside']}>
              <IntrigueLeaf card={cardOf(one.card)} id={one.card}>
                <Button
                  weight="primary"
                  aria-label={`${words.button}: ${nameOfCopy(one.card)}`}
                  onClick={() => setOpened(one)}
                >
                  {words.button}
                </Button>
              </IntrigueLeaf>
            </div>
          ))}
        </Panel>
      )}
      {opened !== null && (
        <PlayIt play={opened} contract={contract} says={says} onClose={() => setOpened(null)} />
      )}
    </>
  );
};
