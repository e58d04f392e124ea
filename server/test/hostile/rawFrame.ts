// Raw frames: websocket frames byte by byte, well-formed and malformed.

export interface RawFrame {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly fin?: boolean;
  /** The three reserved bits, which nobody may set. */
  readonly reserved?: number;
  /** Whether it is masked; a client's frame without a mask is malformed. */
  readonly masked?: boolean;
  /** The length that the frame claims, when that is a lie. */
  readonly claims?: number;
}

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

const MASK = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);
const SHORT = 125;
const MEDIUM = 0xffff;

function lengthBytes(length: number): { readonly first: number; readonly rest: Buffer } {
  if (length <= SHORT) return { first: length, rest: Buffer.alloc(0) };
  const rest = Buffer.alloc(length <= MEDIUM ? 2 : 8);
  if (length <= MEDIUM) rest.writeUInt16BE(length);
  else rest.writeBigUInt64BE(BigInt(length));
  return { first: length <= MEDIUM ? SHORT + 1 : SHORT + 2, rest };
}

/** Returns the bytes of a frame. */
export function bytesOf({
  opcode,
  payload,
  fin = true,
  reserved = 0,
  masked = true,
  claims,
}: RawFrame): Buffer {
  const { first, rest } = lengthBytes(claims ?? payload.length);
  const head = Buffer.from([(fin ? 0x80 : 0) | (reserved << 4) | opcode, (masked ? 0x80 : 0) | first]);
  if (!masked) return Buffer.concat([head, rest, payload]);
  const hidden = Buffer.from(payload);
  for (let i = 0; i < hidden.length; i++) hidden.writeUInt8(hidden.readUInt8(i) ^ MASK.readUInt8(i % 4), i);
  return Buffer.concat([head, rest, MASK, hidden]);
}

/** Returns the bytes of a well-formed text frame. */
export const textFrame = (text: string): Buffer =>
  bytesOf({ opcode: OPCODE.text, payload: Buffer.from(text) });

interface Heard {
  readonly opcode: number;
  readonly payload: Buffer;
  /** The bytes after the frame. */
  readonly rest: Buffer;
}

/** Returns the first whole frame in what a server has sent; null when it is not complete yet. */
export function firstFrame(bytes: Buffer): Heard | null {
  if (bytes.length < 2) return null;
  const short = bytes.readUInt8(1) & 0x7f;
  const extra = short <= SHORT ? 0 : short === SHORT + 1 ? 2 : 8;
  if (bytes.length < 2 + extra) return null;
  const length = extra === 0 ? short : extra === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = 2 + extra + length;
  if (bytes.length < end) return null;
  return {
    opcode: bytes.readUInt8(0) & 0x0f,
    payload: bytes.subarray(2 + extra, end),
    rest: bytes.subarray(end),
  };
}
