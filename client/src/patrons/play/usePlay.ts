// usePlay: what the reader looks at, names and declares on the table.

import {
  type Asked,
  commandFor,
  type DecideGame,
  decideGame,
  foresee,
  type GameSeatCommand,
  type GameTerms,
  type Offer,
  offersOf,
} from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';
import { useMemo, useState } from 'react';
import { useTable } from '../table.ts';
import {
  backward,
  type Draft,
  draftOf,
  drawnTo,
  isDrawable,
  isMeant,
  isPicked,
  isReady,
  mayName,
  namingOf,
  onward,
  withTap,
} from './drafting.ts';
import { isTaught, isTaughtName, taughtOffers } from './guided.ts';
import type { Focus, Play, Stroke } from './playContext.ts';

interface State {
  /** For which table it holds. */
  readonly of: unknown;
  readonly focus: Focus | null;
  /** What is named for an answer. */
  readonly picked: readonly CopyId[];
  /** Whether the end of the turn is asked once more. */
  readonly isEnding: boolean;
  /** Whether something else than what is taught was tried. */
  readonly isAstray: boolean;
}

function answerTo(asked: Asked, copies: readonly CopyId[]) {
  const { seat, id: asking } = asked;
  if (asked.what === 'defend') return { type: 'defend', seat, asking, copy: copies[0] ?? null } as const;
  return { type: 'choose', seat, asking, copies } as const;
}

/** The core, for the cards of this table. */
function useCore(): { readonly terms: GameTerms; readonly decide: DecideGame } {
  const { catalogue } = useTable();
  return useMemo(() => {
    const terms = { catalogue };
    return { terms, decide: decideGame(terms) };
  }, [catalogue]);
}

const NOTHING: readonly CopyId[] = [];
const NO_OFFERS: readonly Offer[] = [];
const ASTRAY = { isAstray: true } as const;

