// LeftActs: notices over the desk about acts whose sheets are closed: one is done, one is still under way, one was
// refused and why. A result that has to be shown gets a sheet again.

import type { ClientCommand, CommandResult } from '@dunmer/shared/protocol';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { outbox } from '../../net/index.ts';
import { useErrorsText, useText } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Toasts } from '../../ui/index.ts';
import { afterOf, noteDone } from './after.tsx';
import { actStore, answerLeft, forgetDone, readLeft } from './actStore.ts';
import { refusalWords } from './previewWords.ts';

const READ = 5000;
const DONE = 'done';

export const LeftActs = () => {
  const { app } = useText();
  const { sheet, interest } = useStaffText();
  const errors = useErrorsText();
  const { done, left } = useStore(actStore);
  const entries = useStore(outbox.entries);
  const answered = useEffectEvent((command: ClientCommand, result: CommandResult) => {
    const about = left.find(({ act }) => act.id === command.id);
    if (about === undefined) return;
    if (!result.ok) {
      const why = refusalWords(result.error, errors, interest);
      answerLeft(command, sheet.refused(about.title, why), null);
      return;
    }
    noteDone(about.act);
    const { isRead: _, ...shown } = { ...about, answer: result.value };
    // A link that was made must be shown: the link before it is dead.
    const isToShow = afterOf({ ...shown, onClose: () => undefined }) !== null;
    answerLeft(command, isToShow ? null : about.done, isToShow ? shown : null);
  });
  useEffect(() => outbox.listen({ answered: (command, result) => answered(command, result) }), []);
  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(forgetDone, READ);
    return () => clearTimeout(timer);
  }, [done]);
  // Filtered by what is under way: another page without this component may have received the answer.
  const waits = left.filter(
    ({ act, isRead }) => !isRead && entries.some(({ command }) => command.id === act.id),
  );
  return (
    <Toasts
      toasts={[
        ...(done === null ? [] : [{ id: DONE, text: done }]),
        ...waits.map(({ act: { id }, title }) => ({ id, text: sheet.underWay(title) })),
      ]}
      dismissLabel={app.close}
      onDismiss={(id) => (id === DONE ? forgetDone() : readLeft(id))}
    />
  );
};
