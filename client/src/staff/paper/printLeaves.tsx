// PrintLeaves: prints several leaves at once, and is gone when the printer's window is.

import { useEffect } from 'react';
import { type Leaf, Printed } from './paper.tsx';

interface PrintLeavesProps {
  readonly leaves: readonly Leaf[];
  readonly onDone: () => void;
}

export const PrintLeaves = ({ leaves, onDone }: PrintLeavesProps) => {
  useEffect(() => {
    addEventListener('afterprint', onDone, { once: true });
    // Once the leaves are on the page.
    const timer = setTimeout(() => print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', onDone);
    };
    // Printed once, however often its place is drawn.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <Printed leaves={leaves} />;
};
