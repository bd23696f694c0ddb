import sharp from 'sharp';

/** A page of one colour, as PNG. `shade`: 0 to 12. */
export const drawPage = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 90, channels: 3, background: { r: shade * 20, g: 0, b: 0 } } })
    .png()
    .toBuffer();
