import { PageViewRecorder } from '../../application/reading/page-view-recorder.ts';
import { bitmapCanvas } from '../../infrastructure/browser/bitmap-canvas.ts';
import { BitmapWorker } from '../../infrastructure/browser/bitmap-worker.ts';
import { loadBitmap } from '../../infrastructure/browser/load-bitmap.ts';
import { startPageImageWorker } from '../../infrastructure/browser/start-page-image-worker.ts';
import { WorkerPageImages } from '../../infrastructure/browser/worker-page-images.ts';
import { PositionKeeper } from '../../presentation/reader/position-keeper.ts';
import { readerEnUs } from '../../presentation/reader/reader.en-us.ts';
import { readerPtBr } from '../../presentation/reader/reader.pt-br.ts';
import { ReaderPage } from '../../presentation/reader/reader-page.tsx';
import { ReaderPresenter } from '../../presentation/reader/reader-presenter.ts';
import { readWindowFrame } from '../../presentation/reader/use-reading-frame.ts';
import { gateEnUs } from '../../presentation/shell/age-gate/gate.en-us.ts';
import { gatePtBr } from '../../presentation/shell/age-gate/gate.pt-br.ts';
import { lateModule } from '../modules/late-module.ts';
import { issueViewerModule } from '../modules/reading/issue-viewer-module.ts';
import { positionsModule } from '../modules/reading/positions-module.ts';
import { readingModule } from '../modules/reading/reading-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const reader = screen({
  presenter: tokens.readerPresenter,
  page: ReaderPage,
  texts: { reader: [readerPtBr, readerEnUs], gate: [gatePtBr, gateEnUs] },
  isPersonal: true,
  shared: [issueViewerModule, positionsModule, readingModule],
  fetch: (presenter, { issueId }) => void presenter.open(issueId ?? ''),
  scoped: [
    lateModule((bind) => {
      bind(tokens.pageImages)
        .toResolvedValue(
          () => new WorkerPageImages(new BitmapWorker(startPageImageWorker), loadBitmap, bitmapCanvas),
        )
        .inSingletonScope();
      bind(tokens.positionKeeper).toResolvedValue(
        (keepPosition, syncPositions, progress, pageViews, session, clock) =>
          new PositionKeeper(
            keepPosition,
            syncPositions,
            progress,
            new PageViewRecorder(pageViews, session, clock),
          ),
        [
          tokens.keepPosition,
          tokens.syncPositions,
          tokens.readingProgressPresenter,
          tokens.pageViews,
          tokens.session,
          tokens.clock,
        ],
      );
      bind(tokens.readerPresenter)
        .toResolvedValue(
          (openComic, issues, viewer, positions, images, choices, parts) => {
            const endPanel = parts.lazyPart(
              async () =>
                (await import(/* webpackChunkName: 'end-panel' */ '../parts/end-panel.ts')).endPanel,
            );
            const sampleEnd = parts.lazyPart(
              async () =>
                (await import(/* webpackChunkName: 'sample-end' */ '../parts/sample-end.ts')).sampleEnd,
            );
            return new ReaderPresenter({
              openComic,
              issues,
              viewer,
              positions,
              images,
              choices,
              endPanel,
              sampleEnd,
              readWindowFrame,
            });
          },
          [
            tokens.openComic,
            tokens.issues,
            tokens.issueViewer,
            tokens.positionKeeper,
            tokens.pageImages,
            tokens.readingChoices,
            tokens.parts,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
