// Controls, one of each in each weight.

import { useState } from 'react';
import { chooseTheme, readTheme, THEMES } from '../theme/index.ts';
import { QrCode } from '../parts/index.ts';
import {
  Banner,
  Button,
  Glyph,
  IconButton,
  Page,
  Panel,
  ProgressBar,
  Scrubber,
  SegmentedSwitch,
  Sheet,
  TextField,
  Toasts,
  Waiting,
} from '../ui/index.ts';
import './gallery.css';

export const ControlSection = () => {
  const [name, setName] = useState('Тралан Дрес');
  const [theme, setTheme] = useState(readTheme());
  const [step, setStep] = useState(7);
  const [open, setOpen] = useState(new URLSearchParams(location.search).has('sheet'));
  const [toasts, setToasts] = useState([{ id: 'a', text: 'Ссылка скопирована.' }]);
  return (
    <Page
      title="Стол Тралана"
      before={<IconButton glyph="back" label="back" />}
      after={<IconButton glyph="moon" label="night" />}
      notice={<Banner tone="trouble">Связь потеряна. Ищу сервер уже 12 секунд.</Banner>}
      action={
        <>
          <Button weight="secondary">Отменить</Button>
          <Button weight="commit">Запечатать ряд</Button>
        </>
      }
    >
      <h1>Кто садится за стол</h1>
      <p>
        Откройте стол и покажите код тому, с кем торгуетесь. Ставка <strong>12 дрейков</strong>, победителю —
        весь котёл.
      </p>
      <TextField label="Ваше имя" value={name} onChange={setName} hint="Так вас увидит соперник." />
      <TextField
        label="Код стола"
        look="code"
        value="кв7мр"
        onChange={() => undefined}
        error="Такого стола нет."
      />
      <SegmentedSwitch
        label="theme"
        value={theme}
        onChange={(value) => {
          chooseTheme(value);
          setTheme(value);
        }}
        options={THEMES.map((value) => ({ value, label: value }))}
      />
      <Button weight="primary" size="large" wide glyph="play">
        Открыть стол
      </Button>
      <Button weight="primary" wide busy>
        Открываю стол
      </Button>
      <div className="gallery-icons">
        <Button weight="secondary">Вторая</Button>
        <Button weight="danger">Сдаться</Button>
        <Button weight="quiet">Подробнее</Button>
        <Button weight="primary" disabled>
          Нельзя
        </Button>
      </div>
      <Panel>
        <h2>Колода «Караван»</h2>
        <p>Девять карт, ни одной уникальной.</p>
        <ProgressBar label="progress" part={0.4} />
      </Panel>
      <Waiting>Ждём, пока Мивул выложит задний ряд</Waiting>
      <Scrubber label="film" value={step} max={20} valueText="Круг 1" onChange={setStep} />
      <div className="gallery-icons">
        {(
          [
            'back',
            'close',
            'check',
            'play',
            'pause',
            'forward',
            'backward',
            'again',
            'undo',
            'fast',
            'sun',
            'moon',
            'half',
            'language',
            'info',
            'eye',
            'filter',
            'sort',
            'copy',
            'share',
            'save',
            'person',
            'more',
            'flag',
            'cut',
          ] as const
        ).map((glyph) => (
          <Glyph key={glyph} name={glyph} />
        ))}
      </div>
      <Banner tone="news">Колода короткая: соперник это видит.</Banner>
      <Banner tone="good">Ряд сохранён.</Banner>
      <QrCode text="http://192.168.0.12:3000/table/kv7mr" label="QR" />
      <Button onClick={() => setOpen(true)}>Sheet</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Сдаться?" closeLabel="close">
        <p>Котёл, 24 дрейка, достанется Мивул. Карт вы не выбираете. Вернуть это нельзя.</p>
        <div className="gallery-actions">
          <Button weight="secondary" wide onClick={() => setOpen(false)}>
            Играть дальше
          </Button>
          <Button weight="commit" wide>
            Сдаться
          </Button>
        </div>
      </Sheet>
      <Toasts toasts={toasts} dismissLabel="x" onDismiss={() => setToasts([])} />
    </Page>
  );
};
