import sharp from 'sharp';
import { openCatalogue } from '../../demo/open-catalogue.ts';
import { type PanelProposal, proposePanels } from '../../server/media/panels/propose-panels.ts';
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
  return [
    ...(await measureGenerated('western', 0.83)),
    ...(await measureGenerated('manga', 0.71)),
    ...(await measureGenerated('strip')),
    ...(await measureDemo()),
    ...(await measureTime()),
  ];
}

async function measureGenerated(kind: keyof typeof generatedPages, minF1?: number): Promise<Figure[]> {
  const scores: PageScore[] = [];
  for (let index = 0; index < generatedPages[kind]; index += 1) {
    const { bytes, direction, panels } = await generateComicPage(kind, `bench-${index}`);
    scores.push(scorePage(await proposePanels(bytes, direction), panels));
  }
  return figuresOf(`generated ${kind} pages`, scores, minF1);
}

async function measureDemo(): Promise<Figure[]> {
  const { issues, draw } = await openCatalogue();
  const pages = issues.flatMap(({ editions, readingDirection }) =>
    editions.flatMap((edition) => edition.pages.map((page) => ({ ...page, readingDirection }))),
  );
  const scores: PageScore[] = [];
  for (const [index, { recipe, panels, readingDirection }] of pages.entries()) {
    if (index % demoStep !== 0) continue;
    const proposal: PanelProposal = await proposePanels(await draw(recipe), readingDirection);
    scores.push(scorePage(proposal, panels));
  }
  return figuresOf('demo', scores);
}

function figuresOf(corpus: string, scores: readonly PageScore[], minF1?: number): Figure[] {
  const score = scoreCorpus(scores);
  const figure = (name: string, value: number, budget?: number): Figure => ({
    name: `panels, ${corpus}: ${name}`,
    value: value * 100,
    unit: '%',
    ...(budget === undefined ? {} : { budget: budget * 100, isFloor: true }),
  });
  return [
    figure(`F1 of ${scores.length} pages`, score.f1, minF1),
    figure('precision', score.precision),
    figure('recall', score.recall),
    figure('pages in the right order', score.ordered),
    figure('exact pages', score.exact),
    figure('confident pages', score.confident),
    figure('exact among the confident', score.exactOfConfident, 0.95),
  ];
}

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
