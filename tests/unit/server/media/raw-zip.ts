import { crc32 } from 'node:zlib';

export interface RawEntry {
  name: Buffer | string;
  content?: Buffer | string;
  /** General purpose bits: 1 for encryption, 0x800 for a UTF-8 name. */
  flags?: number;
  extra?: Buffer;
  comment?: Buffer;
  method?: number;
  /** The Unix mode, in the upper half of the external attributes. */
  mode?: number;
}

/** Creates a ZIP archive of uncompressed entries, with values that no normal program writes. */
export function rawZip(entries: RawEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', flags = 0, extra = Buffer.of(), ...more } of entries) {
    const { comment = Buffer.of(), method = 0, mode = 0 } = more;
    const [path, data] = [Buffer.from(name), Buffer.from(content)];
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(path.length, 22);
    shared.writeUInt16LE(extra.length, 24);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, path, extra, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt16LE(comment.length, 0);
    rest.writeUInt32LE(mode * 0x10000, 6);
    rest.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([20, 3]);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), madeBy, shared, rest, path, extra, comment);
    files.push(file);
    offset += file.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directoryBytes, end]);
}

/** Creates the Info-ZIP Unicode Path field for an entry with that plain name. */
export function unicodePath(plainName: Buffer, name: string): Buffer {
  const field = Buffer.alloc(9);
  const text = Buffer.from(name);
  field.writeUInt16LE(0x7075, 0);
  field.writeUInt16LE(text.length + 5, 2);
  field[4] = 1;
  field.writeUInt32LE(crc32(plainName), 5);
  return Buffer.concat([field, text]);
}
