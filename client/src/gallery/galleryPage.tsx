// Gallery: one section a family; `?show=` picks one, so that each fits a screenshot.

import type { ReactNode } from 'react';
import { BoardSection } from './boardSection.tsx';
import { CardSection } from './cardSection.tsx';
import { ContactSection } from './contactSection.tsx';
import { ControlSection } from './controlSection.tsx';
import { PictureSection } from './pictureSection.tsx';
import { TileSection } from './tileSection.tsx';

const SECTIONS: Readonly<Record<string, () => ReactNode>> = {
  board: BoardSection,
  tiles: TileSection,
  pictures: PictureSection,
  contact: ContactSection,
  controls: ControlSection,
  card: CardSection,
};

export const Gallery = () => {
  const asked = new URLSearchParams(location.search).get('show') ?? 'board';
  const Section = SECTIONS[asked] ?? BoardSection;
  return <Section />;
};
