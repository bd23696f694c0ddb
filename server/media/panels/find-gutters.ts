import type { ContentMask } from './content-mask.ts';
import { measureEdge } from './gutter-edge.ts';
import {
  findBands,
  type GutterProfile,
  maxCovered,
  maxNoise,
  measureProfile,
  type ProfileBand,
} from './gutter-profile.ts';
import { createLineSampler, type LineSampler } from './line-sampler.ts';
import type { CutLine, Region } from './region.ts';
import { proposeSlantedLines } from './slanted-lines.ts';

/** A gutter across a region. */
export interface Gutter {
  /** The line in its middle. */
  readonly line: CutLine;
  /** Pixels. */
  readonly thickness: number;
  /** Share of the line (0 to 1) that content covers, such as a balloon or a figure that breaks a border. */
  readonly covered: number;
  /** Share of the line (0 to 1) beside which a frame or a filled panel begins. */
  readonly edges: readonly [before: number, after: number];
  readonly score: number;
}

/** Slopes of the rows and columns of a page that was scanned slightly rotated. */
const tilts = [0.01, -0.01, 0.02, -0.02];
export const maxTilt = 0.02;
/** Score of a gutter between two frames that hardly anything covers. */
const minClearScore = 0.85;
/** The emptiest are measured. */
const maxSlantedLines = 16;
/** Frames along most of one side of a gutter. */
const minOneEdge = 0.55;
/** The same on a page whose panels bleed. */
const minEdgeOfBleed = 0.85;
/** Frames along a part of both sides. */
const minTwoEdges = 0.3;
/** The same for a gutter that is slanted or covered in part. */
const minBothEdges = 0.38;
/** Shares of the page's width from which empty space separates drawings without frames. */
const [minHorizontalSpaceShare, minVerticalSpaceShare] = [0.035, 0.07];
/** Share of the page's edge that is background. With less, panels bleed. */
export const minMarginShare = 0.9;
/** Share of the page's width. A wider space is not a gutter between two frames. */
const maxThicknessShare = 0.06;

/** Finds the gutters across a region, the best first. Those that are not straight are searched only if necessary. */
export function findGutters(mask: ContentMask, region: Region): Gutter[] {
  const samplers = [true, false].map((isHorizontal) => createLineSampler(mask, region, isHorizontal));
  const search = (profilesOf: (sampler: LineSampler) => GutterProfile[]) =>
    samplers.flatMap((sampler) =>
      profilesOf(sampler).flatMap((profile) => guttersIn(profile, sampler, mask)),
    );
  const byScore = (one: Gutter, other: Gutter) => other.score - one.score;
  const straight = search((sampler) => [straightProfile(sampler, 0)]).sort(byScore);
  if (straight[0] && straight[0].score >= minClearScore) return straight;
  const others = search((sampler) => [
    ...tilts.map((slope) => straightProfile(sampler, slope)),
    ...slantedProfiles(sampler, mask.width),
  ]);
  return [...straight, ...others].sort(byScore);
}

const straightProfile = (sampler: LineSampler, slope: number): GutterProfile =>
  measureProfile(sampler, slope, sampler.offsets(slope));

function slantedProfiles(sampler: LineSampler, pageWidth: number): GutterProfile[] {
  const reach = Math.round(maxThicknessShare * pageWidth);
  return proposeSlantedLines(sampler, reach)
    .map((line) => ({ ...line, covered: sampler.contentShare(line.offset, line.slope) }))
    .filter(({ covered }) => covered <= maxCovered)
    .sort((one, other) => one.covered - other.covered)
    .slice(0, maxSlantedLines)
    .map(({ offset, slope }) => {
      const middle = Math.round(offset);
      return measureProfile(sampler, slope, [middle - reach, middle + reach]);
    });
}

const guttersIn = (profile: GutterProfile, sampler: LineSampler, mask: ContentMask): Gutter[] =>
  findBands(profile)
    .filter(({ start, end }) => start > 0 && end < profile.shares.length)
    .map((band) => gutterOf(profile, band, sampler, mask.width))
    .filter((gutter) => isGutter(gutter, mask));

function gutterOf(
  { shares, first, slope }: GutterProfile,
  { start, end }: ProfileBand,
  sampler: LineSampler,
  pageWidth: number,
): Gutter {
  const thickness = end - start;
  const covered = shares.subarray(start, end).reduce((most, share) => Math.max(most, share), 0);
  const edgeAt = (line: number, direction: 1 | -1) =>
    measureEdge(sampler, { slope, offset: first + line + 0.5, direction, pageWidth }) - covered;
  const edges = [edgeAt(start - 1, -1), edgeAt(end, 1)] as const;
  const score =
    (1 - covered) ** 2 * (0.2 + 0.5 * Math.min(...edges) + 0.3 * Math.max(...edges)) -
    0.15 * Math.abs(slope) +
    (sampler.isHorizontal ? 0.05 : 0);
  const line = { isHorizontal: sampler.isHorizontal, slope, offset: first + (start + end) / 2 };
  return { line, thickness, covered, edges, score };
}

function isGutter(
  { line, covered, edges, thickness }: Gutter,
  { width: pageWidth, edgeShare }: ContentMask,
): boolean {
  const [lower, higher] = [Math.min(...edges), Math.max(...edges)];
  if (covered > maxNoise || Math.abs(line.slope) > maxTilt)
    return lower >= minBothEdges && thickness >= 2 && thickness <= maxThicknessShare * pageWidth;
  if (lower >= minTwoEdges) return true;
  // The background of a panel that bleeds is connected to the edge of the page. Its drawings are not panels.
  if (edgeShare < minMarginShare) return line.isHorizontal && higher >= minEdgeOfBleed;
  const minSpaceShare = line.isHorizontal ? minHorizontalSpaceShare : minVerticalSpaceShare;
  return higher >= minOneEdge || thickness >= minSpaceShare * pageWidth;
}
