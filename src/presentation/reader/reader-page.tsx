import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { isLowWindow } from '../../domain/reading/page-size.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import type { ComicReading } from './comic-reading.ts';
import { ComicView } from './comic-view.tsx';
import { type EndPart, LazyEndPanel } from './end/lazy-end-panel.tsx';
import { LazyLockedIssue } from './lazy-locked-issue.tsx';
import { OpeningCover } from './opening-cover.tsx';
import { OpeningFailure } from './opening-failure.tsx';
import styles from './reader-page.module.css';
import type { ReaderPresenter } from './reader-presenter.ts';
import { LazySampleEnd, type SampleEndPart } from './sample/lazy-sample-end.tsx';
import { useOnLeave } from './use-on-leave.ts';
import { useReadingFrame } from './use-reading-frame.ts';

export const ReaderPage = observer(function ReaderPage({ presenter }: { presenter: ReaderPresenter }) {
  const { issueId = '' } = useParams();
  const { pathname } = useLocation();
  const frame = useReadingFrame(presenter.resize, presenter.forgetFrame);
  useOnLeave(presenter.syncPosition);
  const place = useRef<{ readonly issueId: string; readonly pageIndex: number } | null>(null);
  useEffect(() => {
    // When a session begins or ends, another presenter continues at the same page.
    void presenter.open(issueId, place.current?.issueId === issueId ? place.current.pageIndex : null);
    return () => {
      const pageIndex = presenter.reading?.pageIndex;
      place.current = pageIndex === undefined ? null : { issueId, pageIndex };
      presenter.leave();
    };
  }, [presenter, issueId]);

  // For style sheets, whose media queries would be a second definition.
  const isLow = presenter.frame !== null && isLowWindow(presenter.frame);
  return (
    <div className={styles.reader} data-theme="dark" data-low-window={isLow || undefined}>
      <div ref={frame} className={styles.frame} />
      <ReaderContent presenter={presenter} />
      <OpeningCover key={issueId} presenter={presenter} path={pathname} />
    </div>
  );
});

const ReaderContent = observer(function ReaderContent({ presenter }: { presenter: ReaderPresenter }) {
  const { t } = useTranslation();
  const { state, viewer, openAgain } = presenter;
  switch (state.kind) {
    case 'idle':
    case 'opening':
      return (
        <p className={`${styles.message} ${styles.status}`} role="status">
          {t('reader:opening')}
        </p>
      );
    case 'failed':
      return <OpeningFailure {...state} viewer={viewer} onRetry={openAgain} />;
    case 'gated':
      return <LazyLockedIssue presenter={presenter} comic={state.comic} />;
    case 'reading':
      return (
        <OpenedComicView
          reading={state.reading}
          endPanel={presenter.endPanel}
          sampleEnd={presenter.sampleEnd}
        />
      );
    default:
      return state satisfies never;
  }
});

interface OpenedComicViewProps {
  readonly reading: ComicReading;
  readonly endPanel: EndPart;
  readonly sampleEnd: SampleEndPart;
}

const OpenedComicView = observer(function OpenedComicView(props: OpenedComicViewProps) {
  const { reading, endPanel, sampleEnd } = props;
  const { t } = useTranslation();
  const { comic } = reading;
  const { slug, content } = comic.issue;
  const hasPages = reading.count > 0;
  const end = comic.isSample && <LazySampleEnd part={sampleEnd} reading={reading} />;
  return (
    <>
      <title>{t('common.pageTitle', { title: content.title })}</title>
      {hasPages ? (
        <ComicView reading={reading} end={end || <LazyEndPanel part={endPanel} reading={reading} />} />
      ) : (
        end || (
          <div className={styles.message}>
            <Notice title={content.title} text={t('reader:noPages')}>
              <ButtonLink to={`/issue/${encodeURIComponent(slug)}`}>{t('reader:back')}</ButtonLink>
            </Notice>
          </div>
        )
      )}
    </>
  );
});
