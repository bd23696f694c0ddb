import { type FigurePosition, heightAboveGroundOf, tailTip } from '../figure/figure.ts';
import { halfWidthOf, heightAboveFaceOf } from '../head/head.ts';
import type { Area, Point } from '../ink/svg.ts';
import { centreOf, type PlacedBalloon } from '../lettering/balloon.ts';
import { type Camera, cameraOf } from './camera.ts';
import type { PanelFrame } from './frames.ts';
import { placeBalloons } from './place-balloons.ts';
import type { Actor, PageSetup, Shot } from './scene.ts';

/** Visible units of a figure below the middle of its face. Wider shots show the whole figure. */
const visibleDepths: Record<'extreme' | 'close' | 'medium', number> = { extreme: 46, close: 96, medium: 158 };
/** The same for a medium shot of a figure that holds a prop, so that the prop is visible. */
const visibleDepthWithHands = 205;
/** Maximum pixels per unit of a figure: relative to the panel's width, and absolute. */
const maxScales: Record<Shot, { perWidth: number; absolute: number }> = {
  extreme: { perWidth: 1 / 118, absolute: 7 },
  close: { perWidth: 1 / 172, absolute: 4.4 },
  medium: { perWidth: 1 / 190, absolute: 3.2 },
  wide: { perWidth: 1 / 200, absolute: 3.2 },
  far: { perWidth: 1 / 200, absolute: 3.2 },
};
/** Maximum height of the figures in a far shot, as a share of the panel. */
const maxFarHeight = 0.42;
/** In pixels per unit. Faces that are smaller have no readable expression. */
export const minScale = 0.5;
/** Pixels between two boxes, below the upper one. */
const spacing = 16;

export interface Box extends Area {
  x: number;
  y: number;
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height + spacing &&
    other.y < one.y + one.height
  );
}

export interface StagedFigure {
  actor: Actor;
  at: FigurePosition;
}

export interface StagedPanel {
  balloons: readonly PlacedBalloon[];
  /** Where the tail of each balloon ends. null if it has no tail. */
  tips: readonly (Point | null)[];
  figures: readonly StagedFigure[];
  camera: Camera;
}

const showsWholeFigure = (shot: Shot): shot is 'wide' | 'far' => shot === 'wide' || shot === 'far';

/** The area that balloons must not cover: the head with its hair, or only the face in an extreme shot. */
export function headBox({ actor, at }: StagedFigure, shot: Shot, camera: Camera): Box {
  const [x, y] = camera.transform([at.x, at.y]);
  const scale = at.scale * camera.zoom;
  if (shot === 'extreme')
    return { x: x - 44 * scale, y: y - 26 * scale, width: 88 * scale, height: 66 * scale };
  const side = halfWidthOf(actor.character, actor.pose) * scale;
  const crown = (heightAboveFaceOf(actor.character, actor.pose) + 8) * scale;
  return { x: x - side, y: y - crown, width: 2 * side, height: crown + 56 * scale };
}

/** Visible units of a figure below the middle of its face. */
function visibleDepthOf({ character, pose }: Actor, shot: Shot, isHolding: boolean): number {
  if (showsWholeFigure(shot)) return heightAboveGroundOf(character, pose);
  if (shot === 'extreme') return visibleDepths.extreme;
  const short = (1 - Math.min(1, character.height ?? 1)) * 60;
  return (shot === 'medium' && isHolding ? visibleDepthWithHands : visibleDepths[shot]) - short;
}

function placeFigures(cast: readonly Actor[], shot: Shot, area: Area, scale: number): StagedFigure[] {
  const isHolding = cast.some((actor) => actor.holds !== undefined);
  const ground = area.height * (showsWholeFigure(shot) ? 0.96 : 1);
  return cast.map((actor) => {
    const size = actor.scale ?? scale * (actor.size ?? 1);
    const defaultY = ground - visibleDepthOf(actor, shot, isHolding) * size - (actor.lift ?? 0) * 100 * size;
    const y = actor.y === undefined ? defaultY : actor.y * area.height;
    return { actor, at: { x: actor.at * area.width, y, scale: size } };
  });
}

