// patrons: how the cards of the patrons' table look.

export { GamePicture } from './pictures/gamePicture.tsx';
export { GAME_SIGNS, GameSign } from './pictures/gameSign.tsx';
