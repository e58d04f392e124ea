// Invitation: one code in every form: to scan, to read aloud, to send.

import { useState } from 'react';
import { useStore } from 'zustand';
import { canShare, copied, share } from '../device/index.ts';
import { sessionInfo } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Button, LiveRegion, Panel, QrCode } from '../ui/index.ts';
import { spellCode } from './code.ts';
import css from './invitation.module.css';

interface InvitationProps {
  readonly code: string;
  readonly path: string;
  readonly hint: string;
  readonly qr: string;
  /** What goes along with a shared link. */
  readonly shared: string;
}

export const Invitation = ({ code, path, hint, qr, shared }: InvitationProps) => {
  const text = useText();
  const info = useStore(sessionInfo, (session) => session.info);
  const [told, setTold] = useState('');
  const link = `${info?.publicUrl ?? location.origin}${path}${code}`;
  const copy = async () => setTold((await copied(link)) ? text.waiting.copied : text.waiting.notCopied);
  return (
    <Panel>
      <div className={css['invitation']}>
        <p className={css['hint']}>{hint}</p>
        <QrCode text={link} label={qr} />
        <p className={css['code']} aria-label={text.waiting.spelled([...code].join(' '))}>
          {spellCode(code)}
        </p>
        <p className={css['link']}>{link}</p>
        <div className={css['ways']}>
          <Button glyph="copy" onClick={() => void copy()}>
            {text.waiting.copy}
          </Button>
          {canShare(link) && (
            <Button glyph="share" onClick={() => void share(shared, link)}>
              {text.waiting.share}
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
    </Panel>
  );
};
