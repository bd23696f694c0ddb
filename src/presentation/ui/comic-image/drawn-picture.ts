import type { Picture } from '../../../domain/picture.ts';

/** A picture that needs no network, for fixtures. */
export function drawnPicture(hue: number, width = 400, height = 600): Picture {
  const shape = (inner: string) =>
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`,
    )}`;
  const ground = `<rect width="100%" height="100%" fill="hsl(${hue} 60% 45%)"/>`;
  const figure = `<circle cx="60%" cy="40%" r="25%" fill="hsl(${hue + 40} 80% 65%)"/>`;
  return {
    address: shape(`${ground}${figure}<!-- WIDTH -->`).replace('WIDTH', '{width}'),
    width,
    height,
    placeholder: shape(ground),
  };
}

/** A picture that fails to load. */
export const brokenPicture: Picture = { ...drawnPicture(0), address: 'data:image/png;base64,{width}' };
