// ConnectionBanner: what stands between this phone and the server, said on every screen that needs it; nothing when all is well.

import { useStore } from 'zustand';
import { connection, type ConnectionState, outbox, type OutboxEntry } from '../net/index.ts';
import { type Dictionary, useText } from '../text/index.ts';
import { Banner, Button } from '../ui/index.ts';

const troubleOf = (
  { state, cause, rejected }: ConnectionState,
  entries: readonly OutboxEntry[],
  text: Dictionary['connection'],
): string | null => {
  if (rejected === 'too-old') return text.tooOld;
  if (state === 'offline') return cause === 'server' ? text.break : text.lost;
  return entries.some(({ trouble }) => trouble === 'not-saved') ? text.cannotSave : null;
};

export const ConnectionBanner = () => {
  const text = useText();
  const state = useStore(connection);
  const entries = useStore(outbox.entries);
  const trouble = troubleOf(state, entries, text.connection);
  if (trouble === null) return null;
  const update = (
    <Button weight="secondary" onClick={() => location.reload()}>
      {text.connection.update}
    </Button>
  );
  return (
    <Banner tone="trouble" action={state.rejected === 'too-old' ? update : undefined}>
      {trouble}
    </Banner>
  );
};
