// Picture: the cut-paper picture of a card of this table; one door for all who show one.

import type { GameCard } from '@dunmer/shared/patrons';
import { GamePicture } from '../pictures/gamePicture.tsx';

export const CardPicture = ({ card }: { readonly card: GameCard }) => <GamePicture card={card} />;
