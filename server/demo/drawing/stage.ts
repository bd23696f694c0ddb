import { centreOf, type PlacedWords } from './balloon.ts';
import { type FigurePlace, figureDepth, tailTip } from './figure.ts';
import { breadthOf, crownOf } from './head.ts';
import type { Manner } from './manner.ts';
import type { Actor, Panel, Shot } from './scene.ts';
import type { Area, Point } from './svg.ts';
import { layWords } from './words-layout.ts';

/** Units of a figure, from the middle of the face down, that a shot shows; 'wide' shows all. */
const shown: Record<Exclude<Shot, 'wide'>, number> = { close: 96, medium: 158 };
/** What somebody holds has to be seen. */
const shownWithHands = 205;

export interface Box extends Area {
  x: number;
  y: number;
}

const spacing = 16;

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height + spacing &&
    other.y < one.y + one.height
  );
}

export interface StagedPanel {
  words: readonly PlacedWords[];
  tips: readonly (Point | null)[];
  figures: readonly { actor: Actor; at: FigurePlace }[];
}

/** A box around the head and its hair. */
export function headBox(actor: Actor, at: FigurePlace): Box {
  const side = breadthOf(actor.who) * at.scale;
  const crown = (crownOf(actor.who) + 8) * at.scale;
  return { x: at.x - side, y: at.y - crown, width: 2 * side, height: crown + 56 * at.scale };
}

function placeFigures(
  cast: readonly Actor[],
  shot: Shot,
  area: Area,
  scale: number,
): { actor: Actor; at: FigurePlace }[] {
  const holding = cast.some((actor) => actor.holds !== undefined);
  return cast.map((actor) => {
    const size = scale * (actor.size ?? 1);
    const short = (1 - Math.min(1, actor.who.height ?? 1)) * 60;
    const depth =
      shot === 'wide'
        ? figureDepth(actor.who)
        : (shot === 'medium' && holding ? shownWithHands : shown[shot]) - short;
    const ground = area.height * (shot === 'wide' ? 0.96 : 1);
    return {
      actor,
      at: {
        x: actor.at * area.width,
        y: ground - depth * size - (actor.lift ?? 0) * 100 * size,
        scale: size,
      },
    };
  });
}

/** Words come first: figures are as large as the panel allows without a head under a balloon. */
function stageFigures(
  panel: Panel,
  area: Area,
  words: readonly PlacedWords[],
): { actor: Actor; at: FigurePlace }[] {
  const cast = panel.cast ?? [];
  const shot = panel.shot ?? 'medium';
  const most = { close: area.width / 172, medium: area.width / 190, wide: area.width / 200 }[shot];
  let scale = Math.min(most / Math.max(1, cast.length * 0.74), shot === 'close' ? 4.4 : 3.2);
  for (; scale > 0.5; scale *= 0.96) {
    const boxes = placeFigures(cast, shot, area, scale).map(({ actor, at }) => headBox(actor, at));
    const free = (box: Box): boolean =>
      box.y > 6 && box.y + box.height < area.height + 12 && !words.some((each) => overlap(box, each));
    const apart = boxes.every((box, index) =>
      boxes
        .slice(index + 1)
        .every((other) => box.x + box.width < other.x + 10 || other.x + other.width < box.x + 10),
    );
    if (apart && boxes.every(free)) break;
  }
  return placeFigures(cast, shot, area, scale);
}

/** Decides where everything goes, before anything is drawn. */
export function stage(panel: Panel, area: Area, manner: Manner, rightToLeft: boolean): StagedPanel {
  const cast = panel.cast ?? [];
  const speaker = (id: string): Actor | undefined => cast.find((each) => each.who.id === id);
  const placed = layWords(panel.words ?? [], {
    area,
    manner: manner.words,
    rightToLeft,
    speakerX: (id) => (speaker(id)?.at ?? 0.5) * area.width,
  });
  const figures = stageFigures(panel, area, placed);
  const tips = placed.map((words): Point | null => {
    const centre = centreOf(words);
    const { kind, from } = words.words;
    if (from !== undefined) return [from[0] * area.width, from[1] * area.height];
    if (kind === 'off') return [rightToLeft ? -20 : area.width + 20, centre[1] + words.height];
    const by = figures.find((each) => each.actor.who.id === words.words.by);
    return by === undefined
      ? null
      : tailTip(
          [Math.min(Math.max(by.at.x, words.x + 40), words.x + words.width - 40), words.y + words.height],
          by.at,
          by.actor.who,
          by.actor.turn,
        );
  });
  return { words: placed, tips, figures };
}
