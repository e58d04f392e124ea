// The contact sheet: every card's picture in its frame by day and by night, then large, beside the smallest size at
// which it must be recognised.

import { RARITIES, type Card, type Rarity } from '@dunmer/shared/cards';
import type { GameCard } from '@dunmer/shared/patrons';
import { PRINTED } from '@dunmer/shared/patrons/script';
import intrigue from '@dunmer/shared/windows/data/intrigue.json';
import promises from '@dunmer/shared/windows/data/pledges.json';
import type { ReactNode } from 'react';
import { INTRIGUE_WINDOWS } from '@dunmer/shared/windows';
import {
  BackTile,
  CardFrame,
  CardTile,
  PileMark,
  pictureOf,
  RingBell,
  Silhouette,
  tileFace,
  WindowSign,
} from '../cards/index.ts';
import { GAME_SIGNS, GamePicture, GameSign } from '../patrons/index.ts';
import { HouseMark } from '../pledges/index.ts';
import './contact.css';
import { cards } from './sampleCards.ts';

const SCHEMES = ['light', 'dark'] as const;

const byRarity = (rarity: Rarity): readonly Card[] => cards.filter((card) => card.rarity === rarity);

const Framed = ({ card }: { readonly card: Card }) => (
  <div className="contact-framed">
    <CardFrame rarity={card.rarity}>
      <Silhouette picture={pictureOf(card)} />
    </CardFrame>
  </div>
);

const Large = ({ card }: { readonly card: Card }) => (
  <figure className="contact-card">
    <div className="contact-large">
      <Silhouette picture={pictureOf(card)} />
    </div>
    <div className="contact-small">
      <div>
        <Silhouette picture={pictureOf(card)} />
      </div>
      <div>
        <CardTile face={tileFace(card, 'ru')} />
      </div>
    </div>
  </figure>
);

interface LeafProps {
  readonly id: string;
  readonly rarity?: Rarity;
  /** Shown beside it: the mark of its house, the sign of its window. */
  readonly children?: ReactNode;
}

/** A promise or an intrigue card: large, as on its leaf, and at the smallest size at which it must be recognised. */
const OnLeaf = ({ id, rarity = 'standard', children }: LeafProps) => {
  const picture = <Silhouette picture={{ art: id, traits: [], virtues: [], rarity: 'standard' }} />;
  return (
    <figure className="contact-card">
      <div className="contact-large">{picture}</div>
      <div className="contact-small">
        <div className="contact-leaf">
          <CardFrame rarity={rarity}>{picture}</CardFrame>
        </div>
        <div className="contact-least">{picture}</div>
        {children !== undefined && <div className="contact-mark">{children}</div>}
      </div>
    </figure>
  );
};

/**
 * A card of the patrons' table: large, in its frame, and at the smallest size at which patrons and others must be
 * recognised.
 */
const OnTable = ({ card }: { readonly card: GameCard }) => (
  <figure className="contact-card">
    <div className="contact-large">
      <GamePicture card={card} />
    </div>
    <div className="contact-small">
      <div className="contact-leaf">
        <CardFrame rarity={card.kind === 'patron' ? 'unique' : 'standard'}>
          <GamePicture card={card} />
        </CardFrame>
      </div>
      <div className="contact-thumb">
        <GamePicture card={card} />
      </div>
      <div className="contact-tiny">
        <GamePicture card={card} />
      </div>
      {card.kind === 'support' && (
        <div className="contact-mark contact-class">
          <GameSign of={card.class} />
        </div>
      )}
    </div>
  </figure>
);

export const ContactSection = () => (
  <main>
    <h1>Contact sheet</h1>
    <div data-shot="cards" className="contact">
      {SCHEMES.map((scheme) => (
        <div key={scheme} className="contact-frames" style={{ colorScheme: scheme }}>
          {RARITIES.flatMap(byRarity).map((card) => (
            <Framed key={card.id} card={card} />
          ))}
        </div>
      ))}
    </div>
    {SCHEMES.map((scheme) => (
      <div key={scheme} data-shot={scheme} className="contact" style={{ colorScheme: scheme }}>
        {RARITIES.map((rarity) => (
          <section key={rarity} className="contact-larges">
            <h2>{rarity}</h2>
            {byRarity(rarity).map((card) => (
              <Large key={card.id} card={card} />
            ))}
          </section>
        ))}
        <div className="contact-back">
          <BackTile />
        </div>
      </div>
    ))}
    <div data-shot="promises" className="contact">
      {SCHEMES.map((scheme) => (
        <section key={scheme} className="contact-larges" style={{ colorScheme: scheme }}>
          {promises.map(({ id, kind }) => (
            <OnLeaf key={id} id={id} rarity={kind === 'house' ? 'uncommon' : 'standard'}>
              {kind === 'house' ? <HouseMark of={id} /> : undefined}
            </OnLeaf>
          ))}
        </section>
      ))}
    </div>
    <div data-shot="intrigue" className="contact">
      {SCHEMES.map((scheme) => (
        <section key={scheme} className="contact-larges" style={{ colorScheme: scheme }}>
          <div className="contact-marks">
            <PileMark />
            <RingBell />
            {INTRIGUE_WINDOWS.map((each) => (
              <WindowSign key={each} of={each} />
            ))}
          </div>
          {intrigue.map(({ id, window }) => (
            <OnLeaf key={id} id={id}>
              {INTRIGUE_WINDOWS.filter((each) => each === window).map((each) => (
                <WindowSign key={each} of={each} />
              ))}
            </OnLeaf>
          ))}
        </section>
      ))}
    </div>
    <div data-shot="patrons" className="contact">
      {SCHEMES.map((scheme) => (
        <section key={scheme} className="contact-larges" style={{ colorScheme: scheme }}>
          <div className="contact-marks">
            {GAME_SIGNS.map((each) => (
              <GameSign key={each} of={each} />
            ))}
          </div>
          <div className="contact-marks contact-marks-small">
            {GAME_SIGNS.map((each) => (
              <GameSign key={each} of={each} />
            ))}
          </div>
          {[...PRINTED.values()].map((card) => (
            <OnTable key={card.id} card={card} />
          ))}
        </section>
      ))}
    </div>
  </main>
);
