// silhouettes: fetched apart from the first load.

export { Drawing } from './drawingView.tsx';
