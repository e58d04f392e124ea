// bot: a simple trader to practise against.
export { startBots } from './bots.ts';
