/** Bytes passed to the inflater at a time, so that it cannot run far ahead of its reader. */
const SLICE = 512;

type Bytes = Uint8Array<ArrayBuffer>;

const streamOf = (bytes: Bytes): ReadableStream<Bytes> => {
  let next = 0;
  return new ReadableStream<Bytes>(
    {
      pull(controller) {
        if (next >= bytes.length) controller.close();
        else controller.enqueue(bytes.slice(next, (next += SLICE)));
      },
    },
    { highWaterMark: 0 },
  );
};

/** The whole of a stream, or null when it exceeds `most` bytes; the rest is never produced. */
async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Bytes | null> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const deflate = async (bytes: Bytes): Promise<Bytes> =>
  (await collect(streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw')), Infinity))!;

/** Null when the bytes inflate to more than `most`; rejects when they are damaged. */
export const inflate = (bytes: Bytes, most: number): Promise<Bytes | null> =>
  collect(streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')), most);

/** Bytes in characters that are valid in an address. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Throws for invalid characters. */
export const fromBase64Url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const CHECK_BYTES = 4;

/** A checksum (FNV-1a), to detect links that lost or changed a character. */
function checkSum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

/** The bytes followed by their checksum. */
export function sealed(bytes: Uint8Array): Bytes {
  const all = new Uint8Array(bytes.length + CHECK_BYTES);
  all.set(bytes);
  new DataView(all.buffer).setUint32(bytes.length, checkSum(bytes));
  return all;
}

/** The bytes without their checksum, or null when it does not match. */
export function unsealed(all: Bytes): Bytes | null {
  const length = all.length - CHECK_BYTES;
  if (length < 0) return null;
  const bytes = all.subarray(0, length);
  return new DataView(all.buffer, all.byteOffset).getUint32(length) === checkSum(bytes) ? bytes : null;
}

/** Numbers are written in groups of seven bits, the lowest first; this bit marks that more follow. */
const MORE = 128;

/** A value is longer than its encoding allows. */
export class TooLong extends RangeError {}

export class ByteWriter {
  readonly #bytes: number[] = [];

  byte(value: number): void {
    this.#bytes.push(value);
  }

  /** A whole number, 0 or more. */
  number(value: number): void {
    let rest = value;
    for (; rest >= MORE; rest = Math.floor(rest / MORE)) this.byte((rest % MORE) + MORE);
    this.byte(rest);
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.number(bytes.length);
    for (const byte of bytes) this.byte(byte);
  }

  /** Any 32-bit integer. */
  word(value: number): void {
    for (let bit = 0; bit < 32; bit += 8) this.byte((value >>> bit) & 255);
  }

  /** At most 255 32-bit integers, preceded by their count. */
  words(values: readonly number[]): void {
    this.byte(values.length);
    for (const value of values) this.word(value);
  }

  done(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes);
  }
}

/** Reads what a ByteWriter wrote; throws a RangeError when the bytes end too early. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #next = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get ended(): boolean {
    return this.#next >= this.#bytes.length;
  }

  /** The next byte, or -1 at the end. */
  peek(): number {
    return this.#bytes[this.#next] ?? -1;
  }

  byte(): number {
    const value = this.#bytes[this.#next++];
    if (value === undefined) throw new RangeError('The bytes end too early');
    return value;
  }

  number(): number {
    let value = 0;
    for (let unit = 1; ; unit *= MORE) {
      const byte = this.byte();
      value += (byte % MORE) * unit;
      if (!Number.isSafeInteger(value)) throw new RangeError('The number is too large');
      if (byte < MORE) return value;
    }
  }

  text(): string {
    const length = this.number();
    const bytes = this.#bytes.subarray(this.#next, this.#next + length);
    if (bytes.length < length) throw new RangeError('The bytes end too early');
    this.#next += length;
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  }

  word(): number {
    let value = 0;
    for (let bit = 0; bit < 32; bit += 8) value |= this.byte() << bit;
    return value;
  }

  /** Reads the count first unless it is given. */
  words(count = this.byte()): readonly number[] {
    return Array.from({ length: count }, () => this.word());
  }
}
