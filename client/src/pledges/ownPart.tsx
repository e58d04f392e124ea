// OwnPart: what a trader has: the hand, what can be played of it, what lies before them, what contracts have set
// aside.

import type { FrontItem, HandItem, PersonId, PledgesInfo } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { Leaves } from '../parts/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { Button, Quiet } from '../ui/index.ts';
import { PledgeFold, PledgeLeaf } from './pledgeLeaf.tsx';
import css from './pledges.module.css';

interface PartProps {
  readonly info: PledgesInfo;
  readonly reader: PersonId;
}

const isOwn = (item: HandItem, reader: PersonId): boolean => item.owner.person === reader;

/** PR25: a ruined trader owns no promise that others could play, and holds none. */
export const isRuined = ({ hands }: PledgesInfo, reader: PersonId): boolean =>
  hands.some(({ trader, ruined }) => ruined && trader.person === reader);

interface HandProps extends PartProps {
  readonly onPlay: (item: HandItem) => void;
}

/** Promises given by others come first, and of these the ones that can be played now. */
export const Hand = ({ info, reader, onPlay }: HandProps) => {
  const { hand: text, play } = usePledgesText();
  const others = info.hand.filter((item) => !isOwn(item, reader));
  const own = info.hand.filter((item) => isOwn(item, reader));
  const mayCome = info.on && !isRuined(info, reader);
  const inOrder = [...others.filter(({ free }) => free), ...others.filter(({ free }) => !free)];
  return (
    <section className={css['part']} aria-label={text.title}>
      <h2>{text.title}</h2>
      {info.hand.length === 0 && <Quiet>{mayCome ? text.empty : text.none}</Quiet>}
      {inOrder.length > 0 && (
        <>
          <h3>{text.others}</h3>
          <Leaves>
            {inOrder.map((item) => (
              <li key={item.pledge}>
                <PledgeLeaf item={item} reader={reader} isLit={item.free}>
                  {item.free ? (
                    <Button weight="primary" onClick={() => onPlay(item)}>
                      {play.button}
                    </Button>
                  ) : undefined}
                </PledgeLeaf>
              </li>
            ))}
          </Leaves>
        </>
      )}
      {own.length > 0 && (
        <>
          <h3>{text.own}</h3>
          {mayCome && <Quiet>{text.ownHint}</Quiet>}
          <Leaves>
            {own.map((item) => (
              <li key={item.pledge}>
                <PledgeFold item={item} reader={reader} />
              </li>
            ))}
          </Leaves>
        </>
      )}
    </section>
  );
};

const useFrontNotes = (): ((item: FrontItem, reader: PersonId) => readonly string[]) => {
  const { front } = usePledgesText();
  return ({ holder, named, match }, reader) => [
    ...(holder.person === reader ? [] : [front.holder(holder.name)]),
    ...(named === null ? [] : [front.named(named)]),
    ...(match === null ? [] : [front.inMatch]),
  ];
};

interface FrontsProps {
  readonly title: string;
  readonly fronts: readonly FrontItem[];
  readonly reader: PersonId;
  readonly onLetGo: (item: FrontItem) => void;
}

export const Fronts = ({ title, fronts, reader, onLetGo }: FrontsProps) => {
  const { letGo } = usePledgesText();
  const notesOf = useFrontNotes();
  if (fronts.length === 0) return null;
  return (
    <section className={css['part']} aria-label={title}>
      <h2>{title}</h2>
      <Leaves>
        {fronts.map((item) => (
          <li key={item.pledge}>
            <PledgeFold item={item} reader={reader} notes={notesOf(item, reader)} saysWhen={false}>
              {item.letGo ? <Button onClick={() => onLetGo(item)}>{letGo.button}</Button> : undefined}
            </PledgeFold>
          </li>
        ))}
      </Leaves>
    </section>
  );
};

export const Held = ({ info, reader }: PartProps) => {
  const { held: text } = usePledgesText();
  if (info.held.length === 0) return null;
  return (
    <section className={css['part']} aria-label={text.title}>
      <h2>{text.title}</h2>
      <Leaves>
        {info.held.map((item) => (
          <li key={item.pledge}>
            <PledgeFold
              item={item}
              reader={reader}
              notes={[item.by.person === reader ? text.mine : text.theirs(item.by.name)]}
            >
              <Link href={`/contract/${item.contract}`} className={css['link']}>
                {text.open}
              </Link>
            </PledgeFold>
          </li>
        ))}
      </Leaves>
    </section>
  );
};
