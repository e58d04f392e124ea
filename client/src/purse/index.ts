// purse: a trader's drakes, and a receipt for every entry.

export { MoneyScreen } from './moneyScreen.tsx';
export { NewReceipts } from './statement.tsx';
