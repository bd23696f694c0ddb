import { type Area, group, type Point, round } from '../ink/svg.ts';

/** A camera that leans: everything but the words is turned around the middle of the panel. */
export interface Camera {
  /** Nothing of the paper shows in the corners of a turned picture. */
  zoom: number;
  through(point: Point): Point;
  show(picture: string): string;
}

export function cameraOf({ width, height }: Area, tilt: number): Camera {
  if (tilt === 0) return { zoom: 1, through: (point) => point, show: (picture) => picture };
  const angle = (tilt * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const zoom = cosine + Math.abs(sine) * Math.max(width / height, height / width);
  const [x, y] = [width / 2, height / 2];
  return {
    zoom,
    through: (point) => {
      const [across, down] = [(point[0] - x) * zoom, (point[1] - y) * zoom];
      return [x + across * cosine - down * sine, y + across * sine + down * cosine];
    },
    show: (picture) =>
      group(
        picture,
        `transform="translate(${round(x)} ${round(y)}) rotate(${round(tilt)}) scale(${zoom.toFixed(3)}) translate(${round(-x)} ${round(-y)})"`,
      ),
  };
}
