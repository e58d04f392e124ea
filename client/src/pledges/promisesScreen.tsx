// PromisesScreen: a trader's own promises, and what everybody knows about those of others.

import type { FrontItem, HandItem, HomeView, PledgesInfo } from '@dunmer/shared/protocol';
import { useCallback, useEffect } from 'react';
import { useCommand } from '../net/index.ts';
import { Confirm, OwnPage, WithHome } from '../parts/index.ts';
import { useRefused } from '../text/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { Panel } from '../ui/index.ts';
import { usePledgeWords } from './cardWords.ts';
import { HouseMark } from './houseMark.tsx';
import { readPledges } from './news.ts';
import { usePledgesInfo } from './pledgeEntry.tsx';
import { Fronts, Hand, Held, isRuined } from './ownPart.tsx';
import css from './pledges.module.css';
import { PlaySheet } from './playSheet.tsx';
import { PublicPart } from './publicPart.tsx';
import { ShowPledges } from './showPledges.tsx';

type Opened =
  | { readonly at: 'play'; readonly item: HandItem }
  | { readonly at: 'letGo'; readonly item: FrontItem };

interface ListsProps {
  readonly info: PledgesInfo;
  readonly home: HomeView;
  readonly onOpen: (opened: Opened) => void;
}

const Lists = ({ info, home, onOpen }: ListsProps) => {
  const text = usePledgesText();
  const { houseOf } = usePledgeWords();
  const reader = home.me.person;
  const { house, fronts } = info;
  const letGo = (item: FrontItem): void => onOpen({ at: 'letGo', item });
  return (
    <>
      {!info.on && (
        <Panel tone="strong">
          <p role="status">{info.closed === true ? text.closed : text.off}</p>
        </Panel>
      )}
      {isRuined(info, reader) && (
        <Panel tone="strong">
          <p role="status">{text.ruined}</p>
        </Panel>
      )}
      {house !== null && (
        <p className={css['own']}>
          <HouseMark of={house} />
          {text.house(houseOf(house))}
        </p>
      )}
      <Fronts
        title={text.front.mine}
        fronts={fronts.filter(({ holder }) => holder.person === reader)}
        reader={reader}
        onLetGo={letGo}
      />
      <Hand info={info} reader={reader} onPlay={(item) => onOpen({ at: 'play', item })} />
      <Held info={info} reader={reader} />
      <Fronts
        title={text.front.others}
        fronts={fronts.filter(({ holder }) => holder.person !== reader)}
        reader={reader}
        onLetGo={letGo}
      />
      <PublicPart info={info} reader={reader} />
    </>
  );
};

interface SheetsProps {
  readonly opened: Opened | { readonly at: 'show' } | null;
  readonly info: PledgesInfo;
  readonly home: HomeView;
  /** `isShown`: something was shown to others. */
  readonly onClose: (isShown?: boolean) => void;
}

const Sheets = ({ opened, info, home, onClose }: SheetsProps) => {
  const text = usePledgesText();
  const refused = useRefused();
  const { nameOf } = usePledgeWords();
  const done = useCallback(() => onClose(), [onClose]);
  const shown = useCallback(() => onClose(true), [onClose]);
  const playing = useCommand('playPledge', done);
  const lettingGo = useCommand('letGoPledge', done);
  const showing = useCommand('showPledges', shown);
  const close = (): void => {
    for (const each of [playing, lettingGo, showing]) each.dismiss();
    onClose();
  };
  switch (opened?.at) {
    case 'play':
      return <PlaySheet item={opened.item} playing={playing} onClose={close} />;
    case 'letGo': {
      const { item } = opened;
      return (
        <Confirm
          title={text.letGo.title(nameOf(item.card))}
          confirm={text.letGo.button}
          back={text.back}
          weight="danger"
          sending={lettingGo.sending}
          error={refused(lettingGo.error)}
          onConfirm={() => lettingGo.send({ type: 'letGoPledge', pledge: item.pledge })}
          onClose={close}
        >
          <p>{text.letGo.means(item.owner.name)}</p>
        </Confirm>
      );
    }
    case 'show':
      return <ShowPledges info={info} reader={home.me.person} showing={showing} onClose={close} />;
    default:
      return null;
  }
};

const Promises = ({ home }: { readonly home: HomeView }) => {
  const text = usePledgesText();
  const brief = home.pledges;
  useEffect(() => (brief === undefined ? undefined : readPledges(brief)), [brief]);
  return (
    <OwnPage<PledgesInfo, Opened>
      title={text.title}
      list={usePledgesInfo(home.version)}
      unknown={null}
      show={text.show}
      mayShow={({ on, hand }) => on && hand.length > 0 && !home.me.frozen}
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

export const PromisesScreen = () => {
  const text = usePledgesText();
  return <WithHome title={text.title}>{(home) => <Promises home={home} />}</WithHome>;
};
