// HandSheet: the hand at the table, unfolded: promises and intrigue cards, what was played and looked at, and passing
// to the end of the match.

import { waitsInPause } from '@dunmer/shared/fairness';
import type { PledgeItem } from '@dunmer/shared/protocol';
import { type Playable, type WindowsState, isBeforeCount } from '@dunmer/shared/rules';
import { AHEAD, type Held } from '@dunmer/shared/windows';
import { type ReactNode, useState } from 'react';
import { isStopped } from '../../around/index.ts';
import { IntrigueLeaf, useIntrigueWords, DueSheet } from '../../intrigue/index.ts';
import { itemOfKey, PledgeLeaf, usePledgesInfo, usePledgeWords } from '../../pledges/index.ts';
import { Leaves, SheetBody } from '../../parts/index.ts';
import { useIntrigueText } from '../../intrigue/intrigueText.ts';
import { usePledgesText } from '../../pledges/pledgesText.ts';
import { useTableText } from '../../around/tableText.ts';
import { useText } from '../../text/index.ts';
import { Button, Sheet } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import { MoveButton } from '../table/moveButton.tsx';
import { useAimAt } from './aim.tsx';
import { alike } from './alike.ts';
import { windowFacts } from './facts.ts';
import { PlayQuestion } from './playQuestion.tsx';
import type { Plays } from './usePlays.ts';
import css from './windows.module.css';
import { useKnownHome } from '../../net/index.ts';

// For a player who holds more intrigue cards than allowed: they choose which to keep during the match, while its
// clocks run on (IN10).

/** Renders nothing when the hand is within its limit. */
export const SurplusNote = () => {
  const { windows: text } = useTableText();
  const home = useKnownHome();
  const [isOpen, setOpen] = useState(false);
  const due = home?.intrigue?.due.find(({ what }) => what === 'keep');
  if (home === null || due === undefined) return null;
  return (
    <div className={css['ahead']}>
      <p role="status">{text.surplus}</p>
      <Button weight="primary" wide onClick={() => setOpen(true)}>
        {text.chooseSurplus}
      </Button>
      {isOpen && <DueSheet due={due} home={home} onFold={() => setOpen(false)} />}
    </div>
  );
};

/**
 * The button that passes to the end of the match, and the one that takes it back. Said by whoever is asked, it waits
 * for the end of a pause (PR19, PR20).
 */
const Ahead = ({ windows }: { readonly windows: WindowsState }) => {
  const match = useMatch();
  const { session, view, viewer, isPaused } = match;
  const { phase } = view.common;
  const { windows: text } = useTableText();
  if (viewer === 'watcher' || !isBeforeCount(phase) || isStopped(match)) return null;
  const isAhead = windows.ahead[viewer].length > 0;
  const command = { type: 'ahead', windows: isAhead ? [] : AHEAD } as const;
  const waits = isPaused && waitsInPause({ ...command, seat: viewer }, view.common);
  return (
    <div className={css['ahead']}>
      <p className={css['note']}>{isAhead ? text.aheadNow : text.aheadMeans}</p>
      <Button wide disabled={waits} onClick={() => session.play(command)}>
        {isAhead ? text.askAgain : text.ahead}
      </Button>
    </div>
  );
};

interface LeafProps {
  readonly held: Held;
  /** How many of them the player holds. */
  readonly count: number;
  readonly lit: boolean;
  readonly item: PledgeItem | null;
  readonly reader: string;
  readonly children: ReactNode;
}

/** A promise shows whose word it is, an intrigue card its window and how many there are of it. */
const HeldLeaf = ({ held, count, lit, item, reader, children }: LeafProps) => {
  const { hand } = useIntrigueText();
  if (item === null)
    return (
      <IntrigueLeaf
        card={held.card}
        id={held.key}
        notes={count > 1 ? [hand.copies(count)] : []}
        lit={lit ? hand.now : null}
      >
        {children}
      </IntrigueLeaf>
    );
  return (
    <PledgeLeaf item={item} reader={reader} isLit={lit}>
      {children}
    </PledgeLeaf>
  );
};

