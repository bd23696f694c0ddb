import { bitmapCanvas } from '../../infrastructure/browser/bitmap-canvas.ts';
import { BitmapWorker } from '../../infrastructure/browser/bitmap-worker.ts';
import { loadBitmap } from '../../infrastructure/browser/load-bitmap.ts';
import { startPageImageWorker } from '../../infrastructure/browser/start-page-image-worker.ts';
import { WorkerPageImages } from '../../infrastructure/browser/worker-page-images.ts';
import { PositionKeeper } from '../../presentation/reader/position-keeper.ts';
import { ReaderPage } from '../../presentation/reader/reader-page.tsx';
import { ReaderPresenter } from '../../presentation/reader/reader-presenter.ts';
import { lateModule } from '../late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const reader = screen({
  presenter: tokens.readerPresenter,
  page: ReaderPage,
  isPersonal: true,
  fetch: (presenter, { issueId }) => void presenter.open(issueId ?? ''),
  module: lateModule((bind) => {
    bind(tokens.pageImages)
      .toResolvedValue(
        () => new WorkerPageImages(new BitmapWorker(startPageImageWorker), loadBitmap, bitmapCanvas),
      )
      .inSingletonScope();
    bind(tokens.positionKeeper).toResolvedValue(
      (keepPosition, tellPositions) => new PositionKeeper(keepPosition, tellPositions),
      [tokens.keepPosition, tokens.tellPositions],
    );
    bind(tokens.readerPresenter)
      .toResolvedValue(
        (openComic, positions, images, choices) => new ReaderPresenter(openComic, positions, images, choices),
        [tokens.openComic, tokens.positionKeeper, tokens.pageImages, tokens.readingChoices],
      )
      .inSingletonScope();
  }),
});
