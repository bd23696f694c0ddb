import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { MissingPage } from '../shell/missing-page.tsx';
import { ShelfFrame } from '../shell/shelf/shelf-frame.tsx';
import { isShelfSection, type ShelfSection, shelfAddress } from '../shell/shelf/shelf-sections.ts';
import { sectionViews } from './section-views.tsx';
import { ShelfInvitation } from './shelf-invitation.tsx';
import styles from './shelf-page.module.css';
import type { ShelfPresenter } from './shelf-presenter.ts';
import { VisitorReadingsSection } from './visitor-readings-section.tsx';

/** Other addresses of the shelf, with the sections that they open. */
const otherAddresses: readonly (readonly [address: RegExp, section: ShelfSection])[] = [
  [/\/favourites\/?$/i, 'favourites'],
  [/\/acquisitions\/?$/i, 'bought'],
];

/** The section of "My shelf" in the address. An unknown section shows the "not found" page. */
export const ShelfPage = observer(({ presenter }: { presenter: ShelfPresenter }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { section } = useParams();
  if (section === undefined) {
    const [, opened = 'reading'] = otherAddresses.find(([address]) => address.test(pathname)) ?? [];
    return <Navigate to={shelfAddress(opened)} replace />;
  }
  if (!isShelfSection(section)) return <MissingPage slug={section} text={t('notFound.text')} />;
  return <OpenedSection presenter={presenter} section={section} />;
});

interface OpenedSectionProps {
  readonly presenter: ShelfPresenter;
  readonly section: ShelfSection;
}

const OpenedSection = observer(({ presenter, section }: OpenedSectionProps) => {
  const { t } = useTranslation();
  useEffect(() => presenter.start(section), [presenter, section]);
  const name = t(`shelfSections:${section}`);
  const SectionView = sectionViews[section];
  const { visitorReadings } = presenter;
  // The invitation would move when the readings arrive above it.
  const isWaiting = section === 'reading' && visitorReadings.isLoading && !visitorReadings.current;
  return (
    <ShelfFrame
      pageTitle={t('shelf:pageTitle', { section: name })}
      current={presenter.hasReader ? section : null}
    >
      {presenter.hasReader ? (
        <section key={section} className={styles.section} aria-label={name}>
          <SectionView presenter={presenter} />
        </section>
      ) : (
        <>
          {section === 'reading' && <VisitorReadingsSection readings={visitorReadings} />}
          {!isWaiting && <ShelfInvitation returnTo={shelfAddress(section)} />}
        </>
      )}
    </ShelfFrame>
  );
});
