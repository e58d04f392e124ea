// usePlay: what the reader looks at, names and declares on the table.

import type { Asked, GameSeatCommand } from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';
import { useMemo } from 'react';
import { useTable } from '../table.ts';
import { answering } from '../underWay.ts';
import {
  backward,
  type Draft,
  draftOf,
  drawnTo,
  isMeant,
  isPicked,
  mayName,
  namingOf,
  onward,
  withTap,
} from './drafting.ts';
import { isTaught, isTaughtName } from './guided.ts';
import type { Focus, Play, Stroke } from './playContext.ts';
import { type May, useMay } from './useMay.ts';
import { type Taken, useTaken } from './useTaken.ts';

/** What may be done, what was taken up, and how commands are sent. */
interface Hands {
  readonly may: May;
  readonly taken: Taken;
  /** The cards of an answer that is on its way. */
  readonly answered: readonly CopyId[];
  readonly send: (command: GameSeatCommand) => void;
}

const ASTRAY = { isAstray: true } as const;

function answerTo(asked: Asked, copies: readonly CopyId[]) {
  const { seat, id: asking } = asked;
  if (asked.what === 'defend') return { type: 'defend', seat, asking, copy: copies[0] ?? null } as const;
  return { type: 'choose', seat, asking, copies } as const;
}

const focusOn = ({ mayEnd, offersFor }: May, copy: CopyId): Focus => ({
  copy,
  draft: mayEnd ? drawnTo(offersFor(copy), null) : null,
});

const mayNameNow = ({ guide }: May, draft: Draft, copy: CopyId): boolean =>
  mayName(draft, copy) && isTaughtName(guide, copy, draft.at);

/** Picks a card for an answer, or unpicks it. */
function togglePicked({ may: { asked }, taken: { picked, set } }: Hands, copy: CopyId): void {
  if (asked === null) return;
  if (picked.includes(copy)) set({ picked: picked.filter((each) => each !== copy) });
  else if (asked.atMost === 1) set({ picked: [copy] });
  else if (picked.length < asked.atMost) set({ picked: [...picked, copy] });
}

/** Pressing cards: how each card looks, and what pressing it does. */
function pressing(hands: Hands): Pick<Play, 'poseOf' | 'press' | 'look' | 'pick' | 'clear'> {
  const { may, taken, answered } = hands;
  const { asked, guide, isTurn } = may;
  const { focus, picked, set } = taken;
  const draft = focus?.draft ?? null;
  return {
    poseOf(copy) {
      if (asked !== null) return picked.includes(copy) ? 'picked' : may.mayPick(copy) ? 'target' : 'rest';
      if (answered.includes(copy)) return 'picked';
      if (focus?.copy === copy) return 'chosen';
      if (draft !== null && namingOf(draft) !== null) {
        if (isPicked(draft, copy)) return 'picked';
        return mayNameNow(may, draft, copy) ? 'target' : 'rest';
      }
      // The taught card stays lit while another one is looked at.
      const isLooking = focus !== null && guide === null;
      const isLit = isTurn && !isLooking && may.offersFor(copy).some(({ refusal }) => refusal === null);
      return isLit ? 'lit' : 'rest';
    },
    press(copy) {
      if (asked !== null && may.mayPick(copy)) togglePicked(hands, copy);
      else if (focus !== null && draft !== null && mayNameNow(may, draft, copy))
        set({ focus: { ...focus, draft: withTap(draft, copy) } });
      else {
        const next = focus?.copy === copy ? null : focusOn(may, copy);
        set({ focus: next, isAstray: guide !== null && next !== null && next.draft === null });
      }
    },
    look: (copy) => set({ focus: { copy, draft: null } }),
    pick: (copies) => set(copies.every((copy) => isTaughtName(guide, copy)) ? { picked: copies } : ASTRAY),
    clear: () => set({ focus: null, picked: [] }),
  };
}

