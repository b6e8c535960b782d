// Writes zip files.
import { crc32, deflateRawSync } from 'node:zlib';

/** The date of every file, fixed so that the same build gives the same zip file: 1 January 1980. */
const DATE = (1 << 5) | 1;
const LOCAL_HEADER = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
/** Version 2.0 of the format: compressed by deflate. */
const VERSION = 20;
const DEFLATE = 8;
const UTF8 = 0x0800;

/** Little-endian numbers as bytes, from pairs `[value, bytes]`. */
function numbers(...parts) {
  const buffer = Buffer.alloc(parts.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  for (const [value, size] of parts) at = buffer.writeUIntLE(value, at, size);
  return buffer;
}

/**
 * A zip file with these files.
 * @param {readonly { name: string, body: Buffer }[]} files
 */
export function zip(files) {
  const parts = [];
  const entries = [];
  let offset = 0;
  for (const { name, body } of files) {
    const packed = deflateRawSync(body, { level: 9 });
    const title = Buffer.from(name);
    const about = numbers(
      [VERSION, 2],
      [UTF8, 2],
      [DEFLATE, 2],
      [0, 2],
      [DATE, 2],
      [crc32(body), 4],
      [packed.length, 4],
      [body.length, 4],
      [title.length, 2],
      [0, 2],
    );
    parts.push(numbers([LOCAL_HEADER, 4]), about, title, packed);
    // No comment, first disk, no attributes.
    entries.push(
      numbers([ENTRY, 4], [VERSION, 2]),
      about,
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      title,
    );
    offset += 4 + about.length + title.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = numbers(
    [END, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...parts, directory, end]);
}
