// LiveRegion: says aloud what changed on the page. Stays mounted, or the first words are not heard.

import { VisuallyHidden } from './visuallyHidden.tsx';

interface LiveRegionProps {
  readonly text: string;
  readonly urgency?: 'polite' | 'assertive';
}

export const LiveRegion = ({ text, urgency = 'polite' }: LiveRegionProps) => (
  <VisuallyHidden>
    <span role={urgency === 'polite' ? 'status' : 'alert'} aria-live={urgency}>
      {text}
    </span>
  </VisuallyHidden>
);
