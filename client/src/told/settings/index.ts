// settings: the switches for the ways in which a reader is called; they load with the settings of the phone.
export { ToldSettings } from './toldSettings.tsx';
