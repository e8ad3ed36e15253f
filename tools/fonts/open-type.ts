/** The tables of an uncompressed OpenType font by their tags. */
export type Tables = ReadonlyMap<string, Buffer>;

/** The tables of an uncompressed OpenType font by their tags. Each is a copy that may be changed. */
export function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let at = 12, left = font.readUInt16BE(4); left > 0; at += 16, left -= 1) {
    const start = font.readUInt32BE(at + 8);
    const length = font.readUInt32BE(at + 12);
    tables.set(
      font.toString("latin1", at, at + 4),
      Buffer.from(font.subarray(start, start + length)),
    );
  }
  return tables;
}

/** The table of a font; throws when there is none. */
export function getTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table "${tag}"`);
  return table;
}

/** A font of these tables, without checksums. HarfBuzz accepts it, and computes them when it writes the font again. */
export function createFont(tables: Tables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(0x00010000);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let start = head.length;
  let at = 12;
  for (const [tag, table] of [...tables].sort(([one], [other]) => (one < other ? -1 : 1))) {
    head.write(tag, at, "latin1");
    head.writeUInt32BE(start, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    at += 16;
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    start += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** A "name" table with these texts by their name id. */
export function createNameTable(names: Readonly<Record<number, string>>): Buffer {
  const entries = Object.entries(names).map(
    ([id, text]) => [Number(id), Buffer.from(text, "utf16le").swap16()] as const,
  );
  const head = Buffer.alloc(6 + 12 * entries.length);
  head.writeUInt16BE(entries.length, 2);
  head.writeUInt16BE(head.length, 4);
  let start = 0;
  for (const [index, [id, text]] of entries.entries()) {
    // Platform 3 is Windows, encoding 1 is Unicode, language 0x409 is English. All systems read these records.
    const record = [3, 1, 0x409, id, text.length, start];
    for (const [field, value] of record.entries())
      head.writeUInt16BE(value, 6 + 12 * index + 2 * field);
    start += text.length;
  }
  return Buffer.concat([head, ...entries.map(([, text]) => text)]);
}
