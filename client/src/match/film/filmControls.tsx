// FilmControls: step, pause, scrub and speed up the film. They don't reveal its length before it has been seen (UX
// 7).

import { IconButton, Scrubber } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import css from './film.module.css';
import { stepWords } from './stepWords.ts';
import type { Film } from './useFilm.ts';

export const FilmControls = ({ film }: { readonly film: Film }) => {
  const { text, teller } = useMatch();
  const { player, start, step, caughtUp } = film;
  const toggle = caughtUp
    ? ({ glyph: 'again', label: text.film.replay } as const)
    : player.playing
      ? ({ glyph: 'pause', label: text.film.pause } as const)
      : ({ glyph: 'play', label: text.film.play } as const);
  const fast = player.speed === 'fast';
  return (
    <div className={css['controls']} role="group" aria-label={text.film.controls}>
      <IconButton
        glyph="backward"
        label={text.film.back}
        disabled={player.at <= start}
        onClick={() => film.stepBy(-1)}
      />
      <IconButton
        glyph={toggle.glyph}
        label={toggle.label}
        weight="primary"
        onClick={caughtUp ? film.replay : film.toggle}
      />
      <IconButton
        glyph="forward"
        label={text.film.forward}
        disabled={caughtUp}
        onClick={() => film.stepBy(1)}
      />
      <Scrubber
        label={text.film.scrub}
        value={player.at - start}
        max={Math.max(1, film.seen - start)}
        valueText={step === undefined ? '' : stepWords(teller, step).title}
        onChange={(to) => film.seek(start + to)}
      />
      <IconButton
        glyph="fast"
        label={text.film.fast}
        aria-pressed={fast}
        weight={fast ? 'primary' : 'quiet'}
        onClick={() => film.setSpeed(fast ? 'normal' : 'fast')}
      />
    </div>
  );
};
