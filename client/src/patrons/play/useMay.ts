// useMay: what this seat may do on the table now, by the core and this table's cards.

import {
  type Asked,
  commandFor,
  decideGame,
  foresee,
  type Foreseen,
  type GameCommon,
  type GameSeatCommand,
  type Offer,
  offersOf,
} from '@dunmer/shared/patrons';
import type { CopyId, Seat } from '@dunmer/shared/rules';
import { useMemo } from 'react';
import type { Guide } from '../session.ts';
import { useTable } from '../table.ts';
import { type Draft, drawnTo, isDrawable, isReady } from './drafting.ts';
import { isTaughtName, taughtOffers } from './guided.ts';

export interface May {
  /** Null for a watcher. */
  readonly seat: Seat | null;
  /** The table on which this seat acts. */
  readonly common: GameCommon;
  readonly guide: Guide | null;
  readonly asked: Asked | null;
  readonly mayEnd: boolean;
  readonly isTurn: boolean;
  /** What the seat could do; `offers` holds the same, but only once the film has come to it. */
  readonly able: readonly Offer[];
  readonly offers: readonly Offer[];
  offersFor(copy: CopyId): readonly Offer[];
  /** Tells whether a card answers the question. */
  mayPick(copy: CopyId): boolean;
  /** Returns the draft that a stroke from a card to another, or to none, takes up; null when nothing can be done. */
  drawnFrom(copy: CopyId, over: CopyId | null): Draft | null;
  /** Returns the command that declares a draft; null while it lacks something. */
  commandOf(draft: Draft | null): GameSeatCommand | null;
  /** Returns what a command would lead to. */
  foresee(command: GameSeatCommand | null): Foreseen | null;
}

const NO_OFFERS: readonly Offer[] = [];

/** Returns what the reader's seat may do; nothing for a watcher. */
export function useMay(): May {
  const { catalogue, isNow, isFree, session, view: shown } = useTable();
  // When the reader is free, they act on the present state, even if the film is behind.
  const view = isFree ? session.view : shown;
  const { terms, decide } = useMemo(() => {
    const known = { catalogue };
    return { terms: known, decide: decideGame(known) };
  }, [catalogue]);
  const seated = view.viewer === 'watcher' ? null : view;
  const { stage } = view.common;
  const mayAct =
    isFree && seated !== null && stage.at === 'turn' && session.sending === 'no' && !session.isHeld;
  const asked = mayAct && stage.asked?.seat === seated.viewer ? stage.asked : null;
  const mayEnd = mayAct && stage.asked === null && stage.seat === seated.viewer && stage.part === 'main';
  const guide = session.guide ?? null;
  const able = useMemo(
    () => (seated === null || !isFree ? NO_OFFERS : taughtOffers(guide, offersOf(terms, decide, seated))),
    [terms, decide, seated, isFree, guide],
  );
  return useMemo(() => {
    const offersFor = (copy: CopyId): readonly Offer[] => able.filter((offer) => offer.copy === copy);
    return {
      seat: seated?.viewer ?? null,
      common: view.common,
      guide,
      asked,
      mayEnd,
      isTurn: mayEnd && isNow,
      able,
      offers: isNow ? able : NO_OFFERS,
      offersFor,
      mayPick(copy) {
        if (asked === null || !isTaughtName(guide, copy)) return false;
        if (asked.what === 'defend' || asked.what === 'target') return asked.from.includes(copy);
        return seated?.own.hand.some((card) => card.copy === copy) === true;
      },
      drawnFrom: (copy, over) => (mayEnd ? drawnTo(offersFor(copy).filter(isDrawable), over) : null),
      commandOf: (draft) =>
        draft === null || seated === null || !isReady(draft)
          ? null
          : commandFor(seated, draft.offer, draft.named),
      foresee: (command) =>
        command === null || seated === null ? null : foresee(terms, decide, seated, command),
    };
  }, [able, asked, decide, guide, isNow, mayEnd, seated, terms, view.common]);
}
