// QrCode: a link for a camera, drawn as one path.

import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './qr.module.css';

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
