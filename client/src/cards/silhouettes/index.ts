// silhouettes: the pictures of cards, loaded apart from the first load.

export { Drawing } from './drawingView.tsx';
export { drawnIn, type DrawingModule } from './sheets.ts';
