// scriptedWire: a link whose other end a test writes: what was sent waits there to be answered, or is lost.

import { ears } from '../phone/ears.ts';
import type { Say, Wire, WireEars } from '../phone/wire.ts';
import type { ClientMessages, Watched } from '../protocol/index.ts';

type Name = keyof ClientMessages;
type Said<Of extends Name> = Parameters<ClientMessages[Of]>;
type AnswerTo<Of extends Name> =
  Said<Of> extends [...unknown[], (answer: infer Answer) => void] ? Answer : never;

interface Sent<Of extends Name> {
  readonly message: Said<Of>[0];
  answer(answer: AnswerTo<Of>): void;
}

export interface ScriptedWire extends Wire {
  readonly commands: readonly Sent<'command'>[];
  readonly syncs: readonly Sent<'sync'>[];
  readonly drafts: readonly Sent<'draft'>[];
  readonly seenVersions: readonly number[];
  /** The choices whose owners have been shown them. */
  readonly watched: readonly Watched['choice'][];
  readonly pings: readonly (() => void)[];
  readonly homes: readonly ((answer: AnswerTo<'home'>) => void)[];
  readonly floors: readonly ((answer: AnswerTo<'floor'>) => void)[];
  readonly renewals: number;
  /** How many users want the link to be open. */
  readonly holds: number;
  tell(to: (ear: Partial<WireEars>) => void): void;
  goUp(): void;
  /** Takes the link down; what is unanswered is lost with it. */
  goDown(): void;
}

export function scriptedWire(): ScriptedWire {
  const listeners = ears<WireEars>();
  const commands: Sent<'command'>[] = [];
  const syncs: Sent<'sync'>[] = [];
  const drafts: Sent<'draft'>[] = [];
  const seenVersions: number[] = [];
  const watched: Watched['choice'][] = [];
  const pings: (() => void)[] = [];
  const homes: ((answer: AnswerTo<'home'>) => void)[] = [];
  const floors: ((answer: AnswerTo<'floor'>) => void)[] = [];
  let isUp = false;
  let link = 0;
  let renewals = 0;
  let holds = 0;

  const overThisLink = <Answer>(answer: (answer: Answer) => void) => {
    const mine = link;
    return (value: Answer): void => {
      if (mine === link) answer(value);
    };
  };
  const go = (up: boolean): void => {
    isUp = up;
    link += 1;
  };
  const heard: { readonly [Of in Name]?: (...said: Said<Of>) => void } = {
    command: (message, answer) => void commands.push({ message, answer: overThisLink(answer) }),
    sync: (message, answer) => void syncs.push({ message, answer: overThisLink(answer) }),
    draft: (message, answer) => void drafts.push({ message, answer: overThisLink(answer) }),
    seen: ({ version }) => void seenVersions.push(version),
    watched: ({ choice }) => void watched.push(choice),
    alive: (answer) => void pings.push(overThisLink<void>(() => answer())),
    home: (answer) => void homes.push(overThisLink(answer)),
    floor: (answer) => void floors.push(overThisLink(answer)),
  };
  const say: Say = (name, ...said) => void (isUp && heard[name]?.(...said));
  return {
    commands,
    syncs,
    drafts,
    seenVersions,
    watched,
    pings,
    homes,
    floors,
    get renewals() {
      return renewals;
    },
    get holds() {
      return holds;
    },
    say,
    isUp: () => isUp,
    listen: (ear) => listeners.add(ear),
    hold() {
      holds += 1;
      return () => void (holds -= 1);
    },
    renew: () => void (renewals += 1),
    tell: (to) => listeners.tell(to),
    goUp() {
      go(true);
      listeners.tell((ear) => ear.up?.());
    },
    goDown() {
      go(false);
      listeners.tell((ear) => ear.down?.('link'));
    },
  };
}
