// Actions: what can be done now, at the bottom of the page; or who is awaited.

import type { Asked } from '@dunmer/shared/patrons';
import { Button, Waiting } from '../../ui/index.ts';
import type { CatchUp } from '../film/useCatchUp.ts';
import { useTable } from '../table.ts';
import { underWay } from '../underWay.ts';
import { isReady, type Draft, namingOf } from './drafting.ts';
import css from './play.module.css';
import { type Stroke, usePlaying } from './playContext.ts';

/** The button that ends the turn: at once when nothing else can be done; otherwise it asks once more. */
const EndTurn = () => {
  const { text, isNow } = useTable();
  const { offers, isEnding, playOn, endTurn } = usePlaying();
  if (!isEnding) {
    const isAll = isNow && offers.every(({ refusal }) => refusal !== null);
    return (
      <Button weight={isAll ? 'primary' : 'secondary'} wide onClick={endTurn}>
        {text.end.turn}
      </Button>
    );
  }
  return (
    <div className={css['answers']}>
      <Button onClick={endTurn}>{text.end.confirm}</Button>
      <Button weight="primary" onClick={playOn}>
        {text.end.back}
      </Button>
    </div>
  );
};

const Declare = ({ draft }: { readonly draft: Draft }) => {
  const { text } = useTable();
  const { declare, next, back, clear } = usePlaying();
  const { offer } = draft;
  const naming = namingOf(draft);
  const isNamed = draft.named.some((copies) => copies.length > 0);
  const words = { play: text.act.play(offer.coins), use: text.act.use(offer.coins), strike: text.act.strike };
  const hasNext = naming !== null && naming.atLeast === 0 && draft.at + 1 < offer.namings.length;
  return (
    <div className={css['answers']}>
      <Button onClick={isNamed ? back : clear}>{text.act.back}</Button>
      {hasNext ? (
        <Button weight="primary" onClick={next}>
          {text.act.next}
        </Button>
      ) : (
        <Button weight="commit" disabled={!isReady(draft)} onClick={declare}>
          {words[offer.does]}
        </Button>
      )}
    </div>
  );
};

const Answer = ({ asked }: { readonly asked: Asked }) => {
  const { text } = useTable();
  const { picked, answer } = usePlaying();
  const isEnough = picked.length >= asked.atLeast;
  const words = (): string => {
    if (asked.what === 'defend') return picked.length === 0 ? text.ask.nobodyIt : text.ask.defendWith;
    if (!isEnough) return asked.atLeast === 1 ? text.ask.first : text.ask.exact(picked.length, asked.atLeast);
    if (asked.what === 'target') return picked.length === 0 ? text.act.none : text.ask.choose;
    return text.ask.drop;
  };
  return (
    <Button weight="commit" wide disabled={!isEnough} onClick={() => answer(picked)}>
      {words()}
    </Button>
  );
};

/** Says where a stroke can lead, or what letting go now would do. */
const Drawing = ({ stroke, isMeant }: { readonly stroke: Stroke; readonly isMeant: boolean }) => {
  const { text } = useTable();
  const { asked, focus } = usePlaying();
  const draft = focus?.copy === stroke.from ? focus.draft : null;
  const does = asked === null ? (draft?.offer.does ?? 'play') : 'defend';
  // If every naming is optional, the stroke names nobody.
  const isForNobody = draft !== null && draft.offer.namings.every(({ atLeast }) => atLeast === 0);
  const onward = isForNobody ? text.act.drawOut : text.act.drawTo;
  return <p className={css['drawing']}>{isMeant ? text.act.letGo[does] : onward}</p>;
};

interface ActionsProps {
  readonly film: CatchUp;
  readonly stroke: Stroke | null;
  readonly isMeant: boolean;
}

export const Actions = ({ film, stroke, isMeant }: ActionsProps) => {
  const { text, view, viewer, session } = useTable();
  const { guide, asked, focus, isTurn, mayEnd, clear } = usePlaying();
  const { stage } = view.common;
  const onItsWay = underWay(session, text);
  if (onItsWay !== null) return <Waiting>{onItsWay}</Waiting>;
  if (film.step !== null) {
    if (mayEnd) return <EndTurn />;
    // The reader's own act is shown only for a moment, so the button that comes next is there already.
    const isOwnTurn = session.view.common.stage.at === 'turn' && session.view.common.stage.seat === viewer;
    if (film.isOwn && isOwnTurn)
      return (
        <Button wide disabled>
          {text.end.turn}
        </Button>
      );
    return (
      <Button wide glyph="forward" onClick={film.skip}>
        {text.film.skip}
      </Button>
    );
  }
  if (stroke !== null) return <Drawing stroke={stroke} isMeant={isMeant} />;
  if (guide?.onward !== undefined && guide.onward !== null)
    return (
      <Button weight="primary" wide onClick={guide.onward.press}>
        {guide.onward.words}
      </Button>
    );
  if (asked !== null) return <Answer asked={asked} />;
  const draft = focus?.draft ?? null;
  if (isTurn && draft !== null) return <Declare draft={draft} />;
  if (focus !== null)
    return (
      <Button wide onClick={clear}>
        {text.act.back}
      </Button>
    );
  if (isTurn) return <EndTurn />;
  if (stage.at !== 'turn') return null;
  const seat = stage.asked?.seat ?? stage.seat;
  const name = session.names[seat];
  if (seat === viewer) return null;
  return (
    <Waiting>
      {stage.asked === null ? text.moment.theirs(name, String(stage.turn)) : text.moment.answers(name)}
    </Waiting>
  );
};
