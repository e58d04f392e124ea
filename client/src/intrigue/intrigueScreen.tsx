// IntrigueScreen: a trader's intrigue cards, what goes on around them, and what everybody knows about the deck.

import type { PlayableAction } from '@dunmer/shared/intrigue';
import { type HomeView, type IntrigueInfo, type PersonId, readOf } from '@dunmer/shared/protocol';
import { useCallback, useEffect } from 'react';
import { Link } from 'wouter';
import { PileMark, RingBell } from '../cards/index.ts';
import { useCommand } from '../net/index.ts';
import { Confirm, Fold, OwnPage, WithHome } from '../parts/index.ts';
import { useRefused, useLang, whenWords } from '../text/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import { Panel } from '../ui/index.ts';
import css from './intrigue.module.css';
import { readRing, readShown, readTaken } from './news.ts';
import { Audience, type DrawOffer, LastAction, OpenActions } from './openPart.tsx';
import { Fronts, Hand } from './ownPart.tsx';
import { PlaySheet } from './playSheet.tsx';
import { PublicPart } from './publicPart.tsx';
import { ShowIntrigue } from './showIntrigue.tsx';
import { useIntrigueInfo } from './useIntrigueInfo.ts';

type Opened = { readonly at: 'play'; readonly copy: string } | ({ readonly at: 'buy' } & DrawOffer);

interface ListsProps {
  readonly info: IntrigueInfo;
  readonly home: HomeView;
  readonly onOpen: (opened: Opened) => void;
}

/** How many cards are in hand and in the pile, which ring it is, and when the next one comes. */
const State = ({ info, home }: Omit<ListsProps, 'onOpen'>) => {
  const { state: text } = useIntrigueText();
  const lang = useLang();
  const { common, own } = info.deck;
  const [next] = info.rings;
  const coming = next === undefined ? text.byBell : whenWords(lang, next);
  const facts = [
    [text.hand, text.ofLimit(own.hand.length, info.limit), null],
    [text.ring, (common.ring ?? 0) === 0 ? text.noRing : String(common.ring), <RingBell key="bell" />],
    [text.next, common.seed === null ? coming : text.noMore, null],
    [text.pile, common.word === null ? text.sealed : String(common.pile), <PileMark key="pile" />],
  ] as const;
  return (
    <dl className={css['state']} aria-label={`${text.title}: ${home.me.name}`}>
      {facts.map(([what, much, sign]) => (
        <div key={what}>
          <dt>
            {sign}
            {what}
          </dt>
          <dd>{much}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Says why no card can be used now; nothing when cards can. */
const Rest = ({ info }: Pick<ListsProps, 'info'>) => {
  const text = useIntrigueText();
  const isClosed = info.deck.common.seed !== null;
  const isSealed = info.deck.common.word === null;
  if (info.on && !isClosed && !isSealed) return null;
  return (
    <Panel tone="strong">
      <p role="status">{isClosed ? text.closed : info.on ? text.notYet : text.off}</p>
      {isClosed && (
        <div className={css['links']}>
          <a className={css['link']} href={readOf('deckLog', {}).path} download>
            {text.log}
          </a>
          <Link className={css['link']} href="/deck-log">
            {text.check}
          </Link>
        </div>
      )}
    </Panel>
  );
};

const Lists = ({ info, home, onOpen }: ListsProps) => {
  const reader = home.me.person;
  const play = ({ copy }: PlayableAction): void => onOpen({ at: 'play', copy });
  return (
    <>
      <Rest info={info} />
      <State info={info} home={home} />
      <OpenActions info={info} reader={reader} />
      <LastAction info={info} reader={reader} />
      <Audience info={info} reader={reader} onBuy={(offer) => onOpen({ at: 'buy', ...offer })} />
      <Fronts info={info} home={home} whose="mine" />
      <Hand info={info} home={home} onPlay={play} />
      <Fronts info={info} home={home} whose="others" />
      <PublicPart info={info} reader={reader} />
      <Short />
    </>
  );
};

/** The rules in short, at the end of the page. */
const Short = () => {
  const { short } = useIntrigueText();
  return (
    <Fold title={short.title} count={short.rules.length}>
      {short.rules.map((rule) => (
        <li key={rule}>
          <span>{rule}</span>
        </li>
      ))}
    </Fold>
  );
};

interface SheetsProps extends Omit<ListsProps, 'onOpen'> {
  readonly opened: Opened | { readonly at: 'show' } | null;
  /** `isShown`: something was shown to others. */
  readonly onClose: (isShown?: boolean) => void;
}

const Sheets = ({ opened, info, home, onClose }: SheetsProps) => {
  const { audience: text, back } = useIntrigueText();
  const refused = useRefused();
  const done = useCallback(() => onClose(), [onClose]);
  const shown = useCallback(() => onClose(true), [onClose]);
  const playing = useCommand('playIntrigue', done);
  const buying = useCommand('buyDraw', done);
  const showing = useCommand('showIntrigue', shown);
  const close = (): void => {
    for (const each of [playing, buying, showing]) each.dismiss();
    onClose();
  };
  switch (opened?.at) {
    case 'play':
      return (
        <PlaySheet
          key={opened.copy}
          copy={opened.copy}
          info={info}
          home={home}
          playing={playing}
          onClose={close}
        />
      );
    case 'buy': {
      const { audience, price } = opened;
      return (
        <Confirm
          title={text.sure(price)}
          confirm={text.confirm}
          back={back}
          sending={buying.sending}
          error={refused(buying.error)}
          onConfirm={() => buying.send({ type: 'buyDraw', offer: { audience, price } })}
          onClose={close}
        >
          <p>{home.purse === null ? text.coins : text.moves}</p>
        </Confirm>
      );
    }
    case 'show':
      return <ShowIntrigue info={info} reader={home.me.person} showing={showing} onClose={close} />;
    default:
      return null;
  }
};

/** A hand above its limit can't be shown. */
const mayShow = ({ on, deck: { common, own } }: IntrigueInfo, reader: PersonId): boolean =>
  on && common.seed === null && own.hand.length > 0 && !common.surplus.includes(reader);

const Intrigue = ({ home }: { readonly home: HomeView }) => {
  const text = useIntrigueText();
  const { shown = 0, taken = 0, ring = null } = home.intrigue ?? {};
  useEffect(() => {
    readShown(shown);
    readTaken(taken);
    readRing(ring);
  }, [shown, taken, ring]);
  return (
    <OwnPage<IntrigueInfo, Opened>
      title={text.title}
      list={useIntrigueInfo(home.version)}
      unknown={text.unknown}
      show={text.show}
      mayShow={(info) => !home.me.frozen && mayShow(info, home.me.person)}
    >
      {(info, { opened, onOpen, onClose }) => (
        <>
          <Lists info={info} home={home} onOpen={onOpen} />
          <Sheets opened={opened} info={info} home={home} onClose={onClose} />
        </>
      )}
    </OwnPage>
  );
};

export const IntrigueScreen = () => {
  const text = useIntrigueText();
  return <WithHome title={text.title}>{(home) => <Intrigue home={home} />}</WithHome>;
};
