// badge: the public code by which others find a trader.

export { BadgeScreen } from './badgeScreen.tsx';
