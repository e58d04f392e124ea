// ConcedeSheet: what giving up means, before it is done (R9, rule 6.4).

import { Question } from '../../ui/index.ts';
import { useMatch } from '../match.ts';

export const ConcedeSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text, names, far, view, session } = useMatch();
  const { concede } = text;
  const means = (
    <>
      <p>{concede.means(names[far])}</p>
      {!view.common.revealed && <p>{concede.hidden}</p>}
      <p>{concede.isFinal}</p>
    </>
  );
  return (
    <Question
      title={concede.title}
      means={means}
      confirm={concede.confirm}
      back={concede.back}
      close={text.close}
      weight="commit"
      place="middle"
      onConfirm={() => {
        session.play({ type: 'concede' });
        onClose();
      }}
      onClose={onClose}
    />
  );
};