export function usePlay(): Play {
  const table = useTable();
  const { isNow, isFree, hurry, session } = table;
  // Free hands play on with what is there now.
  const view = isFree ? session.view : table.view;
  const { terms, decide } = useCore();
  const seated = view.viewer === 'watcher' ? null : view;
  const { stage } = view.common;
  const mayAct =
    isFree && seated !== null && stage.at === 'turn' && session.sending === 'no' && !session.isHeld;
  const asked = mayAct && stage.asked?.seat === seated.viewer ? stage.asked : null;
  const mayEnd = mayAct && stage.asked === null && stage.seat === seated.viewer && stage.part === 'main';
  const isTurn = mayEnd && isNow;
  const guide = session.guide ?? null;
  const able = useMemo(
    () => (seated === null || !isFree ? [] : taughtOffers(guide, offersOf(terms, decide, seated))),
    [terms, decide, seated, isFree, guide],
  );
  const offers = isNow ? able : NO_OFFERS;
  const [state, setState] = useState<State>({
    of: view.common,
    focus: null,
    picked: NOTHING,
    isEnding: false,
    isAstray: false,
  });
  const isSame = state.of === view.common;
  const focus = isSame ? state.focus : null;
  const picked = isSame ? state.picked : NOTHING;
  const isEnding = isSame && isTurn && state.isEnding;
  const set = (part: Partial<State>) => {
    if (isFree) hurry();
    setState({ of: view.common, focus, picked, isEnding: false, isAstray: false, ...part });
  };

  const offersFor = (copy: CopyId): readonly Offer[] => able.filter((offer) => offer.copy === copy);
  const focusOn = (copy: CopyId): Focus => ({
    copy,
    draft: mayEnd ? drawnTo(offersFor(copy), null) : null,
  });
  /** What a stroke from a card has taken up. */
  const drawnFrom = (copy: CopyId, over: CopyId | null): Draft | null =>
    mayEnd ? drawnTo(offersFor(copy).filter(isDrawable), over) : null;
  const draft = focus?.draft ?? null;
  const redraft = (next: Draft | null): void => {
    if (focus !== null) set({ focus: next === null ? null : { ...focus, draft: next } });
  };

  const foreseen = useMemo(
    () =>
      draft === null || seated === null || !isReady(draft)
        ? null
        : foresee(terms, decide, seated, commandFor(seated, draft.offer, draft.named)),
    [draft, seated, terms, decide],
  );

  const togglePicked = (copy: CopyId): void => {
    if (asked === null) return;
    if (picked.includes(copy)) set({ picked: picked.filter((each) => each !== copy) });
    else if (asked.atMost === 1) set({ picked: [copy] });
    else if (picked.length < asked.atMost) set({ picked: [...picked, copy] });
  };
  const mayPick = (copy: CopyId): boolean => {
    if (asked === null || !isTaughtName(guide, copy)) return false;
    if (asked.what === 'defend' || asked.what === 'target') return asked.from.includes(copy);
    return seated?.own.hand.some((card) => card.copy === copy) === true;
  };

  const mayNameNow = (named: Draft, copy: CopyId): boolean =>
    mayName(named, copy) && isTaughtName(guide, copy, named.at);
  const send = (command: GameSeatCommand): void => {
    if (isTaught(guide, command)) session.play(command);
    else set({ isAstray: true });
  };

  const mayDefend = (copy: CopyId): boolean => asked?.what === 'defend' && mayPick(copy);
  const couldName = (from: CopyId, over: CopyId | null): boolean =>
    over !== null && offersFor(from).some(({ namings }) => namings.some((each) => each.from.includes(over)));
  const isMeantBy = ({ from, over, isOnTable, isUnseen }: Stroke): boolean => {
    if (asked?.what === 'defend') return over === asked.striker || over === asked.target;
    const drawn = drawnFrom(from, over);
    if (drawn === null || (isUnseen && drawn.offer.namings.length > 0)) return false;
    return isMeant(drawn, over, isOnTable);
  };

  return {
    guide,
    isAstray: isSame && state.isAstray,
    offers,
    asked,
    picked,
    focus,
    isTurn,
    mayEnd,
    poseOf(copy) {
      if (asked !== null) return picked.includes(copy) ? 'picked' : mayPick(copy) ? 'target' : 'rest';
      if (focus?.copy === copy) return 'chosen';
      if (draft !== null && namingOf(draft) !== null) {
        if (isPicked(draft, copy)) return 'picked';
        return mayNameNow(draft, copy) ? 'target' : 'rest';
      }
      // What is taught stays lit while something else is looked at.
      const isLooking = focus !== null && guide === null;
      return isTurn && !isLooking && offersFor(copy).some(({ refusal }) => refusal === null) ? 'lit' : 'rest';
    },
    press(copy) {
      if (asked !== null && mayPick(copy)) togglePicked(copy);
      else if (draft !== null && mayNameNow(draft, copy)) redraft(withTap(draft, copy));
      else {
        const next = focus?.copy === copy ? null : focusOn(copy);
        set({ focus: next, isAstray: guide !== null && next !== null && next.draft === null });
      }
    },
    look: (copy) => set({ focus: { copy, draft: null } }),
    takeUp: (offer) => set({ focus: { copy: offer.copy, draft: draftOf(offer) } }),
    mayDraw: (copy) => mayDefend(copy) || drawnFrom(copy, null) !== null,
    draw(from, over) {
      if (mayDefend(from)) set({ picked: [from] });
      else set({ focus: { copy: from, draft: drawnFrom(from, over) } });
    },
    isMeant: isMeantBy,
    letGo(stroke) {
      const { from, over, isBack, isOnTable } = stroke;
      // Drawn back, it is put down again.
      const isPutDown = isBack || !isOnTable;
      const drawn = drawnFrom(from, over);
      if (asked !== null && mayDefend(from)) {
        if (isMeantBy(stroke)) send(answerTo(asked, [from]));
        else if (isPutDown) set({ picked: NOTHING });
      } else if (couldName(from, over) && over !== null && !isTaughtName(guide, over))
        set({ focus: focusOn(from), isAstray: true });
      else if (drawn !== null && seated !== null && isMeantBy(stroke))
        send(commandFor(seated, drawn.offer, drawn.named));
      else set({ focus: isPutDown ? null : { copy: from, draft: drawn } });
    },
    next: () => redraft(draft === null ? null : onward(draft)),
    back: () => redraft(draft === null ? null : backward(draft)),
    clear: () => set({ focus: null, picked: NOTHING }),
    pick: (copies) => set(copies.every((copy) => isTaughtName(guide, copy)) ? { picked: copies } : ASTRAY),
    declare() {
      if (draft !== null && seated !== null && isReady(draft))
        send(commandFor(seated, draft.offer, draft.named));
    },
    answer(copies) {
      if (asked !== null) send(answerTo(asked, copies));
    },
    isEnding,
    playOn: () => set({ isEnding: false }),
    endTurn() {
      const isDone = isEnding || able.every(({ refusal }) => refusal !== null);
      if (!isDone) set(guide === null ? { isEnding: true, focus: null } : ASTRAY);
      else if (stage.at === 'turn' && seated !== null)
        send({ type: 'endTurn', seat: seated.viewer, turn: stage.turn });
    },
    foreseen,
    foreseeAnswer: (copies) =>
      asked === null || seated === null ? null : foresee(terms, decide, seated, answerTo(asked, copies)),
  };
}
