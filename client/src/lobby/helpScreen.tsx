// HelpScreen: explains the app in a few short parts.

import { useLocation } from 'wouter';
import { useEventInfo } from '../net/index.ts';
import { useHelpText } from './helpText.ts';
import { Button } from '../ui/index.ts';
import css from './lobby.module.css';
import { Screen } from '../frame/index.ts';

export const HelpScreen = () => {
  const text = useHelpText();
  const [, go] = useLocation();
  const hasPatrons = useEventInfo()?.settings.patrons === 'on';
  const sections = hasPatrons ? [...text.sections, text.patrons] : text.sections;
  const first = sections[0]?.title;
  const button = (
    <Button weight="primary" size="large" wide onClick={() => go('/')}>
      {text.done}
    </Button>
  );
  return (
    <Screen title={text.title} back="/" action={button}>
      {sections.map(({ title, body }) => (
        <details key={title} className={css['help']} open={title === first}>
          <summary>{title}</summary>
          <p>{body}</p>
        </details>
      ))}
    </Screen>
  );
};
