import { type Area, group, type Point, round } from '../ink/svg.ts';

/** Rotates everything except the balloons around the middle of the panel. */
export interface Camera {
  /** Enlarges the rotated picture so that it covers the corners of the panel. */
  zoom: number;
  transform(point: Point): Point;
  apply(picture: string): string;
}

export function cameraOf({ width, height }: Area, tilt: number): Camera {
  if (tilt === 0) return { zoom: 1, transform: (point) => point, apply: (picture) => picture };
  const angle = (tilt * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const zoom = cosine + Math.abs(sine) * Math.max(width / height, height / width);
  const [x, y] = [width / 2, height / 2];
  return {
    zoom,
    transform: (point) => {
      const [across, down] = [(point[0] - x) * zoom, (point[1] - y) * zoom];
      return [x + across * cosine - down * sine, y + across * sine + down * cosine];
    },
    apply: (picture) =>
      group(
        picture,
        `transform="translate(${round(x)} ${round(y)}) rotate(${round(tilt)}) scale(${zoom.toFixed(3)}) translate(${round(-x)} ${round(-y)})"`,
      ),
  };
}
