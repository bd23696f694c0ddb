export type Point = readonly [x: number, y: number];

/** A rectangle to draw into. The origin is its top left corner. */
export interface Area {
  width: number;
  height: number;
}

/** Rounds to one decimal place, to keep drawings small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export function group(content: string, attributes: string): string {
  return content === '' ? '' : `<g ${attributes}>${content}</g>`;
}

/** Moves, rotates (in degrees) and scales a drawing. `mirrored` flips it horizontally. */
export function placeDrawing(
  content: string,
  x: number,
  y: number,
  scale = 1,
  rotation = 0,
  mirrored = false,
): string {
  const rotate = rotation === 0 ? '' : ` rotate(${round(rotation)})`;
  const resize =
    scale === 1 && !mirrored ? '' : ` scale(${(mirrored ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`;
  return group(content, `transform="translate(${round(x)} ${round(y)})${rotate}${resize}"`);
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  const arc = `a${round(radiusX)} ${round(radiusY)} 0 1 0`;
  return `M${round(x - radiusX)} ${round(y)}${arc}${round(2 * radiusX)} 0${arc}${round(-2 * radiusX)} 0Z`;
}

/** A smooth curve through the points (Catmull-Rom spline as Bézier curves). */
export function curve(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const last = points.length - 1;
    const wrapped = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last);
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let data = `M${round(startX)} ${round(startY)}`;
  for (let index = 0; index < points.length - (closed ? 0 : 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    data += `C${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)}`;
    data += ` ${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)}`;
    data += ` ${round(to[0])} ${round(to[1])}`;
  }
  return closed ? `${data}Z` : data;
}

export function star(
  x: number,
  y: number,
  outer: Point,
  inner: Point,
  points: number,
  startAngle = 0,
): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, index) => {
      const angle = startAngle + (index * Math.PI) / points;
      const [radiusX, radiusY] = index % 2 === 0 ? outer : inner;
      return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY] as const;
    }),
  );
}
