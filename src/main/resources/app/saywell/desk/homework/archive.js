// A ZIP archive of stored entries (PKWARE APPNOTE 4.3), with names in UTF-8 and one fixed time.

const CRC_TABLE = Uint32Array.from({length: 256}, (unused, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ n >>> 1 : n >>> 1;
  return n >>> 0;
});

function crc32(bytes) {
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) crc = CRC_TABLE[(crc ^ bytes[i]) & 0xff] ^ crc >>> 8;
  return (crc ^ 0xffffffff) >>> 0;
}

// entries: [{name, bytes}], in their order in the archive.
function zip(entries) {
  const locals = [];
  const directory = [];
  let offset = 0;
  for (const {name, bytes} of entries) {
    const nameBytes = utf8(name);
    const common = new DataView(new ArrayBuffer(26));
    common.setUint16(0, 20, true);
    common.setUint16(2, 0x0800, true);
    common.setUint16(8, 0x21, true);
    common.setUint32(10, crc32(bytes), true);
    common.setUint32(14, bytes.length, true);
    common.setUint32(18, bytes.length, true);
    common.setUint16(22, nameBytes.length, true);
    const fields = new Uint8Array(common.buffer);
    const local = concatenate(Uint8Array.of(0x50, 0x4b, 3, 4), fields, nameBytes, bytes);
    const rest = new DataView(new ArrayBuffer(14));
    rest.setUint32(10, offset, true);
    directory.push(concatenate(Uint8Array.of(0x50, 0x4b, 1, 2, 20, 0), fields, new Uint8Array(rest.buffer), nameBytes));
    locals.push(local);
    offset += local.length;
  }
  const central = concatenate(...directory);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, entries.length, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(12, central.length, true);
  end.setUint32(16, offset, true);
  return concatenate(...locals, central, new Uint8Array(end.buffer));
}
