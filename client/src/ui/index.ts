// ui: the parts that know no game. Words come from props, always.

export { Banner } from './banner.tsx';
export { Board, type BoardRow, type BoardThread } from './board.tsx';
export type { BoardCell, BoardGlow } from './boardCell.tsx';
export { Button, IconButton } from './button.tsx';
export { classes } from './classes.ts';
export { watchFreshControls } from './freshControls.ts';
export { Glyph } from './glyph.tsx';
export { HoldButton } from './holdButton.tsx';
export { LiveRegion, Toasts } from './toasts.tsx';
export { Page } from './page.tsx';
export { Panel } from './panel.tsx';
export { Spinner, Waiting } from './waiting.tsx';
export { QrCode } from './qrCode.tsx';
export { ProgressBar } from './progressBar.tsx';
export { Question } from './question.tsx';
export { Scrubber } from './scrubber.tsx';
export { SegmentedSwitch } from './segmentedSwitch.tsx';
export { OverContext, Sheet } from './sheet.tsx';
export { TextField } from './textField.tsx';
export { Tray, type TrayItem } from './tray.tsx';
export { usePress } from './usePress.ts';
export { VisuallyHidden } from './visuallyHidden.tsx';
