// Text frame: a message of the server as a frame of the WebSocket protocol (RFC 6455, 5.2), made once for all who get
// it.

// The last fragment of a text; nothing that a server sends is masked.
const FINAL_TEXT = 0x81;
/** Longer ones say their length in two bytes, or in eight. */
const [SHORT, MIDDLE] = [126, 127];
const LONGEST_MIDDLE = 0xffff;

/** The frame of a text. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < SHORT ? 2 : length <= LONGEST_MIDDLE ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = FINAL_TEXT;
  frame[1] = start === 2 ? length : start === 4 ? SHORT : MIDDLE;
  if (start === 4) frame.writeUInt16BE(length, 2);
  if (start === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, start);
  return frame;
}
