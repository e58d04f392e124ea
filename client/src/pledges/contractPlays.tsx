// ContractPlays: promises that can be played in a contract now, each with its text; playing one is confirmed.

import { sixthChoices } from '@dunmer/shared/contract';
import type { ContractView, ContractWish, HomeView } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useCommand } from '../net/index.ts';
import { Confirm, DemandNotes, LeafInside, useHeld } from '../parts/index.ts';
import { useRefused } from '../text/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { Button, Panel } from '../ui/index.ts';
import { usePledgeWords } from './cardWords.ts';
import { PledgeLeaf } from './pledgeLeaf.tsx';

type Plays = NonNullable<ContractView['pledges']>['plays'];
type Play = Plays[number];

/** Returns the command for a play. */
const wishOfPlay = ({ type, item, proposal }: Play): ContractWish =>
  type === 'demandWith'
    ? { type, pledge: item.pledge }
    : { type, pledge: item.pledge, proposal: proposal ?? 0 };

interface SheetProps {
  readonly play: Play;
  readonly contract: ContractView;
  /** A sentence about where the contract stands now. */
  readonly says: string;
  readonly home: Pick<HomeView, 'event' | 'pledges' | 'purse'>;
  readonly onClose: () => void;
}

const PlayIt = ({ play, contract, says, home, onClose }: SheetProps) => {
  const text = usePledgesText();
  const refused = useRefused();
  const { cardOf, nameOf, textOf } = usePledgeWords();
  const sending = useCommand('actOnContract', onClose, contract.contract);
  // The answer is to the contract as it was read; a change by the reader's own command is no news.
  const held = useHeld(contract, ({ state, pledges, short }) => ({ state, pledges, short }));
  const changed = held.isOld && sending.sending === 'no' ? { now: says, onRenew: null } : null;
  const { item } = play;
  const isDemand = play.type === 'demandWith';
  const effects = cardOf(item.card)?.effects ?? [];
  const [part] = effects.flatMap((effect) => (effect.op === 'part' ? effect.n : []));
  const { least } = home.event.settings;
  const sizes = sixthChoices(contract.sum, least, null, part === undefined ? {} : { part });
  return (
    <Confirm
      title={text.play.title(nameOf(item.card))}
      confirm={text.play.button}
      back={text.back}
      sending={sending.sending}
      error={refused(sending.error)}
      changed={changed}
      onConfirm={() =>
        sending.send({ type: 'actOnContract', contract: contract.contract, wish: wishOfPlay(play) })
      }
      onClose={() => {
        sending.dismiss();
        onClose();
      }}
    >
      <p>{textOf(item.card)}</p>
      {isDemand && <p>{text.contract.demand}</p>}
      {isDemand && <DemandNotes contract={contract} home={home} sizes={sizes} />}
      <p>{text.play.means(item.owner.name)}</p>
    </Confirm>
  );
};

export const ContractPlays = ({ contract, says, home }: Omit<SheetProps, 'play' | 'onClose'>) => {
  const { contract: text, play: words } = usePledgesText();
  const { nameOf } = usePledgeWords();
  const [opened, setOpened] = useState<Play | null>(null);
  const { pledges, party } = contract;
  const plays = pledges?.plays ?? [];
  if (party === null || (plays.length === 0 && opened === null)) return null;
  return (
    <>
      {plays.length > 0 && (
        <Panel label={text.plays}>
          <h2>{text.plays}</h2>
          {plays.map((play) => (
            <LeafInside key={play.item.pledge}>
              <PledgeLeaf item={play.item} reader={contract[party].person} saysWhen={false}>
                <Button
                  weight="primary"
                  aria-label={words.title(nameOf(play.item.card)).replace(/\?$/, '')}
                  onClick={() => setOpened(play)}
                >
                  {words.button}
                </Button>
              </PledgeLeaf>
            </LeafInside>
          ))}
        </Panel>
      )}
      {opened !== null && (
        <PlayIt play={opened} contract={contract} says={says} home={home} onClose={() => setOpened(null)} />
      )}
    </>
  );
};
