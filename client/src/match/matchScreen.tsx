// MatchScreen: stands in until the table is laid.
import type { SyncRequest } from '@dunmer/shared/protocol';
import { useMatchSession } from '../net/index.ts';

export const MatchScreen = ({ follow }: { readonly follow: SyncRequest['follow'] }) => {
  const session = useMatchSession(follow);
  return <pre>{JSON.stringify(session.view, null, 1)}</pre>;
};
