import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { StepCarousel } from '../ui/step-carousel/step-carousel.tsx';
import { Tag } from '../ui/tag/tag.tsx';
import { Hero, HeroPlaceholder } from './hero.tsx';
import styles from './home-banners.module.css';
import type { SharedShelves } from './shared-shelves.ts';

/** The banners, or the newest issue if there are none. */
export const HomeBanners = observer(({ sharedShelves }: { sharedShelves: SharedShelves }) => {
  const { banners, newest } = sharedShelves;
  const hasNoBanners = banners.isEmpty;
  useEffect(() => {
    if (hasNoBanners) void newest.start();
  }, [hasNoBanners, newest]);
  return (
    <div className={styles.window}>
      {hasNoBanners ? renderNewest(sharedShelves) : renderBanners(sharedShelves)}
    </div>
  );
});

function renderNewest({ newest }: SharedShelves) {
  const [issue] = newest.items;
  if (issue) return <NewestIssue issue={issue} />;
  if (newest.isEmpty) return <EmptyCatalogue />;
  return <HeroPlaceholder />;
}

function renderBanners({ banners }: SharedShelves) {
  if (banners.failure)
    return <FailureNotice failure={banners.failure} onRetry={() => void banners.loadMore()} />;
  return banners.items.length > 0 ? <Banners banners={banners.items} /> : <HeroPlaceholder />;
}

function Banners({ banners }: { banners: SharedShelves['banners']['items'] }) {
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
