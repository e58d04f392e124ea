/** The version of the form that the migrations lead to, one for each of them; kept in the file as `user_version`. */
export const SCHEMA_VERSION = 25;
