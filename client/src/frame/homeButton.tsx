// HomeButton: the way on from a page that has nothing for its reader.

import { useLocation } from 'wouter';
import { useText } from '../text/index.ts';
import { Button } from '../ui/index.ts';

/** Leads to the first page: whose phone this is stands there, and how a link is opened. */
export const HomeButton = () => {
  const { app } = useText();
  const [, go] = useLocation();
  return (
    <Button weight="primary" size="large" wide onClick={() => go('/')}>
      {app.toHome}
    </Button>
  );
};
