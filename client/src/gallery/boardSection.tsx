// The table while placing, and with `?reveal` while it is played.

import { useState } from 'react';
import { BackTile, CardTile, Seal } from '../cards/index.ts';
import { Board, Button, IconButton, Page, Tray, type BoardCell, type BoardRow } from '../ui/index.ts';
import './gallery.css';
import { faces } from './sampleCards.ts';

const nothing = () => undefined;

const row = (id: string, contents: readonly Omit<BoardCell, 'id' | 'label'>[]): BoardRow => ({
  id,
  label: id,
  cells: contents.map((cell, column) => ({
    id: `${id}${column}`,
    label: `${id} ${column}`,
    onPress: nothing,
    onHold: nothing,
    ...cell,
  })),
});

const tile = (at: number, more: Partial<Parameters<typeof CardTile>[0]> = {}) => {
  const face = faces[at];
  return face === undefined ? null : <CardTile face={face} {...more} />;
};

const backs = [{ content: <BackTile /> }, { content: <BackTile /> }, { content: <BackTile /> }];

const placing = {
  far: [row('fb', [{}, {}, {}]), { ...row('ff', backs), seal: <Seal /> }],
  near: [
    row('nf', [{ content: tile(11, { sync: 'unsaved' }) }, { glow: 'free' }, { glow: 'free' }]),
    row('nb', [{}, {}, {}]),
  ],
} as const;

const playing = {
  far: [
    row('fb', [{ content: tile(6) }, { content: tile(8) }, {}]),
    row('ff', [
      { content: tile(5, { iconMarks: [{ aspect: 'superiority', virtue: 'wisdom', mark: 'lit' }] }) },
      { content: tile(1, { silenced: true }), glow: 'target' },
      { content: tile(2, { pose: 'defeated' }) },
    ]),
  ],
  near: [
    row('nf', [
      {
        content: tile(3, { iconMarks: [{ aspect: 'virtues', virtue: 'wisdom', mark: 'lit' }] }),
        glow: 'fall',
      },
      { content: tile(10) },
      {
        content: tile(9, {
          iconMarks: [
            { aspect: 'protection', virtue: 'cunning', mark: 'came' },
            { aspect: 'superiority', virtue: 'cunning', mark: 'went' },
          ],
        }),
      },
    ]),
    row('nb', [{ content: tile(0) }, { content: tile(4) }, { content: tile(7) }]),
  ],
} as const;

export const BoardSection = () => {
  const revealed = new URLSearchParams(location.search).has('reveal');
  const [selected, setSelected] = useState(1);
  const halves = revealed ? playing : placing;
  return (
    <Page
      title="Тралан — Мивул"
      body="bare"
      before={<IconButton glyph="back" label="back" />}
      after={<IconButton glyph="more" label="more" />}
      action={
        revealed ? (
          <Button weight="secondary">Дальше</Button>
        ) : (
          <Button weight="commit" size="large" wide>
            Запечатать передний ряд
          </Button>
        )
      }
    >
      <div className="gallery-table">
        <Board
          label="board"
          farLabel="far"
          nearLabel="near"
          {...halves}
          middle={revealed ? 'Дознаватель заставил Вора замолчать.' : 'Ваш передний ряд: ещё две карты'}
          threads={revealed ? THREADS : NO_THREADS}
        />
        {!revealed && (
          <Tray
            label="tray"
            empty="—"
            items={faces.slice(0, 9).map((face, at) => ({
              id: face.name,
              label: face.name,
              pressed: at === selected,
              content: <CardTile face={face} pose={at === selected ? 'selected' : 'rest'} />,
              onPress: () => setSelected(at),
              onHold: nothing,
            }))}
          />
        )}
      </div>
    </Page>
  );
};

const THREADS = [{ from: 'nf1', to: 'ff1', tone: 'harms' }] as const;
const NO_THREADS = [] as const;
