import { type FigurePlace, figureDepth, tailTip } from '../figure/figure.ts';
import { breadthOf, crownOf } from '../head/head.ts';
import type { Area, Point } from '../ink/svg.ts';
import { centreOf, type PlacedWords } from '../lettering/balloon.ts';
import { type Camera, cameraOf } from './camera.ts';
import type { PanelFrame } from './frames.ts';
import type { Actor, PageSetup, Shot } from './scene.ts';
import { layWords } from './words-layout.ts';

/** Units of a figure, from the middle of the face down, that a shot shows; the wider ones show all. */
const shown: Record<'extreme' | 'close' | 'medium', number> = { extreme: 46, close: 96, medium: 158 };
/** What somebody holds has to be seen. */
const shownWithHands = 205;
/** So many pixels per unit at most, by the panel's width in pixels, and in any panel. */
const largest: Record<Shot, { perWidth: number; ever: number }> = {
  extreme: { perWidth: 1 / 118, ever: 7 },
  close: { perWidth: 1 / 172, ever: 4.4 },
  medium: { perWidth: 1 / 190, ever: 3.2 },
  wide: { perWidth: 1 / 200, ever: 3.2 },
  far: { perWidth: 1 / 200, ever: 3.2 },
};
/** A figure that is far away stands so high in its panel. */
const farHeight = 0.42;
/** Smaller than this, pixels per unit, a face says nothing. */
export const smallest = 0.5;
const spacing = 16;

export interface Box extends Area {
  x: number;
  y: number;
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height + spacing &&
    other.y < one.y + one.height
  );
}

export interface StagedFigure {
  actor: Actor;
  at: FigurePlace;
}

export interface StagedPanel {
  words: readonly PlacedWords[];
  tips: readonly (Point | null)[];
  figures: readonly StagedFigure[];
  camera: Camera;
}

const isAll = (shot: Shot): shot is 'wide' | 'far' => shot === 'wide' || shot === 'far';

/** What balloons keep clear of: the head and its hair, and of a face that fills the panel the face alone. */
export function headBox({ actor, at }: StagedFigure, shot: Shot, camera: Camera): Box {
  const [x, y] = camera.through([at.x, at.y]);
  const scale = at.scale * camera.zoom;
  if (shot === 'extreme')
    return { x: x - 44 * scale, y: y - 26 * scale, width: 88 * scale, height: 66 * scale };
  const side = breadthOf(actor.who, actor.pose) * scale;
  const crown = (crownOf(actor.who, actor.pose) + 8) * scale;
  return { x: x - side, y: y - crown, width: 2 * side, height: crown + 56 * scale };
}

/** Units of a figure, from the middle of the face down, that stand in the panel. */
function depthOf({ who, pose }: Actor, shot: Shot, holding: boolean): number {
  if (isAll(shot)) return figureDepth(who, pose);
  if (shot === 'extreme') return shown.extreme;
  const short = (1 - Math.min(1, who.height ?? 1)) * 60;
  return (shot === 'medium' && holding ? shownWithHands : shown[shot]) - short;
}

function placeFigures(cast: readonly Actor[], shot: Shot, area: Area, scale: number): StagedFigure[] {
  const holding = cast.some((actor) => actor.holds !== undefined);
  const ground = area.height * (isAll(shot) ? 0.96 : 1);
  return cast.map((actor) => {
    const size = actor.scale ?? scale * (actor.size ?? 1);
    const staged = ground - depthOf(actor, shot, holding) * size - (actor.lift ?? 0) * 100 * size;
    const y = actor.y === undefined ? staged : actor.y * area.height;
    return { actor, at: { x: actor.at * area.width, y, scale: size } };
  });
}

/** Words come first: figures are as large as the panel allows without a head under a balloon. */
function stageFigures(
  { panel, area }: PanelFrame,
  words: readonly PlacedWords[],
  camera: Camera,
): StagedFigure[] {
  const { cast, shot } = panel;
  const { perWidth, ever } = largest[shot];
  let scale = Math.min((area.width * perWidth) / Math.max(1, cast.length * 0.74), ever);
  if (shot === 'far') {
    const tallest = Math.max(1, ...cast.map(({ who, pose }) => figureDepth(who, pose) + crownOf(who, pose)));
    scale = Math.min(scale, (area.height * farHeight) / tallest);
  }
  const staged = (each: StagedFigure): boolean => each.actor.y === undefined;
  for (; scale > smallest; scale *= 0.96) {
    const figures = placeFigures(cast, shot, area, scale).filter(staged);
    const boxes = figures.map((figure) => headBox(figure, shot, camera));
    const free = (box: Box): boolean =>
      (shot === 'extreme' || box.y > 6) &&
      box.y + box.height < area.height + 12 &&
      !words.some((each) => overlap(box, each));
    const apart = boxes.every((box, index) =>
      boxes
        .slice(index + 1)
        .every((other) => box.x + box.width < other.x + 10 || other.x + other.width < box.x + 10),
    );
    if (apart && boxes.every(free)) break;
  }
  return placeFigures(cast, shot, area, scale);
}

/** Air that balloons keep above the heads they come down to. */
const airOverHeads = 46;

/** Where there is much room over the heads, balloons come down to them; captions stay in their corner. */
function lowered(
  words: readonly PlacedWords[],
  figures: readonly StagedFigure[],
  { panel, area }: PanelFrame,
  camera: Camera,
): readonly PlacedWords[] {
  const hangs = ({ words: { kind, foot } }: PlacedWords): boolean => kind !== 'caption' && foot !== true;
  const bottom = Math.max(...words.filter(hangs).map(({ y, height }) => y + height));
  const heads = Math.min(...figures.map((figure) => headBox(figure, panel.shot, camera).y));
  const room = heads - airOverHeads - bottom;
  if (!Number.isFinite(room) || room < area.height * 0.1) return words;
  return words.map((each) => (hangs(each) ? { ...each, y: each.y + room * 0.8 } : each));
}

/** Decides where everything goes, before anything is drawn. */
export function stage(frame: PanelFrame, { style, rightToLeft }: PageSetup): StagedPanel {
  const { panel, area, safe } = frame;
  const speaker = (name: string): Actor | undefined => panel.cast.find((each) => each.name === name);
  const laid = layWords(panel.words, {
    area,
    safe,
    style: style.words,
    rightToLeft,
    speakerX: (name) => (speaker(name)?.at ?? 0.5) * area.width,
  });
  const camera = cameraOf(area, panel.tilt);
  const figures = stageFigures(frame, laid, camera);
  const words = lowered(laid, figures, frame, camera);
  const tips = words.map((placed): Point | null => tipOf(placed));
  return { words, tips, figures, camera };

  function tipOf(placed: PlacedWords): Point | null {
    const { kind, from, by } = placed.words;
    if (from !== undefined) return [from[0] * area.width, from[1] * area.height];
    if (kind === 'off') return [rightToLeft ? 0 : area.width, centreOf(placed)[1] + placed.height];
    const figure = figures.find((each) => each.actor.name === by);
    if (figure === undefined) return null;
    const { actor, at } = figure;
    const [x, y] = camera.through([at.x, at.y]);
    const over = Math.min(Math.max(x, placed.x + 40), placed.x + placed.width - 40);
    const bottom = placed.y + placed.height;
    const root: Point = [over, y < placed.y ? placed.y : bottom];
    return tailTip(root, { x, y, scale: at.scale * camera.zoom }, actor.who, actor.turn, actor.pose);
  }
}
