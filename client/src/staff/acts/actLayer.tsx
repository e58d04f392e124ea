// ActLayer: what lies over every page of the desk: the sheet of the act that is asked for, and the word that one is
// done.

import type { MeInfo } from '@dunmer/shared/protocol';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../text/index.ts';
import { Toasts } from '../../ui/index.ts';
import { ActSheet } from './actSheet.tsx';
import { actStore, forgetDone } from './actStore.ts';

const READ = 5000;

export const ActLayer = ({ me }: { readonly me: MeInfo }) => {
  const { app } = useText();
  const { opened, turn, done } = useStore(actStore);
  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(forgetDone, READ);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <>
      {opened !== null && <ActSheet key={turn} opened={opened} me={me} />}
      <Toasts
        toasts={done === null ? [] : [{ id: `${turn}`, text: done }]}
        dismissLabel={app.close}
        onDismiss={forgetDone}
      />
    </>
  );
};
