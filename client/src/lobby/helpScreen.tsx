// HelpScreen: how it works, in a few short parts.

import { useLocation } from 'wouter';
import { useText } from '../text/index.ts';
import { Button, Panel } from '../ui/index.ts';
import css from './lobby.module.css';
import { Screen } from './screen.tsx';

export const HelpScreen = () => {
  const text = useText();
  const [, go] = useLocation();
  const button = (
    <Button weight="primary" size="large" wide onClick={() => go('/')}>
      {text.help.done}
    </Button>
  );
  return (
    <Screen title={text.help.title} back="/" action={button}>
      {text.help.sections.map(({ title, body }) => (
        <Panel key={title}>
          <h2 className={css['helpTitle']}>{title}</h2>
          <p>{body}</p>
        </Panel>
      ))}
    </Screen>
  );
};
