// Tiles in every rarity, pose and state, and the icons at their real sizes.

import { VIRTUES } from '@dunmer/shared/cards';
import { AbilityMark, BackTile, CardTile, Seal, VirtueIcon, type TilePose } from '../cards/index.ts';
import './gallery.css';
import { bare, crowded, faces } from './sampleCards.ts';

const POSES: readonly TilePose[] = [
  'selected',
  'dragging',
  'ghost',
  'targetable',
  'dimmed',
  'acting',
  'asking',
];

export const TileSection = () => (
  <main className="gallery">
    <h1>Gallery</h1>
    {[14, 16, 20, 32].map((size) => (
      <div key={size} className="gallery-icons" style={{ '--icon': `${size}px` }}>
        {VIRTUES.map((virtue) => (
          <VirtueIcon key={virtue} virtue={virtue} />
        ))}
        {VIRTUES.map((virtue) => (
          <VirtueIcon key={virtue} virtue={virtue} form="shield" />
        ))}
        <span className="gallery-chitin">
          {VIRTUES.map((virtue) => (
            <VirtueIcon key={virtue} virtue={virtue} ground="chitin" />
          ))}
        </span>
        <AbilityMark sign={{ timing: 'reveal', initiative: 7 }} />
        <AbilityMark sign={{ timing: 'summon', initiative: 12 }} />
        <AbilityMark sign={{ timing: 'static' }} />
      </div>
    ))}
    <div className="gallery-tiles">
      {[...faces, crowded, bare].map((face) => (
        <div key={face.name} className="gallery-tile">
          <CardTile face={face} />
        </div>
      ))}
      <div className="gallery-tile">
        <BackTile />
      </div>
      {POSES.map((pose, at) => (
        <div key={pose} className="gallery-tile">
          <CardTile face={faces[at] ?? bare} pose={pose} />
        </div>
      ))}
      <div className="gallery-tile">
        <CardTile face={faces[6] ?? bare} silenced />
      </div>
      <div className="gallery-tile">
        <CardTile face={faces[7] ?? bare} sync="unsaved" />
      </div>
      <div className="gallery-tile">
        <CardTile face={faces[8] ?? bare} sealed />
      </div>
      <div className="gallery-tile">
        <CardTile face={faces[9] ?? bare} count={3} />
      </div>
      <Seal />
    </div>
  </main>
);
