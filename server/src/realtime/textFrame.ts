// Text frame: a message of the server as a frame of the WebSocket protocol (RFC 6455, 5.2), made once for all who get
// it.

// The last fragment of a text; nothing that a server sends is masked.
const FINAL_TEXT = 0x81;
/** Longer ones say their length in two bytes, or in eight. */
const [SHORT, MIDDLE] = [126, 127];
const LONGEST_MIDDLE = 0xffff;

function headerOf(length: number): Buffer {
  if (length < SHORT) return Buffer.from([FINAL_TEXT, length]);
  const isMiddle = length <= LONGEST_MIDDLE;
  const header = Buffer.alloc(isMiddle ? 4 : 10);
  header[0] = FINAL_TEXT;
  header[1] = isMiddle ? SHORT : MIDDLE;
  if (isMiddle) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}

/** The frame of a text. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = headerOf(length);
  const frame = Buffer.allocUnsafe(header.length + length);
  header.copy(frame);
  frame.write(text, header.length);
  return frame;
}
