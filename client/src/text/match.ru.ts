// Russian words of the match screens: a part of ru.ts, in a file of its own because the screens are many.

export const matchRu = {
  title: 'Партия',
};
