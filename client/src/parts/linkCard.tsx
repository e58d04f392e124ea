// LinkCard: a link in every form: as a QR code, as a code in letters if it has one, and to copy and to send.

import { type ReactNode, useMemo, useState } from 'react';
import { canShare, copied, share } from '../device/index.ts';
import { useText } from '../text/index.ts';
import { Button, LiveRegion } from '../ui/index.ts';
import css from './linkCard.module.css';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

const draw = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

export const QrCode = ({ text, label }: QrCodeProps) => {
  const code = useMemo(() => encode(text, { ecc: 'M', border: 3 }), [text]);
  return (
    <div className={css['qr']} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={draw(code.data)} fill="currentColor" />
      </svg>
    </div>
  );
};

interface LinkCardProps {
  readonly link: string;
  /** The text alternative of the QR code. */
  readonly qr: string;
  /** The code as it is shown, and how it is spelled out for screen readers. */
  readonly code?: { readonly shown: string; readonly said: string };
  /** The text that is sent along with a shared link. */
  readonly shared: string;
  /** Shown above the link: whose it is. */
  readonly children?: ReactNode;
}

export const LinkCard = ({ link, qr, code, shared, children }: LinkCardProps) => {
  const { waiting } = useText();
  const [told, setTold] = useState('');
  const copy = async () => setTold((await copied(link)) ? waiting.copied : waiting.notCopied);
  return (
    <div className={css['card']}>
      {children !== undefined && <div className={css['whose']}>{children}</div>}
      <QrCode text={link} label={qr} />
      {code !== undefined && (
        <p className={css['code']} aria-label={code.said}>
          {code.shown}
        </p>
      )}
      <p className={css['link']}>{link}</p>
      <div className={css['ways']}>
        <Button glyph="copy" onClick={() => void copy()}>
          {waiting.copy}
        </Button>
        {canShare(link) && (
          <Button glyph="share" onClick={() => void share(shared, link)}>
            {waiting.share}
          </Button>
        )}
      </div>
      {told !== '' && (
        <p className={css['told']} aria-hidden="true">
          {told}
        </p>
      )}
      <LiveRegion text={told} />
    </div>
  );
};
