// ui: components that know nothing about the game. Their words always come from props.

export { Banner, Panel, Quiet, Spinner, Sum, Waiting } from './panel.tsx';
export { Board, type BoardRow, type BoardThread } from './board.tsx';
export type { BoardCell, BoardGlow } from './boardCell.tsx';
export { Button, IconButton } from './button.tsx';
export { classes } from './classes.ts';
export { watchFreshControls } from './freshControls.ts';
export { watchFolds } from './folds.ts';
export { Glyph } from './glyph.tsx';
export { HoldButton } from './holdButton.tsx';
export { LiveRegion, Toasts, VisuallyHidden } from './toasts.tsx';
export { Page, TopLine } from './page.tsx';
export { ProgressBar, Scrubber } from './progress.tsx';
export { Question } from './question.tsx';
export { SegmentedSwitch } from './segmentedSwitch.tsx';
export { Sheet, takeBackSteps } from './sheet.tsx';
export { isPin, PinField, TextArea, TextField } from './textField.tsx';
export { Tick } from './tick.tsx';
export { Tray, type TrayItem } from './tray.tsx';
export { usePress } from './usePress.ts';
