// The contact sheet: every card's picture in its frame by day and by night, then large beside how small it must still
// be read.

import { RARITIES, type Card, type Rarity } from '@dunmer/shared/cards';
import promises from '@dunmer/shared/windows/data/pledges.json';
import { BackTile, CardFrame, CardTile, pictureOf, Silhouette, tileFace } from '../cards/index.ts';
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

/** A promise: large, and as its leaf shows it, beside the mark of its house. */
const Promised = ({ id, isOfHouse }: { readonly id: string; readonly isOfHouse: boolean }) => {
  const picture = { art: id, traits: [], virtues: [], rarity: 'standard' } as const;
  return (
    <figure className="contact-card">
      <div className="contact-large">
        <Silhouette picture={picture} />
      </div>
      <div className="contact-small">
        <div className="contact-leaf">
          <CardFrame rarity={isOfHouse ? 'uncommon' : 'standard'}>
            <Silhouette picture={picture} />
          </CardFrame>
        </div>
        {isOfHouse && (
          <div className="contact-mark">
            <HouseMark of={id} />
          </div>
        )}
      </div>
    </figure>
  );
};

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
            <Promised key={id} id={id} isOfHouse={kind === 'house'} />
          ))}
        </section>
      ))}
    </div>
  </main>
);
