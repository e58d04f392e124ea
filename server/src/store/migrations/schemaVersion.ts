/** The schema version to which the migrations lead: their number. Kept in the file as `user_version`. */
export const SCHEMA_VERSION = 26;
