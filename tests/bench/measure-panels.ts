import sharp from 'sharp';
import { openCatalogue } from '../../demo/open-catalogue.ts';
import { proposePanels } from '../../server/media/panels/propose-panels.ts';
import { generateComicPage } from '../support/comic-pages/generate-comic-page.ts';
import { type PageScore, scoreCorpus, scorePage } from '../support/comic-pages/score-panels.ts';
import { type Figure, median, percentile } from './figures.ts';

/** Generated pages of each kind. Their seeds are not those with which the detector was tuned. */
const generatedPages = { western: 100, manga: 100, strip: 30 } as const;
/** Every seventh page of the demo is measured. */
const demoStep = 7;
const timedPages = 20;

/** Quality and time of the proposals of panels, on pages whose panels are known. */
export async function measurePanels(): Promise<Figure[]> {
  sharp.concurrency(1);
  const western = await scoreGenerated('western');
  const manga = await scoreGenerated('manga');
  const strips = await scoreGenerated('strip');
  const demo = await scoreDemo();
  return [
    ...figuresOf('generated western pages', western, 0.83),
    ...figuresOf('generated manga pages', manga, 0.71),
    ...figuresOf('generated strips', strips),
    ...figuresOf('demo', demo),
    figureOf(
      'all: exact among the confident',
      scoreCorpus([...western, ...manga, ...strips, ...demo]).exactOfConfident,
      0.95,
    ),
    ...(await measureTime()),
  ];
}

async function scoreGenerated(kind: keyof typeof generatedPages): Promise<PageScore[]> {
  const scores: PageScore[] = [];
  for (let index = 0; index < generatedPages[kind]; index += 1) {
    const { bytes, direction, panels } = await generateComicPage(kind, `bench-${index}`);
    scores.push(scorePage(await proposePanels(bytes, direction), panels));
  }
  return scores;
}

async function scoreDemo(): Promise<PageScore[]> {
  const { issues, draw } = await openCatalogue();
  const pages = issues.flatMap(({ editions, readingDirection }) =>
    editions.flatMap((edition) => edition.pages.map((page) => ({ ...page, readingDirection }))),
  );
  const scores: PageScore[] = [];
  for (const [index, { recipe, panels, readingDirection }] of pages.entries()) {
    if (index % demoStep !== 0) continue;
    scores.push(scorePage(await proposePanels(await draw(recipe), readingDirection), panels));
  }
  return scores;
}

function figuresOf(corpus: string, scores: readonly PageScore[], minF1?: number): Figure[] {
  const score = scoreCorpus(scores);
  return [
    figureOf(`${corpus}: F1 of ${scores.length} pages`, score.f1, minF1),
    figureOf(`${corpus}: precision`, score.precision),
    figureOf(`${corpus}: recall`, score.recall),
    figureOf(`${corpus}: pages in the right order`, score.ordered),
    figureOf(`${corpus}: exact pages`, score.exact),
    figureOf(`${corpus}: confident pages`, score.confident),
    figureOf(`${corpus}: exact among the confident`, score.exactOfConfident),
  ];
}

const figureOf = (name: string, share: number, budget?: number): Figure => ({
  name: `panels, ${name}`,
  value: share * 100,
  unit: '%',
  ...(budget === undefined ? {} : { budget: budget * 100, isFloor: true }),
});

/** The first pages are not timed, because the code is compiled while it runs. */
async function measureTime(): Promise<Figure[]> {
  const [times, processorTimes]: [number[], number[]] = [[], []];
  for (let index = -5; index < timedPages; index += 1) {
    const { bytes } = await generateComicPage('western', `time-${index}`, { width: 1600, height: 2400 });
    const [startedAt, startedCpu] = [performance.now(), process.cpuUsage()];
    await proposePanels(bytes, 'ltr');
    const { user, system } = process.cpuUsage(startedCpu);
    if (index < 0) continue;
    times.push(performance.now() - startedAt);
    processorTimes.push((user + system) / 1000);
  }
  return [
    { name: 'panels of a page of 1600 × 2400, p50', value: median(times), unit: 'ms', budget: 150 },
    { name: 'panels of a page of 1600 × 2400, p95', value: percentile(times, 0.95), unit: 'ms' },
    { name: 'panels of a page of 1600 × 2400, processor time', value: median(processorTimes), unit: 'ms' },
  ];
}
