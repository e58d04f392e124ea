// Printing: content for the printer alone: it is added to the page, printed, and removed when the print dialog
// closes.

import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import css from './printing.module.css';

/** Opens the print dialog once, as soon as the content is on the page and its fonts are loaded. */
export function usePrintOnce(onDone: () => void): void {
  useEffect(() => {
    let isGone = false;
    addEventListener('afterprint', onDone, { once: true });
    const timer = setTimeout(() => {
      void document.fonts.ready.then(() => {
        if (!isGone) print();
      });
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      removeEventListener('afterprint', onDone);
    };
    // Printed once, however often the component renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

interface PrintSheetsProps {
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** Sheets of A4, each on a page of its own; the page itself is not printed meanwhile. */
export const PrintSheets = ({ onDone, children }: PrintSheetsProps) => {
  usePrintOnce(onDone);
  return createPortal(
    <div className={css['sheets']} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
};
