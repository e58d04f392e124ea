// usePlay: what the reader looks at, names and declares on the table.

import {
  type Asked,
  commandFor,
  type DecideGame,
  decideGame,
  foresee,
  type Foreseen,
  type GameSeatCommand,
  type GameTerms,
  type Offer,
  offersOf,
} from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';
import { useMemo, useState } from 'react';
import type { TilePose } from '../cards/gameTile.tsx';
import type { Guide } from '../session.ts';
import { useTable } from '../table.ts';
import {
  backward,
  type Draft,
  draftOf,
  isPicked,
  isReady,
  mayName,
  namingOf,
  onward,
  withTap,
} from './drafting.ts';
import { isTaught, isTaughtName, taughtOffers } from './guided.ts';

/** A card that is looked at, and what is taken up with it. */
interface Focus {
  readonly copy: CopyId;
  readonly draft: Draft | null;
}

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

export interface Play {
  /** Where the table teaches: what is taught now. */
  readonly guide: Guide | null;
  /** Whether something else was tried, so that what is taught has to be said again. */
  readonly isAstray: boolean;
  /** What this seat could do in its turn; none where nothing is asked of it. */
  readonly offers: readonly Offer[];
  /** What it is asked; null where it is not. */
  readonly asked: Asked | null;
  readonly picked: readonly CopyId[];
  readonly focus: Focus | null;
  /** Whether this seat may play on now. */
  readonly isTurn: boolean;
  poseOf(copy: CopyId): TilePose;
  /** A press of a card, wherever it lies. */
  press(copy: CopyId): void;
  /** Looks at a card and at nothing else. */
  look(copy: CopyId): void;
  /** Takes up another of the things that the card could do. */
  takeUp(offer: Offer): void;
  /** A strike, all at once. */
  aim(striker: CopyId, target: CopyId): void;
  next(): void;
  back(): void;
  clear(): void;
  pick(copies: readonly CopyId[]): void;
  declare(): void;
  answer(copies: readonly CopyId[]): void;
  /** Whether the end of the turn is asked once more, for something could still be done. */
  readonly isEnding: boolean;
  askEnd(isAsked: boolean): void;
  endTurn(): void;
  /** What the draft would lead to; null where it is not ready. */
  readonly foreseen: Foreseen | null;
  /** What an answer would lead to. */
  foreseeAnswer(copies: readonly CopyId[]): Foreseen | null;
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
const ASTRAY = { isAstray: true } as const;

export function usePlay(): Play {
  const table = useTable();
  const { view, isNow, session } = table;
  const { terms, decide } = useCore();
  const seated = view.viewer === 'watcher' ? null : view;
  const { stage } = view.common;
  const mayAct =
    isNow && seated !== null && stage.at === 'turn' && session.sending === 'no' && !session.isHeld;
  const asked = mayAct && stage.asked?.seat === seated.viewer ? stage.asked : null;
  const isTurn = mayAct && stage.asked === null && stage.seat === seated.viewer && stage.part === 'main';
  const guide = session.guide ?? null;
  const offers = useMemo(
    () => (seated === null || !isNow ? [] : taughtOffers(guide, offersOf(terms, decide, seated))),
    [terms, decide, seated, isNow, guide],
  );
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
  const set = (part: Partial<State>) =>
    setState({ of: view.common, focus, picked, isEnding: false, isAstray: false, ...part });

  const offersFor = (copy: CopyId): readonly Offer[] => offers.filter((offer) => offer.copy === copy);
  const focusOn = (copy: CopyId): Focus => {
    const own = offersFor(copy);
    const offer = isTurn ? (own.find(({ refusal }) => refusal === null) ?? null) : null;
    return { copy, draft: offer === null ? null : draftOf(offer) };
  };
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

  return {
    guide,
    isAstray: isSame && state.isAstray,
    offers,
    asked,
    picked,
    focus,
    isTurn,
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
    aim(striker, target) {
      const offer = offersFor(striker).find(({ does }) => does === 'strike');
      if (!isTurn || offer === undefined) return;
      if (!isTaughtName(guide, target)) {
        set({ focus: { copy: striker, draft: draftOf(offer) }, isAstray: true });
        return;
      }
      const fresh = { ...draftOf(offer), named: [[target]] };
      set({ focus: { copy: striker, draft: offer.refusal === null ? fresh : null } });
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
    askEnd: (isAsked) => set(isAsked && guide !== null ? ASTRAY : { isEnding: isAsked, focus: null }),
    endTurn() {
      if (stage.at === 'turn' && seated !== null)
        send({ type: 'endTurn', seat: seated.viewer, turn: stage.turn });
    },
    foreseen,
    foreseeAnswer: (copies) =>
      asked === null || seated === null ? null : foresee(terms, decide, seated, answerTo(asked, copies)),
  };
}
