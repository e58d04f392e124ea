// Links: what a person comes in by, how often its PIN was tried, and who asks to move it.

import type { Code, CommandId } from '@dunmer/shared/protocol';
import type { Asking } from '../asking.ts';
import { type Columns, inserting, list, of, yes } from '../columns.ts';
import type { DeviceHash } from './persons.ts';
import type { PersonKey } from './effect.ts';

/** EVENT, "Who": after this many wrong PINs for a link its PIN rests. The database never counts beyond it. */
export const PIN_TRIES = 10;

/** A try at the PIN of a living link. */
export interface PinTry {
  /** How many tries have been used, this one included. */
  readonly taken: number;
  /** The stored form of the PIN. */
  readonly pin: string;
}

/** A new link; token and code are hashes. */
export interface NewLink {
  readonly person: PersonKey;
  readonly token: string;
  readonly code: string;
  /** Whether a person has only one living link at a time. */
  readonly single: boolean;
  readonly made: number;
  /** The person who gives it; null if it is made at the laptop. */
  readonly madeBy: PersonKey | null;
}

export interface StoredLink {
  readonly key: number;
  readonly person: PersonKey;
  readonly made: number;
  readonly used: number | null;
  readonly revoked: number | null;
  /** Wrong PINs since the last right one, tap or referee; at `PIN_TRIES` the PIN rests. */
  readonly wrongPins: number;
}

/** A request to move a link to another browser. */
export interface NewLinkMove {
  readonly id: string;
  readonly link: number;
  /** The browser that is to hold the link. */
  readonly device: DeviceHash;
  /** The browser that asked: the same one, or one that takes this name next. */
  readonly asker: DeviceHash;
  readonly at: number;
}

export interface StoredLinkMove extends NewLinkMove {
  readonly key: number;
  readonly person: PersonKey;
}

/** A request to move a link, as the browser that made it may see it. */
export interface StoredAsking {
  readonly state: 'asked' | 'allowed' | 'refused' | 'over';
  readonly revoked: boolean;
  /** Whether that browser holds the link now. */
  readonly holds: boolean;
}

const LINK: Columns<StoredLink> = of('links', 'key', 'person', 'made', 'used', 'revoked', 'wrongPins');
const MOVE: Columns<StoredLinkMove> = {
  ...of('link_moves', 'key', 'id', 'link', 'device', 'at'),
  person: 'links.person',
  asker: 'coalesce(link_moves.asker, link_moves.device)',
};
const ASKING: Columns<StoredAsking> = {
  state: 'link_moves.state',
  revoked: yes('links.revoked is not null'),
  holds: yes(`exists (select 1 from devices where devices.device = link_moves.device
    and devices.link = link_moves.link and devices.controls = 1)`),
};
const TRY: Columns<PinTry> = {
  taken: 'wrong_pins',
  pin: '(select pin from people where people.key = links.person)',
};
const MOVES = 'from link_moves join links on links.key = link_moves.link';
/** Unanswered requests. */
export const OPEN_MOVES = `${MOVES} and link_moves.state = 'asked' and links.revoked is null`;

export const linkReads = (ask: Asking) => ({
  /** A link by the hash of its token or of its typed code, living or revoked. */
  link: ask.get(LINK)('from links where token = :hash or code = :hash', (hash: string) => ({ hash })),
  /** Whether a new link's token or typed code would be mistaken for another secret or code of the event. */
  isSecretTaken: ask.exists(
    `select 1 from links where token in (:token, :hash) union all select 1 from links where code = :hash
      union all select 1 from people where code = :code union all select 1 from matches where watch_code = :code
      union all select 1 from copies where slip = :hash union all select 1 from found_slips where hash = :hash limit 1`,
    (secrets: { readonly code: Code; readonly codeHash: string; readonly tokenHash: string }) => ({
      code: secrets.code,
      hash: secrets.codeHash,
      token: secrets.tokenHash,
    }),
  ),
  /** A link by its key, living or revoked. */
  linkByKey: ask.get(LINK)('from links where key = :link', (link: number) => ({ link })),
  /** Whether another organiser than this person may act and has a living link. */
  hasKeeperBeside: ask.exists(
    `select 1 from people join links on links.person = people.key where people.staff = 'organiser'
      and people.frozen = 0 and links.revoked is null and people.key <> :person limit 1`,
    (person: PersonKey) => ({ person }),
  ),
  /** The unanswered requests to move a person's link to another browser, oldest first. */
  openMoves: ask.all(MOVE)(
    `${OPEN_MOVES} where links.person = :person order by link_moves.key`,
    (person: PersonKey) => ({ person }),
  ),
  /** An unanswered request by its id. */
  linkMove: ask.get(MOVE)(`${OPEN_MOVES} where link_moves.id = :id`, (id: string) => ({ id })),
  /** A request that this browser has made, answered or not. */
  linkMoveBy: ask.get(ASKING)(
    `${MOVES} where (link_moves.device = :device or link_moves.asker = :device) and link_moves.id = :id`,
    (device: DeviceHash, id: string) => ({ device, id }),
  ),
});