interface HandSheetProps {
  readonly plays: Plays;
  readonly windows: WindowsState;
  readonly onClose: () => void;
}

/** Returns the words for a card in hand, of either kind. */
function useHeldWords() {
  const pledges = usePledgeWords();
  const intrigue = useIntrigueWords();
  const { windows: text } = useTableText();
  const { unnamed } = usePledgesText();
  return {
    nameOf: ({ kind, card }: Held): string =>
      kind === 'promise' ? pledges.nameOf(card) : intrigue.nameOf(card),
    says: ({ kind, card }: Held): string =>
      kind === 'promise' ? pledges.textOf(card) : intrigue.textOf(card),
    means: (item: PledgeItem | null): string =>
      item === null ? text.meansIntrigue : text.means(item.owner.name === '' ? unnamed : item.owner.name),
  };
}

export const HandSheet = ({ plays, windows, onClose }: HandSheetProps) => {
  const match = useMatch();
  const { windows: text } = useTableText();
  const { app } = useText();
  const { nameOf, says, means } = useHeldWords();
  const aimAt = useAimAt();
  const hasPromises = plays.kind !== 'intrigue';
  const list = usePledgesInfo(hasPromises ? 0 : null);
  const facts = windowFacts(match, windows, text);
  const [asked, setAsked] = useState<Playable | null>(null);
  const { viewer, view } = match;
  const hands = list.at === 'here' ? list.value.hands : [];
  // Until the owner's name is loaded, a dash stands for it.
  const itemOf = (held: Held): PledgeItem | null =>
    held.kind === 'intrigue'
      ? null
      : (itemOfKey(held.key, hands) ?? {
          pledge: held.key,
          owner: { person: held.owner, name: '—', code: '' },
          card: held.card,
        });
  const reader = viewer === 'watcher' ? '' : windows.traders[viewer];
  const playableOf = (key: string): Playable | null =>
    plays.playable.find(({ held }) => held.key === key) ?? null;
  // Playable cards come first.
  const inOrder = [true, false].flatMap((isLit) =>
    alike(plays.hand.filter(({ key }) => (playableOf(key) !== null) === isLit)),
  );
  const open = asked === null ? null : playableOf(asked.held.key);
  const start = (playable: Playable): void => {
    const { choosing, held } = playable;
    if (aimAt === null || choosing === null || view.common.phase.at !== 'stop') return setAsked(playable);
    aimAt({ playable: { ...playable, choosing }, name: nameOf(held), says: says(held) });
    onClose();
  };
  if (open !== null) {
    const { held } = open;
    return (
      <PlayQuestion
        key={held.key}
        playable={open}
        name={nameOf(held)}
        says={says(held)}
        means={means(itemOf(held))}
        onClose={() => {
          setAsked(null);
          onClose();
        }}
      />
    );
  }
  return (
    <Sheet open onClose={onClose} title={text.title[plays.kind]} closeLabel={app.close}>
      <SheetBody>
        <SurplusNote />
        {facts.length > 0 && (
          <ul className={css['facts']}>
            {facts.map((fact, at) => (
              // The index is a good key: the list only grows.
              <li key={at} className={css['note']}>
                {fact}
              </li>
            ))}
          </ul>
        )}
        {plays.hand.length === 0 && <p>{text.empty[plays.kind]}</p>}
        <Leaves on="sheet">
          {inOrder.map(({ held, count }) => {
            const playable = playableOf(held.key);
            return (
              <li key={held.key}>
                <HeldLeaf
                  held={held}
                  count={count}
                  lit={playable !== null}
                  item={itemOf(held)}
                  reader={reader}
                >
                  {playable === null ? undefined : (
                    <MoveButton
                      weight="primary"
                      aria-label={`${text.playIt}: ${nameOf(held)}`}
                      onClick={() => start(playable)}
                    >
                      {text.playIt}
                    </MoveButton>
                  )}
                </HeldLeaf>
              </li>
            );
          })}
        </Leaves>
        {view.common.phase.at !== 'finished' && <Ahead windows={windows} />}
      </SheetBody>
    </Sheet>
  );
};
