import { centreOf, type PlacedBalloon } from './drawing/lettering/balloon.ts';
import { missingCharacters, widthOf } from './drawing/lettering/lettering.ts';
import { balloonKindOf } from './drawing/lettering/measure-balloon.ts';
import { type Cover, maxTitleSize } from './drawing/page/cover.ts';
import { framesOf, type PanelFrame } from './drawing/page/frames.ts';
import type { PageSetup, ScriptPage } from './drawing/page/scene.ts';
import { type Box, headBox, minScale, overlaps, type StagedPanel, stagePanel } from './drawing/page/stage.ts';
import type { Story } from './script/read-script.ts';

/**
 * Finds layout problems of a story: balloons that do not fit or overlap each other, a head or an inset; characters that
 * are missing in a typeface; figures that are too small. The cover is page 1.
 */
export function findProblems(story: Story): string[] {
  const pages = story.pages.flatMap((page, index) =>
    problemsOfPage(page, story.setup).map((problem) => `page ${index + 2}, ${problem}`),
  );
  return [...problemsOfCover(story.cover).map((problem) => `cover: ${problem}`), ...pages];
}

function problemsOfPage(page: ScriptPage, setup: PageSetup): string[] {
  const frames = framesOf(page, setup);
  return frames.flatMap((frame, index) => {
    const staged = stagePanel(frame, setup);
    const laterInsets = frames.slice(index + 1).filter(({ panel }) => panel.inset !== null);
    return [
      ...staged.balloons.flatMap((balloon) => [
        ...problemsOfBalloon(balloon, frame),
        ...findInsetsOver(balloon, frame, laterInsets),
      ]),
      ...findOverlappingBalloons(staged),
      ...problemsOfFigures(staged, frame),
    ].map((problem) => `panel ${index + 1}: ${problem}`);
  });
}

const quote = ({ balloon }: PlacedBalloon): string => `“${balloon.text}”`;
/** Balloons may use a part of the spacing between them. */
const boxWithoutSpacing = (placed: PlacedBalloon): Box => ({ ...placed, height: placed.height - 16 });

function problemsOfBalloon(placed: PlacedBalloon, { area }: PanelFrame): string[] {
  const problems: string[] = [];
  const missing = missingCharacters(placed.lines.join(''), placed.face);
  if (missing.length > 0)
    problems.push(
      `${quote(placed)} has ${missing.join(' ')}, which the typeface ${placed.face} does not have`,
    );
  const [x, y] = centreOf(placed);
  const [right, bottom] = [placed.x + placed.width, placed.y + placed.height];
  if (placed.x < 0 || placed.y < 0 || right > area.width || bottom > area.height)
    problems.push(`${quote(placed)} does not fit (${Math.round(x)}, ${Math.round(y)})`);
  return problems;
}

function findInsetsOver(placed: PlacedBalloon, frame: PanelFrame, insets: readonly PanelFrame[]): string[] {
  const onPage = { ...boxWithoutSpacing(placed), x: frame.x + placed.x, y: frame.y + placed.y };
  return insets
    .filter((inset) => overlaps(onPage, { ...inset.area, x: inset.x, y: inset.y }))
    .map(() => `${quote(placed)} is covered by an inset`);
}

function findOverlappingBalloons({ balloons }: StagedPanel): string[] {
  return balloons.flatMap((one, index) =>
    balloons
      .slice(index + 1)
      .filter((other) => overlaps(boxWithoutSpacing(one), boxWithoutSpacing(other)))
      .map((other) => `${quote(one)} and ${quote(other)} overlap`),
  );
}

function problemsOfFigures(
  { figures, balloons, camera, tips }: StagedPanel,
  { panel, area }: PanelFrame,
): string[] {
  const smallFigures = figures
    .filter(({ at, actor }) => at.scale <= minScale && panel.shot !== 'far' && actor.scale === undefined)
    .map(({ actor }) => `${actor.name} is too small: use fewer words or a larger panel`);
  const coveredHeads = figures.flatMap((figure) => {
    const box = headBox(figure, panel.shot, camera);
    return balloons
      .filter((balloon) => overlaps(box, boxWithoutSpacing(balloon)))
      .map((balloon) => `${quote(balloon)} covers the head of ${figure.actor.name}`);
  });
  const longTails = balloons.flatMap((placed, index) => {
    const tip = tips[index];
    if (tip === null || tip === undefined || balloonKindOf(placed.balloon) === 'caption') return [];
    const length = Math.hypot(tip[0] - centreOf(placed)[0], tip[1] - centreOf(placed)[1]) - placed.height / 2;
    return length > 0.72 * Math.max(area.width, area.height)
      ? [`the tail of ${quote(placed)} is too long`]
      : [];
  });
  return [...smallFigures, ...coveredHeads, ...longTails];
}

function problemsOfCover({ page, title, taglines }: Cover): string[] {
  const { width, height } = page.area;
  const titleProblems = title.flatMap((line) => {
    const high = Math.min((line.width / widthOf(line.text, line.face, 100)) * 100, maxTitleSize) * 0.8;
    const half = line.width / 2;
    const fits =
      line.x - half >= 20 && line.x + half <= width - 20 && line.y - high >= 0 && line.y <= height - 20;
    return fits ? [] : [`“${line.text}” extends beyond the edge`];
  });
  const taglineProblems = taglines
    .filter(({ text, face, size, x }) => {
      const half = widthOf(text, face, size) / 2;
      return x - half < 20 || x + half > width - 20;
    })
    .map(({ text }) => `“${text}” extends beyond the edge`);
  const missing = [...title, ...taglines].flatMap(({ text, face }) =>
    missingCharacters(text, face).map((character) => `the typeface ${face} has no ${character}`),
  );
  return [
    ...titleProblems,
    ...taglineProblems,
    ...missing,
    ...(title.length === 0 ? ['the title is missing'] : []),
  ];
}
