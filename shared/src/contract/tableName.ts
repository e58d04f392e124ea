// TableName: the table at which two play for a prestige (PATRONS, PT1): the trade table or the patrons' table.

export const TABLE_NAMES = ['trade', 'patrons'] as const;
export type TableName = (typeof TABLE_NAMES)[number];

/** Names a table. The trade table is left out, so that nothing differs where the other is never used. */
export interface AtTable {
  readonly table?: Exclude<TableName, 'trade'> | undefined;
}

/** Returns the named table, or `trade` if none is named. */
export const tableOf = ({ table }: AtTable): TableName => table ?? 'trade';

/** Returns a table in the form of `AtTable`. */
export const atTable = (table: TableName): AtTable => (table === 'trade' ? {} : { table });
