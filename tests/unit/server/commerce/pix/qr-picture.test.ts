import { encode } from 'uqr';
import { buildPixCode } from '../../../../../server/commerce/pix/pix-code.ts';
import { demoReceiver } from '../../../../../server/commerce/pix/pix-receiver.ts';
import { qrPicture } from '../../../../../server/commerce/pix/qr-picture.ts';

const prefix = 'data:image/svg+xml;base64,';
const text = buildPixCode(demoReceiver, 1990, 'a1b2c3d4e5f6a1b2c3d4e5f6a');
const picture = qrPicture(text);
const svg = Buffer.from(picture.slice(prefix.length), 'base64').toString();

describe('the picture of a QR code', () => {
  it('is a square SVG data URL of less than 20,000 characters', () => {
    expect(picture.startsWith(prefix)).toBe(true);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (\d+) \1"/);
    expect(picture.length).toBeLessThan(20_000);
  });

  it('has exactly the dark squares of the code, within a margin of four', () => {
    const { data, size } = encode(text, { ecc: 'M', border: 4 });
    const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    const [, dark = ''] = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path);
    for (const [, x, y, width] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
      drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
    }
    expect(drawn).toEqual(data);
    expect(data.slice(0, 4).flat()).not.toContain(true);
  });
});
