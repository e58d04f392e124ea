// net: shared/src/phone in this browser, and its React hooks.
//
// What the server pushes while a screen uses the hook:
//   useHome()            HomeView | null | undefined: where the owner stands; null for a stranger, undefined before
//                        either is known;
//                        useComingHome() for a page that waits until this browser has a personal link;
//                        useKnownHome() for a component on a page that asks for the home itself
//   useMoved()           WaysIn | null: on a phone that its owner has left, how they get it back
//   useFloor()           { floor, at } | null: all live matches, for staff and displays; useFloorRefusal() says why not
//   useMe(), useEventInfo(), sessionInfo   who uses this browser, the event, links of the sample;
//                        these ask the server for nothing
//   useMatchSession(follow)                one match: from its seat, by its watch link, or from the floor;
//                        useGameSession(follow) the same at the patrons' table
// What is read:
//   useList(readOf(…), version)  { at: 'loading' } | { at: 'here', value, old } | { at: 'failed', why };
//                             read again with a new version
//   usePages(readOf(…), version, most)   the newest pages of a long list, as rows
//   api                         questions that are asked once: codes, catalogues, practice matches, files
//   later(fetch)                like React's lazy, for parts of the app: retries until they are here
//   laterIn(fetch)              the same for a part of a page, which is shown without it until then
//   laterOver(fetch)            the same for what lies over every page, which goes on without it
// What is done:
//   useCommand(type | types, onAnswer?, about?)   { sending, sent, error, answer, send, dismiss }; kept until answered
//   preview(act), previewAll(acts), unlock(passphrase), backUp()  asked once; null when no answer comes
//   outbox                                        all commands under way
//   useKeptForm(name, about, fresh)               a form being written: { form, isOld, change, discard };
//                                                 kept until it is sent

export type { ConnectionState, FloorHeard, MatchSession, OutboxEntry } from '@dunmer/shared/phone';
export type { GameSession } from './useGameSession.ts';
export { api, filePath } from './api.ts';
export { later, laterIn, laterOver, watchStyles } from './later.tsx';
export { type ApiError, type List } from './lists.ts';
export { catalogueOf, edition, gameCatalogueOf, watchEdition } from './catalogues.ts';
export { type Frame, frame } from './frames.ts';
export { isKept, type KeptForm, useKeptForm } from './keptForm.ts';
export {
  arrive,
  backUp,
  connection,
  greet,
  home,
  outbox,
  preview,
  previewAll,
  resume,
  sessionInfo,
  unlock,
  watchTabs,
} from './live.ts';
export { ownTicket } from './socketWire.ts';
export { type Sending, useCommand } from './useCommand.ts';
export {
  useComingHome,
  useEventInfo,
  useFloor,
  useFloorRefusal,
  useHome,
  useKnownHome,
  useMe,
  useMoved,
} from './useHome.ts';
export { useList } from './useList.ts';
export { usePages } from './usePages.ts';
export { useGameSession } from './useGameSession.ts';
export { useMatchSession } from './sessions.ts';
