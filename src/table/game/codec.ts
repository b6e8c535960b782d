/** A record as bytes, for links. */
export interface Codec {
  /** The number of the form that `pack` writes, from 1; it stands at the end of a link. */
  readonly form: number;
  /** A record as bytes. Throws a RangeError when the form has no room for it. */
  pack(record: string): Uint8Array<ArrayBuffer>;
  /**
   * The record again, for `restore` to judge; every form that was ever given out is read. Throws a RangeError when the
   * bytes are none, and `TooLong` when they hold more than a game has.
   */
  unpack(bytes: Uint8Array): string;
}