export function linkWrites(ask: Asking) {
  const revoke = ask.values<number>()(
    'update links set revoked = :at where person = :person and revoked is null and key <> :but returning key',
    (person: PersonKey, at: number, but: number) => ({ person, at, but }),
  );
  const useByPin = ask.run(
    `update links set used = coalesce(used, :at), wrong_pins = 0 where key = :link and revoked is null
      and exists (select 1 from people where people.key = links.person and pin = :pin)`,
    (link: number, at: number, pin: string) => ({ link, at, pin }),
  );
  return {
    /**
     * Uses up a try at a link's PIN for a command. Null if the link has no PIN, its PIN rests, or the command was
     * already answered.
     */
    takePinTry: ask.get(TRY)(
      `update links set wrong_pins = wrong_pins + 1
        where key = :link and wrong_pins < ${PIN_TRIES} and not exists (select 1 from commands where id = :command)
          and exists (select 1 from people where people.key = links.person and pin is not null)
        returning ${list(TRY)}`,
      (link: number, command: CommandId) => ({ link, command }),
    ),
    /** Resets the count of wrong PINs on all links of a person. */
    restorePins: ask.tell('update links set wrong_pins = 0 where person = :person', (person: PersonKey) => ({
      person,
    })),
    /** Resolves to null if the token or the code is taken. */
    addLink: ask.value<number>()(
      `${inserting('links', 'person', 'token', 'code', 'single', 'made', 'made_by')}
        on conflict do nothing returning key`,
      (link: NewLink) => ({ ...link }),
    ),
    /** Revokes all links of a person except `but` (null: all); resolves to their keys. */
    revokeLinks: (person: PersonKey, at: number, but: number | null) => revoke(person, at, but ?? 0),
    /** Marks a link as used by somebody who was let in, and resets its count of wrong PINs. */
    useLink: ask.tell(
      'update links set used = coalesce(used, :at), wrong_pins = 0 where key = :link',
      (link: number, at: number) => ({ link, at }),
    ),
    /** The same by its PIN; returns false if the stored PIN has changed meanwhile, or the link is revoked. */
    useLinkByPin: async (link: number, at: number, pin: string) => (await useByPin(link, at, pin)) === 1,
    addLinkMove: ask.tell(
      inserting('link_moves', 'id', 'link', 'device', 'asker', 'at', 'state'),
      (move: NewLinkMove) => ({ ...move, state: 'asked' }),
    ),
    /** Deletes unanswered requests to make room for new ones. */
    dropLinkMoves: ask.tell(
      `delete from link_moves where key in ${ask.among('keys')}`,
      (keys: readonly number[]) => ({ keys }),
    ),
    refuseLinkMoves: ask.tell(
      `update link_moves set state = 'refused' where link = :link and state = 'asked'`,
      (link: number) => ({ link }),
    ),
    /**
     * Closes requests after a link has moved to a browser, which may have asked under either of its names: requests
     * for this link are allowed, and the browser's other requests are over.
     */
    settleLinkMoves: ask.tell(
      `update link_moves set state = case when link = :link then 'allowed' else 'over' end
        where state = 'asked' and (link = :link or device in (:device, :asker) or asker in (:device, :asker))`,
      (link: number, device: DeviceHash, asker: DeviceHash) => ({ link, device, asker }),
    ),
  };
}
