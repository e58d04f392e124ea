// settings: the switches of how somebody is told that they are waited for; they come with the settings of the phone.
export { ToldSettings } from './toldSettings.tsx';
