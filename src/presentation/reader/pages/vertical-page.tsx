import { observer } from 'mobx-react-lite';
import type { ComicPage } from '../../../domain/reading/reading.ts';
import type { ComicReading } from '../comic-reading.ts';
import { PageArt } from './page-art.tsx';
import styles from './vertical-pages.module.css';

interface VerticalPageProps {
  readonly reading: ComicReading;
  readonly page: ComicPage;
  readonly title: string;
  readonly isCurrent: boolean;
}

/** A page in the column. It has its final size from the start, so that nothing jumps when its image loads. */
export const VerticalPage = observer(function VerticalPage({
  reading,
  page,
  title,
  isCurrent,
}: VerticalPageProps) {
  const pageIndex = page.number - 1;
  const { width, height } = page.picture;
  return (
    <div
      className={styles.page}
      data-index={pageIndex}
      style={{ inlineSize: reading.layout.shownSizeOf(pageIndex).width, aspectRatio: `${width} / ${height}` }}
    >
      <PageArt
        page={page}
        title={title}
        language={reading.comic.language}
        cached={reading.pageCache.pages.get(pageIndex)}
        isCurrent={isCurrent}
        onPainted={reading.markPainted}
        onRetry={reading.pageCache.retry}
      />
    </div>
  );
});
