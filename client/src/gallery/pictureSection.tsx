// The pictures, as large as a card and as small as a list.

import { pictureOf, Silhouette } from '../cards/index.ts';
import './gallery.css';
import { cards } from './sampleCards.ts';

export const PictureSection = () => (
  <main className="gallery">
    <h1>Gallery</h1>
    <div className="gallery-pictures">
      {cards.map((card) => (
        <figure key={card.id}>
          <div className="gallery-large">
            <Silhouette picture={pictureOf(card)} />
          </div>
          <div className="gallery-small">
            <Silhouette picture={pictureOf(card)} />
          </div>
        </figure>
      ))}
    </div>
  </main>
);
