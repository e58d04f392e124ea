// UnderWay: what is said and shown of a command while it is on its way: in the place of the pressed button, and on the
// line between the halves.

import type { CopyId } from '@dunmer/shared/rules';
import { copyName, type Teller } from './film/told.ts';
import type { PatronsText } from './patronsText.ts';
import type { PatronsSession } from './session.ts';

/** Returns null when no command is on its way. */
export const underWay = ({ sending }: PatronsSession, { moment }: PatronsText): string | null => {
  if (sending === 'no') return null;
  return sending === 'late' ? moment.late : moment.sending;
};

type Going = Pick<PatronsSession, 'sending' | 'sent'>;

/** Returns the cards with which a question is being answered. */
export function answering({ sent = [] }: Going): readonly CopyId[] {
  return sent.flatMap((command) => {
    if (command.type === 'defend') return command.copy ?? [];
    return command.type === 'choose' ? command.copies : [];
  });
}

/**
 * Says what is on its way, if nothing else on the table does: an answer, whose question is gone, and conceding.
 * Returns null otherwise.
 */
export function goingWords({ sent = [] }: Going, { ask, told }: PatronsText, teller: Teller): string | null {
  for (const command of sent.toReversed()) {
    const { type } = command;
    if (type === 'concede') return told.concedes(null);
    if (type === 'defend')
      return command.copy === null ? ask.nobodyWill : ask.willDefend(copyName(teller, command.copy));
    if (type === 'choose') return ask.chosen(command.copies.map((copy) => copyName(teller, copy)));
  }
  return null;
}

/**
 * Says which act of the turn is on its way. Returns null for none. What the reader has taken up speaks for itself;
 * after the page was loaded anew it is no longer taken up.
 */
export function actingWords({ sent = [] }: Going, { told }: PatronsText, teller: Teller): string | null {
  const name = (copy: CopyId): string => copyName(teller, copy);
  for (const command of sent.toReversed())
    switch (command.type) {
      case 'play':
        return told.plays(null, name(command.copy), command.targets.flat().map(name));
      case 'use':
        return told.uses(null, name(command.copy), command.targets.flat().map(name));
      case 'strike':
        return told.strikes(name(command.copy), name(command.target));
      default:
    }
  return null;
}