/** Balloons are placed first. Figures are as large as possible without a head below a balloon. */
function stageFigures(
  { panel, area }: PanelFrame,
  balloons: readonly PlacedBalloon[],
  camera: Camera,
): StagedFigure[] {
  const { cast, shot } = panel;
  const { perWidth, absolute } = maxScales[shot];
  let scale = Math.min((area.width * perWidth) / Math.max(1, cast.length * 0.74), absolute);
  if (shot === 'far') {
    const maxHeight = Math.max(
      1,
      ...cast.map(
        ({ character, pose }) => heightAboveGroundOf(character, pose) + heightAboveFaceOf(character, pose),
      ),
    );
    scale = Math.min(scale, (area.height * maxFarHeight) / maxHeight);
  }
  const isPlacedByStage = (each: StagedFigure): boolean => each.actor.y === undefined;
  for (; scale > minScale; scale *= 0.96) {
    const figures = placeFigures(cast, shot, area, scale).filter(isPlacedByStage);
    const boxes = figures.map((figure) => headBox(figure, shot, camera));
    const isFree = (box: Box): boolean =>
      (shot === 'extreme' || box.y > 6) &&
      box.y + box.height < area.height + 12 &&
      !balloons.some((balloon) => overlaps(box, balloon));
    const areApart = boxes.every((box, index) =>
      boxes
        .slice(index + 1)
        .every((other) => box.x + box.width < other.x + 10 || other.x + other.width < box.x + 10),
    );
    if (areApart && boxes.every(isFree)) break;
  }
  return placeFigures(cast, shot, area, scale);
}

/** Pixels between a lowered balloon and the heads below it. */
const gapAboveHeads = 46;

/** Moves balloons down to the heads if there is much room between them. Captions stay in their corner. */
function lowerBalloons(
  balloons: readonly PlacedBalloon[],
  figures: readonly StagedFigure[],
  { panel, area }: PanelFrame,
  camera: Camera,
): readonly PlacedBalloon[] {
  const canMove = ({ balloon: { kind, isAtFoot } }: PlacedBalloon): boolean =>
    kind !== 'caption' && isAtFoot !== true;
  const bottom = Math.max(...balloons.filter(canMove).map(({ y, height }) => y + height));
  const heads = Math.min(...figures.map((figure) => headBox(figure, panel.shot, camera).y));
  const room = heads - gapAboveHeads - bottom;
  if (!Number.isFinite(room) || room < area.height * 0.1) return balloons;
  return balloons.map((each) => (canMove(each) ? { ...each, y: each.y + room * 0.8 } : each));
}

/** Chooses the position of balloons and figures in a panel. */
export function stagePanel(frame: PanelFrame, { style, isRightToLeft }: PageSetup): StagedPanel {
  const { panel, area, safe } = frame;
  const findSpeaker = (name: string): Actor | undefined => panel.cast.find((each) => each.name === name);
  const placedBalloons = placeBalloons(panel.balloons, {
    area,
    safe,
    style: style.lettering,
    isRightToLeft,
    speakerX: (name) => (findSpeaker(name)?.at ?? 0.5) * area.width,
  });
  const camera = cameraOf(area, panel.tilt);
  const figures = stageFigures(frame, placedBalloons, camera);
  const balloons = lowerBalloons(placedBalloons, figures, frame, camera);
  const tips = balloons.map((balloon): Point | null => tipOf(balloon));
  return { balloons, tips, figures, camera };

  function tipOf(placed: PlacedBalloon): Point | null {
    const { kind, from, by } = placed.balloon;
    if (from !== undefined) return [from[0] * area.width, from[1] * area.height];
    if (kind === 'off') return [isRightToLeft ? 0 : area.width, centreOf(placed)[1] + placed.height];
    const figure = figures.find((each) => each.actor.name === by);
    if (figure === undefined) return null;
    const { actor, at } = figure;
    const [x, y] = camera.transform([at.x, at.y]);
    const rootX = Math.min(Math.max(x, placed.x + 40), placed.x + placed.width - 40);
    const bottom = placed.y + placed.height;
    const root: Point = [rootX, y < placed.y ? placed.y : bottom];
    return tailTip(root, { x, y, scale: at.scale * camera.zoom }, actor.character, actor.turn, actor.pose);
  }
}
