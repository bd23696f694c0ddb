import { createHash } from 'node:crypto';

export interface PdfTestPage {
  /** In points. */
  width?: number;
  height?: number;
  /** Degrees clockwise. */
  rotation?: number;
  /** Drawing operators of PDF, such as `1 0 0 rg 10 10 50 50 re f`. */
  drawing?: string;
  /** A JPEG in RGB that covers the page, below the drawing. */
  image?: { jpeg: Buffer; width: number; height: number };
  /** Further entries of the page, such as its links. */
  entries?: string;
}

interface PdfTestOptions {
  /** `password`: needed for reading. `permissions`: the file is encrypted, but can be read without a password. */
  encryption?: 'password' | 'permissions';
  /** Further entries of the catalogue, such as a script. */
  catalogue?: string;
}

/** Writes a PDF of version 1.4 without compression. */
export function makePdf(pages: PdfTestPage[], { encryption, catalogue = '' }: PdfTestOptions = {}): Buffer {
  const bodies: Buffer[] = [];
  const add = (body: string | Buffer): string => `${bodies.push(Buffer.from(body))} 0 R`;
  const addStream = (content: Buffer, entries = '') =>
    add(
      Buffer.concat([
        Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    );

  const catalogueReference = add(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`);
  const tree = add('');
  const kids = pages.map((page) => {
    const { width = 60, height = 90, rotation = 0, drawing = '', image, entries = '' } = page;
    const imageReference = image && addStream(image.jpeg, describeImage(image));
    const imageDrawing = image ? `q ${width} 0 0 ${height} 0 0 cm /Image Do Q ` : '';
    const content = addStream(Buffer.from(imageDrawing + drawing));
    const resources = imageReference ? `<< /XObject << /Image ${imageReference} >> >>` : '<< >>';
    return add(
      `<< /Type /Page /Parent ${tree} /MediaBox [0 0 ${width} ${height}] /Rotate ${rotation} ` +
        `/Resources ${resources} /Contents ${content} ${entries} >>`,
    );
  });
  bodies[1] = Buffer.from(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`);
  return writeFile(bodies, catalogueReference, encryption ? describeEncryption(encryption) : '');
}

const describeImage = ({ width, height }: { width: number; height: number }) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
  '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode';

function writeFile(bodies: Buffer[], catalogue: string, encryption: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const positions: number[] = [];
  let size = 9;
  const write = (part: Buffer) => {
    parts.push(part);
    size += part.length;
  };
  for (const [index, body] of bodies.entries()) {
    positions.push(size);
    write(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
  }
  const rows = positions.map((position) => `${String(position).padStart(10, '0')} 00000 n \n`);
  const count = bodies.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}trailer\n` +
        `<< /Size ${count} /Root ${catalogue} ${encryption} >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** The standard padding of passwords (PDF 32000-1, 7.6.3.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const fileId = Buffer.alloc(16, 7);
const ownerValue = Buffer.alloc(32, 9);

/** The entries of the trailer for the oldest encryption, RC4 with 40 bits. */
function describeEncryption(encryption: 'password' | 'permissions'): string {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-4);
  const digest = createHash('md5')
    .update(Buffer.concat([padding, ownerValue, permissions, fileId]))
    .digest();
  const userValue =
    encryption === 'permissions' ? encryptRc4(digest.subarray(0, 5), padding) : Buffer.alloc(32, 1);
  return (
    `/ID [<${fileId.toString('hex')}> <${fileId.toString('hex')}>] /Encrypt << /Filter /Standard /V 1 /R 2 ` +
    `/O <${ownerValue.toString('hex')}> /U <${userValue.toString('hex')}> /P -4 >>`
  );
}

/** OpenSSL 3 no longer offers RC4. */
function encryptRc4(key: Buffer, text: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (i: number, j: number) => {
    [state[i], state[j]] = [at(j), at(i)];
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  j = 0;
  return Buffer.from(
    text.map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}
