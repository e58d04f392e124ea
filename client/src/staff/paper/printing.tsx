// Printing: what only the printer sees: it is put on the page, printed, and gone when the printer's window is.

import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import css from './printing.module.css';

/** Asks for the printer's window once, as soon as what is printed is on the page with its letters. */
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
    // Printed once, however often its place is drawn.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

interface PrintSheetsProps {
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** Sheets of A4, of which each begins a page; the page itself is not printed meanwhile. */
export const PrintSheets = ({ onDone, children }: PrintSheetsProps) => {
  usePrintOnce(onDone);
  return createPortal(
    <div className={css['sheets']} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
};
