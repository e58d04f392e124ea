// home: the first page: where the owner of this phone stands in the event.

export { HomeScreen } from './homeScreen.tsx';
