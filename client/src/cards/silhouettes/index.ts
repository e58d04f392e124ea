// silhouettes: fetched apart from the first load, by a door of its own.

export { Drawing } from './drawingView.tsx';
export { drawnIn, type DrawingModule } from './sheets.ts';
