/** Numbers are written in bytes of seven bits, the lowest first; this one says that more follow. */
const MORE = 128;

/** More than the bytes of anything have room for. */
export class TooLong extends RangeError {}

/** Bytes in the making. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  byte(value: number): void {
    this.#bytes.push(value);
  }

  /** A whole number from 0 on. */
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

  /** At most 255 32-bit integers; how many there are stands before them. */
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

  /** The byte to come, or -1 at the end. */
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

  /** Without a count, as many as are said to follow. */
  words(count = this.byte()): readonly number[] {
    return Array.from({ length: count }, () => this.word());
  }
}
