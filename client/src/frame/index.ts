// frame: what every page stands in.
export { Screen } from './screen.tsx';
