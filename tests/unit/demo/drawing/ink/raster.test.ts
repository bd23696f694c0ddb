import sharp from 'sharp';
import { rasterise } from '../../../../../demo/drawing/ink/raster.ts';

const area = { width: 40, height: 60 };
const redLeftHalf = '<path d="M0 0H20V60H0Z" fill="#ff0000"/>';
const pixelsOf = async (bytes: Buffer) => sharp(bytes).raw().toBuffer({ resolveWithObject: true });
const pixelAt = ({ data, info }: Awaited<ReturnType<typeof pixelsOf>>, x: number, y: number) =>
  Array.from(data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels));

describe('rasterising a drawing', () => {
  it('uses white paper and the requested size', async () => {
    const picture = await pixelsOf(await rasterise(redLeftHalf, area, { size: { width: 80, height: 120 } }));
    expect(picture.info).toMatchObject({ width: 80, height: 120, channels: 3 });
    expect(pixelAt(picture, 10, 60)).toEqual([255, 0, 0]);
    expect(pixelAt(picture, 70, 60)).toEqual([255, 255, 255]);
  });

  it('lets a press change the pixels', async () => {
    const press = { channels: 1, print: (pixels: Uint8Array) => void pixels.fill(7) } as const;
    const grey = await rasterise(redLeftHalf, area, { press });
    expect((await sharp(grey).metadata()).channels).toBe(1);
    expect(pixelAt(await pixelsOf(grey), 5, 5)[0]).toBe(7);
  });

  it('keeps lettering sharp if the press reduces the resolution of the art', async () => {
    const sizes: number[] = [];
    const press = {
      channels: 3,
      resolution: 0.1,
      print: (_pixels: Uint8Array, width: number, height: number) => void sizes.push(width, height),
    } as const;
    const lettering = '<path d="M0 0H3V3H0Z" fill="#0000ff"/>';
    const picture = await pixelsOf(await rasterise(redLeftHalf, area, { press, lettering }));
    expect(sizes).toEqual([4, 6]);
    expect(picture.info).toMatchObject({ width: 40, height: 60 });
    expect(pixelAt(picture, 1, 1)).toEqual([0, 0, 255]);
    expect(pixelAt(picture, 4, 4)).toEqual([255, 0, 0]);
    expect(pixelAt(picture, 19, 30)).toEqual([255, 0, 0]);
    expect(pixelAt(picture, 20, 30)).toEqual([255, 255, 255]);
  });
});
