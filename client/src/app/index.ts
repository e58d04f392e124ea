// app: the screens put together.

export { App } from './app.tsx';
