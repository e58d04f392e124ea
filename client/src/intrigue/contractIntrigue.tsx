// ContractIntrigue: intrigue cards in a contract: the cards that may be played in it now, each with its text, and the
// open play with whom it waits for (INTRIGUE 3, 4).

import { otherParty, sixthChoices } from '@dunmer/shared/contract';
import { cardOf } from '@dunmer/shared/intrigue';
import type { ContractIntrigue, ContractView, ContractWish, HomeView } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useCommand } from '../net/index.ts';
import { Confirm, DemandNotes, LeafInside, Sizes, useHeld } from '../parts/index.ts';
import { useRefused } from '../text/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import { Button, Panel, SegmentedSwitch } from '../ui/index.ts';
import { useIntrigueWords } from './cardWords.ts';
import css from './intrigue.module.css';
import { IntrigueLeaf } from './intrigueLeaf.tsx';
import { TimeLeft } from './timeLeft.tsx';

type Play = ContractIntrigue['plays'][number];
type Rounding = Play['roundings'][number];

/** Returns the command for a play. */
const wishOf = ({ type, card, proposal }: Play, rounding: Rounding | null): ContractWish =>
  type === 'demandWithIntrigue' ? { type, card, rounding } : { type, card, proposal: proposal ?? 0 };

interface SheetProps {
  readonly play: Play;
  readonly contract: ContractView;
  /** A sentence about where the contract stands now. */
  readonly says: string;
  readonly home: Pick<HomeView, 'event' | 'pledges' | 'purse'>;
  readonly onClose: () => void;
}

/**
 * Returns the possible stakes with this card, by rounding. They follow from the price alone, because nobody may see
 * what both hold (R12). Null when the card makes no stake.
 */
function useSizes({ play, contract, home }: Pick<SheetProps, 'play' | 'contract' | 'home'>) {
  const { least } = home.event.settings;
  const { find } = useIntrigueWords();
  const { state, sum } = contract;
  const effects = find(cardOf(play.card))?.effects ?? [];
  const part = effects.flatMap((effect) => (effect.op === 'part' ? effect.n : []))[0];
  if (part === undefined && play.roundings.length === 0) return null;
  const named = state.at === 'signed' && state.game.at === 'demanded' ? state.game.rounding : undefined;
  return (rounding: Rounding | undefined = named) =>
    sixthChoices(sum, least, null, {
      ...(part === undefined ? {} : { part }),
      ...(rounding === undefined ? {} : { rounding }),
    });
}

const PlayIt = ({ play, contract, says, home, onClose }: SheetProps) => {
  const sizesOf = useSizes({ play, contract, home });
  const { contract: text, play: words, back } = useIntrigueText();
  const refused = useRefused();
  const { nameOfCopy, textOf } = useIntrigueWords();
  const [rounding, setRounding] = useState<Rounding>(play.roundings[0] ?? 'floor');
  const sending = useCommand('actOnContract', onClose, contract.contract);
  // The answer is to the contract as it was read; a change by the reader's own command is no news.
  const held = useHeld(contract, ({ state, intrigue, short }) => ({
    state,
    open: intrigue?.play?.asking,
    short,
  }));
  const changed = held.isOld && sending.sending === 'no' ? { now: says, onRenew: null } : null;
  const isDemand = play.type === 'demandWithIntrigue';
  // Where a rounding is to be chosen, each is named with its size.
  const sizes = play.roundings.length > 0 ? [] : (sizesOf?.() ?? []);
  const named = play.roundings.length > 0 ? rounding : null;
  return (
    <Confirm
      title={words.title(nameOfCopy(play.card))}
      confirm={words.button}
      back={back}
      sending={sending.sending}
      error={refused(sending.error)}
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
      <p>{isDemand ? text.demand : text.answer}</p>
      {play.roundings.length > 1 && (
        <div className={css['part']}>
          <p className={css['note']} aria-hidden="true">
            {text.rounding}
          </p>
          <SegmentedSwitch<Rounding>
            label={text.rounding}
            value={rounding}
            options={play.roundings.map((value) => ({
              value,
              label: text.rounded(text.roundings[value], sizesOf?.(value)[0] ?? 0),
            }))}
            onChange={setRounding}
          />
        </div>
      )}
      {isDemand ? (
        <DemandNotes contract={contract} home={home} sizes={sizes} />
      ) : (
        sizesOf !== null && <Sizes sizes={sizes} purse={home.purse} />
      )}
      <p>{text.means}</p>
    </Confirm>
  );
};

/** The open play: everything about the game waits for it (IN21). Nothing is shown to staff. */
export const ContractOpenPlay = ({ contract }: Pick<SheetProps, 'contract'>) => {
  const { contract: text, open } = useIntrigueText();
  const { nameOfCopy, textOf } = useIntrigueWords();
  const { party } = contract;
  const play = contract.intrigue?.play ?? null;
  if (play === null || party === null) return null;
  const name = nameOfCopy(play.card);
  const title = play.by === party ? text.openMine(name) : text.open(contract[play.by].name, name);
  return (
    <Panel tone="strong" label={title}>
      <h2>{title}</h2>
      <p className={css['quoted']}>{textOf(cardOf(play.card))}</p>
      {play.cancels.length > 0 && <p>{open.answered(play.cancels.map(nameOfCopy))}</p>}
      <p role="status">{play.asked === party ? text.yours : text.waits(contract[otherParty(party)].name)}</p>
      <p>
        <TimeLeft clock={play} />
      </p>
    </Panel>
  );
};

/** Keeps one play for each card: all its copies do the same. */
const onceEach = (plays: readonly Play[]): readonly Play[] =>
  plays.filter(({ card }, at) => plays.findIndex((other) => cardOf(other.card) === cardOf(card)) === at);

/** Nothing is shown to staff, or when no card can be played. */
export const ContractIntrigueCards = (props: Omit<SheetProps, 'play' | 'onClose'>) => {
  const { contract } = props;
  const { contract: text, play: words } = useIntrigueText();
  const { nameOfCopy } = useIntrigueWords();
  const [opened, setOpened] = useState<Play | null>(null);
  const { intrigue, party } = contract;
  if (intrigue === undefined || party === null) return null;
  const plays = onceEach(intrigue.plays);
  return (
    <>
      {plays.length > 0 && (
        <Panel label={text.plays}>
          <h2>{text.plays}</h2>
          {plays.map((one) => (
            <LeafInside key={`${one.type} ${one.card}`}>
              <IntrigueLeaf card={cardOf(one.card)} id={one.card}>
                <Button
                  weight="primary"
                  aria-label={`${words.button}: ${nameOfCopy(one.card)}`}
                  onClick={() => setOpened(one)}
                >
                  {words.button}
                </Button>
              </IntrigueLeaf>
            </LeafInside>
          ))}
        </Panel>
      )}
      {opened !== null && <PlayIt {...props} play={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
