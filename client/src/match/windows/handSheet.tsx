// HandSheet: the hand of promises, unfolded at the table: what it holds, what was played and looked at, and passing to
// the end of the match.

import type { PledgeItem } from '@dunmer/shared/protocol';
import { type Playable, type WindowsState, isBeforeCount } from '@dunmer/shared/rules';
import { AHEAD } from '@dunmer/shared/windows';
import { useState } from 'react';
import { itemOfKey, PledgeLeaf, usePledgesInfo, usePledgeWords } from '../../pledges/index.ts';
import { useTableText, useText } from '../../text/index.ts';
import { Button, Sheet } from '../../ui/index.ts';
import { type Match, useMatch } from '../match.ts';
import { PlayQuestion } from './playQuestion.tsx';
import type { Plays } from './usePlays.ts';
import css from './windows.module.css';

/** What everybody has read of promises in this match, and what the own cards have shown. */
function useFacts({ view, viewer, names, far, teller }: Match, windows: WindowsState): readonly string[] {
  const { windows: text } = useTableText();
  const { nameOf } = usePledgeWords();
  const shown = view.viewer === 'watcher' ? [] : (view.own.windows?.shown ?? []);
  const cardNames = shown.flatMap(({ cards }) =>
    cards.map((card) => teller.catalogue.get(card)?.name[teller.lang] ?? card),
  );
  const played = windows.pledges.map(({ seat, pledge }) =>
    seat === viewer ? text.playedMine(nameOf(pledge.card)) : text.played(names[seat], nameOf(pledge.card)),
  );
  const lies = viewer === 'watcher' ? [] : windows.holdings[viewer].fronts;
  return [
    ...(cardNames.length === 0 ? [] : [text.shown(cardNames)]),
    ...played,
    ...lies.map(({ card }) => text.lies(nameOf(card))),
    ...windows.holdings[far].fronts.map(({ card }) => text.liesTheirs(names[far], nameOf(card))),
    ...(windows.ahead[far].length === 0 ? [] : [text.theyAhead(names[far])]),
  ];
}

/** Passing to the end of the match, and the way back from it. */
const Ahead = ({ windows }: { readonly windows: WindowsState }) => {
  const { session, view, viewer } = useMatch();
  const { windows: text } = useTableText();
  if (viewer === 'watcher' || !isBeforeCount(view.common.phase)) return null;
  const isAhead = windows.ahead[viewer].length > 0;
  return (
    <div className={css['ahead']}>
      <p className={css['note']}>{isAhead ? text.aheadNow : text.aheadMeans}</p>
      <Button wide onClick={() => session.play({ type: 'ahead', windows: isAhead ? [] : AHEAD })}>
        {isAhead ? text.askAgain : text.ahead}
      </Button>
    </div>
  );
};

interface HandSheetProps {
  readonly plays: Plays;
  readonly windows: WindowsState;
  readonly onClose: () => void;
}

export const HandSheet = ({ plays, windows, onClose }: HandSheetProps) => {
  const match = useMatch();
  const { windows: text } = useTableText();
  const { app } = useText();
  const { nameOf } = usePledgeWords();
  const list = usePledgesInfo(0);
  const facts = useFacts(match, windows);
  const [asked, setAsked] = useState<Playable | null>(null);
  const { viewer, view } = match;
  const hands = list.at === 'here' ? list.value.hands : [];
  // Whoever is not known yet is known by a dash for a moment.
  const itemOf = (key: string, owner: string, card: string): PledgeItem =>
    itemOfKey(key, hands) ?? { pledge: key, owner: { person: owner, name: '—', code: '' }, card };
  const reader = viewer === 'watcher' ? '' : windows.traders[viewer];
  const playableOf = (key: string): Playable | null =>
    plays.playable.find(({ held }) => held.key === key) ?? null;
  const open = asked === null ? null : playableOf(asked.held.key);
  if (open !== null && open.held.kind === 'promise') {
    const { key, owner, card } = open.held;
    return (
      <PlayQuestion
        key={key}
        playable={open}
        item={itemOf(key, owner, card)}
        onClose={() => {
          setAsked(null);
          onClose();
        }}
      />
    );
  }
  return (
    <Sheet open onClose={onClose} title={text.title} closeLabel={app.close}>
      <div className={css['sheet']}>
        {facts.map((fact) => (
          <p key={fact} className={css['note']}>
            {fact}
          </p>
        ))}
        {plays.hand.length === 0 && <p>{text.empty}</p>}
        <ul className={css['list']}>
          {plays.hand.map(({ key, owner, card }) => {
            const playable = playableOf(key);
            return (
              <li key={key}>
                <PledgeLeaf item={itemOf(key, owner, card)} reader={reader} isLit={playable !== null}>
                  {playable === null ? undefined : (
                    <Button
                      weight="primary"
                      aria-label={`${text.playIt}: ${nameOf(card)}`}
                      onClick={() => setAsked(playable)}
                    >
                      {text.playIt}
                    </Button>
                  )}
                </PledgeLeaf>
              </li>
            );
          })}
        </ul>
        {view.common.phase.at !== 'finished' && <Ahead windows={windows} />}
      </div>
    </Sheet>
  );
};
