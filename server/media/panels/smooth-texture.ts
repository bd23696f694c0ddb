import type { PageRaster } from './page-raster.ts';

/** Share of neighbouring pixels at the edge of the page that differ, from which the paper has a texture. */
const minTexture = 0.12;
/** Difference in the green channel. Less is noise within the tolerance, more is a line. */
const [minDifference, maxDifference] = [12, 90];

/** Averages 3 × 3 pixels if the paper has a texture such as halftone dots, which would interrupt its gutters. */
export function smoothTexture(raster: PageRaster): PageRaster {
  return textureOfEdge(raster) < minTexture ? raster : smooth(raster);
}

function textureOfEdge({ width, height, pixels }: PageRaster): number {
  const depth = Math.max(2, Math.round(Math.min(width, height) * 0.01));
  let [differing, pairs] = [0, 0];
  const addRun = (y: number, start: number, end: number) => {
    for (let x = start; x < end; x += 1) {
      const at = (y * width + x) * 3 + 1;
      const difference = Math.abs((pixels[at] as number) - (pixels[at + 3] as number));
      if (difference >= minDifference && difference <= maxDifference) differing += 1;
    }
    pairs += end - start;
  };
  for (let y = 0; y < height; y += 1) {
    if (y < depth || y >= height - depth) addRun(y, 0, width - 1);
    else {
      addRun(y, 0, depth);
      addRun(y, width - 1 - depth, width - 1);
    }
  }
  return differing / pairs;
}

function smooth({ width, height, pixels }: PageRaster): PageRaster {
  const rows = averageOfThree(pixels, 3);
  return { width, height, pixels: averageOfThree(rows, width * 3) };
}

/** Averages each value with those at the distance `step` before and after it. */
function averageOfThree(values: Uint8Array, step: number): Uint8Array {
  const averages = values.slice();
  for (let at = step; at < values.length - step; at += 1) {
    averages[at] =
      ((values[at - step] as number) + (values[at] as number) + (values[at + step] as number)) / 3;
  }
  return averages;
}
