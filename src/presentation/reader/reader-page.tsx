import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import type { ComicReading } from './comic-reading.ts';
import { ComicView } from './comic-view.tsx';
import { type EndPart, LazyEndPanel } from './end/lazy-end-panel.tsx';
import { LazyLockedIssue } from './lazy-locked-issue.tsx';
import { OpeningFailure } from './opening-failure.tsx';
import styles from './reader-page.module.css';
import type { ReaderPresenter } from './reader-presenter.ts';
import { useOnLeave } from './use-on-leave.ts';
import { useReadingFrame } from './use-reading-frame.ts';

export const ReaderPage = observer(function ReaderPage({ presenter }: { presenter: ReaderPresenter }) {
  const { issueId = '' } = useParams();
  const frame = useReadingFrame(presenter.resize);
  useOnLeave(presenter.syncPosition);
  useEffect(() => {
    void presenter.open(issueId);
    return presenter.leave;
  }, [presenter, issueId]);

  return (
    <div className={styles.reader} data-theme="dark">
      <div ref={frame} className={styles.frame} />
      <ReaderContent presenter={presenter} />
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
        <p className={styles.message} role="status">
          {t('reader:opening')}
        </p>
      );
    case 'failed':
      return <OpeningFailure failure={state.failure} viewer={viewer} onRetry={openAgain} />;
    case 'gated':
      return <LazyLockedIssue presenter={presenter} comic={state.comic} />;
    case 'reading':
      return <OpenedComicView reading={state.reading} endPanel={presenter.endPanel} />;
    default:
      return state satisfies never;
  }
});

interface OpenedComicViewProps {
  readonly reading: ComicReading;
  readonly endPanel: EndPart;
}

const OpenedComicView = observer(function OpenedComicView({ reading, endPanel }: OpenedComicViewProps) {
  const { t } = useTranslation();
  const { slug, content } = reading.comic.issue;
  return (
    <>
      <title>{t('common.pageTitle', { title: content.title })}</title>
      {reading.count > 0 ? (
        <ComicView reading={reading} end={<LazyEndPanel part={endPanel} reading={reading} />} />
      ) : (
        <div className={styles.message}>
          <Notice title={content.title} text={t('reader:noPages')}>
            <ButtonLink to={`/issue/${encodeURIComponent(slug)}`}>{t('reader:back')}</ButtonLink>
          </Notice>
        </div>
      )}
    </>
  );
});
