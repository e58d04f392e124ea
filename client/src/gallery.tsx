// gallery: every part of the design on one page, for development and its screenshots. Not part of the app.

import { StrictMode, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme, THEMES } from './theme/index.ts';
import { BoardSection } from './gallery/boardSection.tsx';
import { ContactSection } from './gallery/contactSection.tsx';
import { ControlSection } from './gallery/controlSection.tsx';
import { TileSection } from './gallery/tileSection.tsx';
import { pictureOf, Silhouette, CardFull, cardWords, tileFace } from './cards/index.ts';
import './gallery/gallery.css';
import { cards, catalogue } from './gallery/sampleCards.ts';
import { LANGS } from '@dunmer/shared/cards';
import { Sheet } from './ui/index.ts';

// One card in full over the table. `?card=` picks the card, `?lang=` the language.
const CardSection = () => {
  const [open, setOpen] = useState(true);
  const asked = new URLSearchParams(location.search);
  const lang = LANGS.find((one) => one === asked.get('lang')) ?? 'ru';
  const card = cards[Number(asked.get('card') ?? '11')];
  if (card === undefined) return null;
  return (
    <>
      <BoardSection />
      <Sheet open={open} onClose={() => setOpen(false)} title={card.name[lang]} place="stage">
        <CardFull
          face={tileFace(card, lang)}
          words={cardWords(card, lang, catalogue)}
          onExplain={() => undefined}
        />
      </Sheet>
    </>
  );
};

// Every card picture, at the size of a card and at the size of a list entry.
const PictureSection = () => (
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

const SECTIONS: Readonly<Record<string, () => ReactNode>> = {
  board: BoardSection,
  tiles: TileSection,
  pictures: PictureSection,
  contact: ContactSection,
  controls: ControlSection,
  card: CardSection,
};

const Gallery = () => {
  const asked = new URLSearchParams(location.search).get('show') ?? 'board';
  const Section = SECTIONS[asked] ?? BoardSection;
  return <Section />;
};

const asked = new URLSearchParams(location.search).get('theme');
applyTheme(THEMES.find((theme) => theme === asked) ?? 'system');

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