/** Strokes from a card to another, or to the table. */
function stroking({ may, taken, send }: Hands): Pick<Play, 'mayDraw' | 'draw' | 'isMeant' | 'letGo'> {
  const { asked, guide, drawnFrom } = may;
  const { set } = taken;
  const mayDefend = (copy: CopyId): boolean => asked?.what === 'defend' && may.mayPick(copy);
  const couldName = (from: CopyId, over: CopyId): boolean =>
    may.offersFor(from).some(({ namings }) => namings.some((each) => each.from.includes(over)));
  const isMeantBy = ({ from, over, isOnTable, isUnseen }: Stroke): boolean => {
    if (asked?.what === 'defend') return over === asked.striker || over === asked.target;
    const drawn = drawnFrom(from, over);
    if (drawn === null || (isUnseen && drawn.offer.namings.length > 0)) return false;
    return isMeant(drawn, over, isOnTable);
  };
  return {
    mayDraw: (copy) => mayDefend(copy) || drawnFrom(copy, null) !== null,
    draw(from, over) {
      if (mayDefend(from)) set({ picked: [from] });
      else set({ focus: { copy: from, draft: drawnFrom(from, over) } });
    },
    isMeant: isMeantBy,
    letGo(stroke) {
      const { from, over, isBack, isOnTable } = stroke;
      // A card that is drawn back is put down.
      const isPutDown = isBack || !isOnTable;
      if (asked !== null && mayDefend(from)) {
        if (isMeantBy(stroke)) send(answerTo(asked, [from]));
        else if (isPutDown) set({ picked: [] });
        return;
      }
      if (over !== null && couldName(from, over) && !isTaughtName(guide, over))
        return set({ focus: focusOn(may, from), isAstray: true });
      const drawn = drawnFrom(from, over);
      const command = may.commandOf(drawn);
      if (command !== null && isMeantBy(stroke)) return send(command);
      set({ focus: isPutDown ? null : { copy: from, draft: drawn } });
    },
  };
}

/** Taking an offer up step by step, and declaring it. */
function drafting({
  may,
  taken,
  send,
}: Hands): Pick<Play, 'takeUp' | 'next' | 'back' | 'declare' | 'answer'> {
  const { focus, set } = taken;
  const redraft = (next: (draft: Draft) => Draft | null): void => {
    if (focus !== null) set({ focus: focus.draft === null ? null : redrawn(focus, next(focus.draft)) });
  };
  return {
    takeUp: (offer) => set({ focus: { copy: offer.copy, draft: draftOf(offer) } }),
    next: () => redraft(onward),
    back: () => redraft(backward),
    declare() {
      const command = may.commandOf(focus?.draft ?? null);
      if (command !== null) send(command);
    },
    answer(copies) {
      if (may.asked !== null) send(answerTo(may.asked, copies));
    },
  };
}

const redrawn = (focus: Focus, draft: Draft | null): Focus | null =>
  draft === null ? null : { ...focus, draft };

/** Ending the turn: confirmed when something could still be done. */
function ending({ may, taken, send }: Hands): Pick<Play, 'playOn' | 'endTurn'> {
  const { guide, able, common, seat } = may;
  const { isEnding, set } = taken;
  return {
    playOn: () => set({ isEnding: false }),
    endTurn() {
      const isDone = isEnding || able.every(({ refusal }) => refusal !== null);
      if (!isDone) set(guide === null ? { isEnding: true, focus: null } : ASTRAY);
      else if (common.stage.at === 'turn' && seat !== null)
        send({ type: 'endTurn', seat, turn: common.stage.turn });
    },
  };
}

export function usePlay(): Play {
  const { session } = useTable();
  const may = useMay();
  const taken = useTaken(may);
  const { guide, asked, commandOf, foresee } = may;
  const { focus } = taken;
  const draft = focus?.draft ?? null;
  const foreseen = useMemo(() => foresee(commandOf(draft)), [draft, commandOf, foresee]);
  const send = (command: GameSeatCommand): void => {
    if (isTaught(guide, command)) session.play(command);
    else taken.set(ASTRAY);
  };
  const hands = { may, taken, answered: answering(session), send };
  return {
    guide,
    asked,
    offers: may.offers,
    isTurn: may.isTurn,
    mayEnd: may.mayEnd,
    isAstray: taken.isAstray,
    picked: taken.picked,
    focus,
    isEnding: taken.isEnding,
    ...pressing(hands),
    ...stroking(hands),
    ...drafting(hands),
    ...ending(hands),
    foreseen,
    foreseeAnswer: (copies) => foresee(asked === null ? null : answerTo(asked, copies)),
  };
}
