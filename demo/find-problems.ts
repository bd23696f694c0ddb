import { centreOf, type PlacedWords } from './drawing/lettering/balloon.ts';
import { missingLetters, widthOf } from './drawing/lettering/lettering.ts';
import { lookOf } from './drawing/lettering/words.ts';
import type { Cover } from './drawing/page/cover.ts';
import { framesOf, type PanelFrame } from './drawing/page/frames.ts';
import type { PageSetup, ComicPage } from './drawing/page/scene.ts';
import { type Box, headBox, overlap, type StagedPanel, smallest, stage } from './drawing/page/stage.ts';
import type { Story } from './script/read-script.ts';

/**
 * What a reader would stumble over, the cover being page 1: words that leave their panel, lie on one another, on a face or under another
 * panel, letters that a face has no form for, figures as small as flies. Empty: the story can be printed.
 */
export function findProblems(story: Story): string[] {
  const pages = story.pages.flatMap((page, index) =>
    problemsOfPage(page, story.look).map((problem) => `page ${index + 2}, ${problem}`),
  );
  return [...problemsOfCover(story.cover).map((problem) => `cover: ${problem}`), ...pages];
}

function problemsOfPage(page: ComicPage, look: PageSetup): string[] {
  const frames = framesOf(page, look);
  return frames.flatMap((frame, index) => {
    const staged = stage(frame, look);
    const later = frames.slice(index + 1).filter(({ panel }) => panel.inset !== null);
    return [
      ...staged.words.flatMap((words) => [...problemsOfWords(words, frame), ...covered(words, frame, later)]),
      ...crowded(staged),
      ...problemsOfFigures(staged, frame),
    ].map((problem) => `panel ${index + 1}: ${problem}`);
  });
}

const quoted = ({ words }: PlacedWords): string => `“${words.text}”`;
/** Balloons reach a little into the air that they keep between each other. */
const tight = (words: PlacedWords): Box => ({ ...words, height: words.height - 16 });

function problemsOfWords(words: PlacedWords, { area }: PanelFrame): string[] {
  const problems: string[] = [];
  const missing = missingLetters(words.lines.join(''), words.face);
  if (missing.length > 0)
    problems.push(`${quoted(words)} has ${missing.join(' ')}, which its letters do not have`);
  const [x, y] = centreOf(words);
  const [right, bottom] = [words.x + words.width, words.y + words.height];
  if (words.x < 0 || words.y < 0 || right > area.width || bottom > area.height)
    problems.push(`${quoted(words)} does not fit (${Math.round(x)}, ${Math.round(y)})`);
  return problems;
}

function covered(words: PlacedWords, frame: PanelFrame, insets: readonly PanelFrame[]): string[] {
  const onPage = { ...tight(words), x: frame.x + words.x, y: frame.y + words.y };
  return insets
    .filter((inset) => overlap(onPage, { ...inset.area, x: inset.x, y: inset.y }))
    .map(() => `${quoted(words)} lies under an inset`);
}

function crowded({ words }: StagedPanel): string[] {
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => overlap(tight(one), tight(other)))
      .map((other) => `${quoted(one)} and ${quoted(other)} lie on one another`),
  );
}

function problemsOfFigures(
  { figures, words, camera, tips }: StagedPanel,
  { panel, area }: PanelFrame,
): string[] {
  const small = figures
    .filter(({ at, actor }) => at.scale <= smallest && panel.shot !== 'far' && actor.scale === undefined)
    .map(({ actor }) => `${actor.name} has no room beside the words: fewer words, or a larger panel`);
  const hidden = figures.flatMap((figure) => {
    const box = headBox(figure, panel.shot, camera);
    return words
      .filter((each) => overlap(box, tight(each)))
      .map((each) => `${quoted(each)} covers the head of ${figure.actor.name}`);
  });
  const far = words.flatMap((each, index) => {
    const tip = tips[index];
    if (tip === null || tip === undefined || lookOf(each.words) === 'caption') return [];
    const length = Math.hypot(tip[0] - centreOf(each)[0], tip[1] - centreOf(each)[1]) - each.height / 2;
    return length > 0.72 * Math.max(area.width, area.height)
      ? [`the tail of ${quoted(each)} is too long`]
      : [];
  });
  return [...small, ...hidden, ...far];
}

function problemsOfCover({ page, title, taglines }: Cover): string[] {
  const { width, height } = page.area;
  const lines = title.flatMap((line) => {
    const high = Math.min((line.width / widthOf(line.text, line.face, 100)) * 100, 420) * 0.8;
    const half = line.width / 2;
    const fits =
      line.x - half >= 20 && line.x + half <= width - 20 && line.y - high >= 0 && line.y <= height - 20;
    return fits ? [] : [`“${line.text}” reaches over the edge`];
  });
  const small = taglines
    .filter(({ text, face, size, x }) => {
      const half = widthOf(text, face, size) / 2;
      return x - half < 20 || x + half > width - 20;
    })
    .map(({ text }) => `“${text}” reaches over the edge`);
  const letters = [...title, ...taglines].flatMap(({ text, face }) =>
    missingLetters(text, face).map((letter) => `the face ${face} has no ${letter}`),
  );
  return [...lines, ...small, ...letters, ...(title.length === 0 ? ['it has no title'] : [])];
}
