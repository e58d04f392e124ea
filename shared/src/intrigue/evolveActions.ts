// How open actions change: who is asked, which card cancels which, who has still to choose.

import { never } from '../lib/index.ts';
import type { PublicDeckEvent } from './event.ts';
import type { Action } from './state.ts';

/** The events of a single action, which each of them names. */
type ActionEvent = Extract<
  PublicDeckEvent,
  {
    readonly type:
      | 'AnswerAsked'
      | 'AnswerPassed'
      | 'CancelPlayed'
      | 'CancelsCounted'
      | 'DropAsked'
      | 'DropAnswered'
      | 'DropEnded';
  }
>;

function evolveAction(action: Action, event: ActionEvent): Action {
  switch (event.type) {
    case 'AnswerAsked': {
      const { asking, who } = event;
      const asked = { asking, who };
      // A cancel is answered by one of the two; the action itself by the next trader whom it names.
      if (action.cancels.length > 0) return { ...action, asked };
      const toAsk = action.toAsk.slice(action.toAsk.indexOf(who) + 1);
      return { ...action, asked, answering: who, toAsk };
    }
    case 'AnswerPassed':
      return { ...action, asked: null };
    case 'CancelPlayed':
      return {
        ...action,
        asked: null,
        cancels: [...action.cancels, { who: event.who, copy: event.copy }],
      };
    case 'CancelsCounted':
      return {
        ...action,
        asked: null,
        cancels: action.cancels.filter(({ copy }) => !event.copies.includes(copy)),
      };
    case 'DropAsked': {
      const { asking, n, traders, effect } = event;
      return {
        ...action,
        asked: null,
        answering: null,
        toAsk: [],
        next: effect + 1,
        drop: { asking, n, traders, waiting: traders },
      };
    }
    case 'DropAnswered':
      return action.drop === null
        ? action
        : {
            ...action,
            drop: { ...action.drop, waiting: action.drop.waiting.filter((who) => who !== event.who) },
          };
    case 'DropEnded':
      return { ...action, drop: null };
    default:
      return never(event);
  }
}

/** Returns the open actions after an event. */
export function evolveActions(actions: readonly Action[], event: PublicDeckEvent): readonly Action[] {
  switch (event.type) {
    case 'ActionPlayed': {
      const { id, who, copy, chosen, named } = event;
      const action: Action = {
        id,
        who,
        copy,
        chosen,
        named,
        toAsk: named,
        answering: null,
        asked: null,
        cancels: [],
        next: 0,
        drop: null,
      };
      return [...actions, action];
    }
    case 'ActionEnded':
      return actions.filter(({ id }) => id !== event.id);
    case 'AnswerAsked':
    case 'AnswerPassed':
    case 'CancelPlayed':
    case 'CancelsCounted':
    case 'DropAsked':
    case 'DropAnswered':
    case 'DropEnded':
      return actions.map((action) => (action.id === event.id ? evolveAction(action, event) : action));
    default:
      return actions;
  }
}
