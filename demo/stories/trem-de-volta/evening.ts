import { fade } from '../../drawing/ink/definitions.ts';
import { ellipse, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';

/** Colours of a June evening, for the cover. */
export const evening =
  (): Art =>
  (brush, { width, height }) => {
    const ridge = (y: number, high: number): string =>
      `M-20 ${y}C${width * 0.2} ${y - high} ${width * 0.36} ${y - high * 0.2} ${width * 0.54} ${y - high * 0.8}S${width * 0.86} ${y - high * 1.2} ${width + 20} ${y - high * 0.2}V${height + 20}H-20Z`;
    return (
      brush.fill(rectangle(0, 0, width, height * 0.8), fade('#e8705a', '#ffe0a0')) +
      brush.fill(ellipse(width * 0.68, height * 0.42, 150), '#fff0c8') +
      brush.fill(ridge(height * 0.56, 130), '#b4607a') +
      brush.fill(ridge(height * 0.66, 110), '#6e3f72') +
      brush.fill(ridge(height * 0.8, 60), '#35244e') +
      brush.fill(rectangle(0, height * 0.84, width, height * 0.16), '#1e1736') +
      brush.stroke(`M-20 ${height * 0.935}H${width + 20}M-20 ${height * 0.96}H${width + 20}`, '#8a6a8a', 7)
    );
  };
