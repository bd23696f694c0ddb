import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '../../domain/catalogue/banner.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { RatingFilter } from '../../domain/catalogue/rating-gate.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import { StepCarousel } from '../ui/step-carousel/step-carousel.tsx';
import { Tag } from '../ui/tag/tag.tsx';
import { Hero, HeroPlaceholder } from './hero.tsx';
import styles from './home-banners.module.css';
import { maxLoadedIssues } from './max-loaded-issues.ts';
import type { SharedShelves } from './shared-shelves.ts';

/**
 * The banners, except those that open nothing the reader may read, or the newest issue if there are none. Not rendered
 * if the reader may read none of the newest issues.
 */
export const HomeBanners = observer(({ sharedShelves }: { sharedShelves: SharedShelves }) => {
  const { banners, newest } = sharedShelves;
  const { isWaiting, isShown } = useRatingFilter();
  const shownBanners = banners.items.filter(isShown);
  const hasNoBanners = !isWaiting && !banners.hasNext && shownBanners.length === 0;
  useEffect(() => {
    if (hasNoBanners) void newest.start();
  }, [hasNoBanners, newest]);
  const content = hasNoBanners
    ? renderNewest(newest, isShown)
    : renderBanners(banners, isWaiting ? [] : shownBanners);
  return content && <div className={styles.window}>{content}</div>;
});

function renderNewest(newest: SharedShelves['newest'], isShown: RatingFilter) {
  const issue = newest.items.find(isShown);
  if (issue) return <NewestIssue issue={issue} />;
  if (newest.isEmpty) return <EmptyCatalogue />;
  const { items, hasNext, failure } = newest;
  if (items.length === 0) return <HeroPlaceholder />;
  // The shelf of new issues continues to load them.
  return hasNext && !failure && items.length < maxLoadedIssues ? <HeroPlaceholder /> : null;
}

function renderBanners({ failure, loadMore }: SharedShelves['banners'], shown: readonly Banner[]) {
  if (failure) return <FailureNotice failure={failure} onRetry={() => void loadMore()} />;
  return shown.length > 0 ? <Banners banners={shown} /> : <HeroPlaceholder />;
}

function Banners({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation();
  return (
    <StepCarousel label={t('home:highlights')}>
      {banners.map(({ id, link, title, text, picture }, index) => (
        <Hero key={id} picture={picture} title={title} text={text} to={link} isUrgent={index === 0}>
          <ButtonLink to={link}>{t(`home:discover.${kindOf(link)}`)}</ButtonLink>
        </Hero>
      ))}
    </StepCarousel>
  );
}

/** What the link of a banner opens. */
function kindOf(link: string): 'series' | 'issue' | 'publisher' | 'other' {
  const [, first] = link.split('/');
  return first === 'series' || first === 'issue' || first === 'publisher' ? first : 'other';
}

function NewestIssue({ issue }: { issue: Issue }) {
  const { t } = useTranslation();
  const { cover, title, description } = issue.content;
  return (
    <Hero
      picture={cover}
      title={title}
      text={description}
      to={`/issue/${issue.slug}`}
      isUrgent
      tag={<Tag>{t('home:featured')}</Tag>}
    >
      {issue.isAvailableForAll && <ButtonLink to={`/reader/${issue.id}`}>{t('home:read')}</ButtonLink>}
      <ButtonLink to={`/issue/${issue.slug}`} variant="outlined">
        {t('home:details')}
      </ButtonLink>
    </Hero>
  );
}

function EmptyCatalogue() {
  const { t } = useTranslation();
  return <Notice text={t('home:empty')} />;
}
