// scriptedWire: a link whose other end is written by a test: what was sent waits there until it is answered, or is lost.

import type {
  ClientMessages,
  SyncRequest,
  SyncResult,
  ClientCommand,
  CommandResult,
  Draft,
  PreviewResult,
  StaffAct,
  Watched,
} from '@dunmer/shared/protocol';
import { ears } from './ears.ts';
import type { Wire, WireEars } from './wire.ts';

interface Sent<Message, Answer> {
  readonly message: Message;
  answer(answer: Answer): void;
}

type DraftAnswer = Parameters<Parameters<ClientMessages['draft']>[1]>[0];
type HomeAnswer = Parameters<Parameters<ClientMessages['home']>[0]>[0];
type FloorAnswer = Parameters<Parameters<ClientMessages['floor']>[0]>[0];
type BackUpAnswer = Parameters<Parameters<ClientMessages['backUp']>[0]>[0];
type UnlockAnswer = Parameters<Parameters<ClientMessages['unlock']>[1]>[0];

export interface ScriptedWire extends Wire {
  readonly commands: readonly Sent<ClientCommand, CommandResult>[];
  readonly syncs: readonly Sent<SyncRequest, SyncResult>[];
  readonly drafts: readonly Sent<{ readonly match: string; readonly cells: Draft }, DraftAnswer>[];
  readonly seenVersions: readonly number[];
  readonly pings: readonly (() => void)[];
  readonly homes: readonly ((answer: HomeAnswer) => void)[];
  readonly floors: readonly ((answer: FloorAnswer) => void)[];
  readonly unlocks: readonly Sent<{ readonly passphrase: string }, UnlockAnswer>[];
  readonly previews: readonly Sent<StaffAct, PreviewResult>[];
  readonly backUps: readonly ((answer: BackUpAnswer) => void)[];
  readonly watchedChoices: readonly Watched['choice'][];
  readonly renewals: number;
  say(to: (ear: Partial<WireEars>) => void): void;
  goUp(): void;
  /** What is unanswered is lost with the link. */
  goDown(): void;
}

export function scriptedWire(): ScriptedWire {
  const listeners = ears<WireEars>();
  const commands: Sent<ClientCommand, CommandResult>[] = [];
  const syncs: Sent<SyncRequest, SyncResult>[] = [];
  const drafts: Sent<{ readonly match: string; readonly cells: Draft }, DraftAnswer>[] = [];
  const seenVersions: number[] = [];
  const pings: (() => void)[] = [];
  const homes: ((answer: HomeAnswer) => void)[] = [];
  const floors: ((answer: FloorAnswer) => void)[] = [];
  const unlocks: Sent<{ readonly passphrase: string }, UnlockAnswer>[] = [];
  const previews: Sent<StaffAct, PreviewResult>[] = [];
  const backUps: ((answer: BackUpAnswer) => void)[] = [];
  const watchedChoices: Watched['choice'][] = [];
  let isUp = false;
  let link = 0;
  let renewals = 0;

  const overThisLink = <Answer>(answer: (answer: Answer) => void) => {
    const mine = link;
    return (value: Answer): void => {
      if (mine === link) answer(value);
    };
  };
  return {
    commands,
    syncs,
    drafts,
    seenVersions,
    pings,
    homes,
    floors,
    unlocks,
    previews,
    backUps,
    watchedChoices,
    get renewals() {
      return renewals;
    },
    isUp: () => isUp,
    listen: (ear) => listeners.add(ear),
    hold: () => () => undefined,
    renew: () => void (renewals += 1),
    say: (to) => listeners.tell(to),
    goUp() {
      isUp = true;
      link += 1;
      listeners.tell((ear) => ear.up?.());
    },
    goDown() {
      isUp = false;
      link += 1;
      listeners.tell((ear) => ear.down?.('link'));
    },
    command: (message, answer) => void commands.push({ message, answer: overThisLink(answer) }),
    sync: (message, answer) => void syncs.push({ message, answer: overThisLink(answer) }),
    draft: (message, answer) => void drafts.push({ message, answer: overThisLink(answer) }),
    seen: ({ version }) => void seenVersions.push(version),
    alive: (answer) => void pings.push(overThisLink<void>(() => answer())),
    home: (answer) => void homes.push(overThisLink(answer)),
    floor: (answer) => void floors.push(overThisLink(answer)),
    unlock: (message, answer) => void unlocks.push({ message, answer: overThisLink(answer) }),
    preview: (message, answer) => void previews.push({ message, answer: overThisLink(answer) }),
    backUp: (answer) => void backUps.push(overThisLink(answer)),
    previewMany: () => undefined,
    watched: ({ choice }) => void watchedChoices.push(choice),
  };
}
