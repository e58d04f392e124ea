// The protocol's version: raised when a phone of the release before could misread a frame.

export const PROTOCOL_VERSION = 4;
