// Text frame: makes a message of the server into one frame of the WebSocket protocol (RFC 6455, 5.2), once for
// everybody who gets it.

// Marks the last fragment of a text; nothing that a server sends is masked.
const FINAL_TEXT = 0x81;
/** Lengths from here on are written in two bytes or in eight. */
const [SHORT, MIDDLE] = [126, 127];
const LONGEST_MIDDLE = 0xffff;

/** Returns the frame of a text. */
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
