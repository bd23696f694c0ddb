import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/issue.ts';
import type { EndlessList } from '../shell/endless-list.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { CardSkeletons } from '../ui/card-grid/card-grid.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Slider } from '../ui/slider/slider.tsx';
import { Hero } from './hero.tsx';
import type { HomePresenter } from './home-presenter.ts';
import { LastReadings } from './last-readings.tsx';
import { PublisherShelf } from './publisher-shelf.tsx';

export const HomePage = observer(({ presenter }: { presenter: HomePresenter }) => {
  const { t } = useTranslation();
  const { newest, mostRead, publishers, lastReadings, featured } = presenter;
  useEffect(() => presenter.start(), [presenter]);

  return (
    <>
      <title>{t('common.pageTitle', { title: t('home.title') })}</title>
      {newest.isEmpty ? <Notice title={t('home.title')} text={t('home.empty')} /> : <Hero issue={featured} />}
      {lastReadings && <LastReadings readings={lastReadings.items} />}
      <IssueShelf title={t('home.newest')} issues={newest} />
      <IssueShelf title={t('home.mostRead')} issues={mostRead} />
      <PublisherShelf publishers={publishers.items} />
    </>
  );
});

const IssueShelf = observer(({ title, issues }: { title: string; issues: EndlessList<Issue> }) => {
  const { t } = useTranslation();
  if (issues.isEmpty) return null;
  if (issues.failure) return <FailureNotice failure={issues.failure} onRetry={issues.more} />;
  return (
    <Slider
      title={title}
      action={
        <ButtonLink to="/catalog" variant="outlined">
          {t('home.seeAll')}
        </ButtonLink>
      }
    >
      {issues.items.map((issue) => (
        <li key={issue.id}>
          <IssueCard issue={issue} isOnShelf />
        </li>
      ))}
      {issues.items.length === 0 && <CardSkeletons count={8} />}
    </Slider>
  );
});
