// steps: what a step of a contract's history has played, for its parties and for staff.

export { PlayedCard } from './playedCard.tsx';
