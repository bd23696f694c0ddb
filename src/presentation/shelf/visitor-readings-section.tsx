import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { returningTo } from '../../domain/session/return-to.ts';
import { eagerCoverCount } from '../shell/lists/eager-cover-count.ts';
import type { VisitorReadings } from '../shell/reading/visitor-readings.ts';
import { shelfAddress } from '../shell/shelf/shelf-sections.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { CardGrid } from '../ui/card-grid/card-grid.tsx';
import { StartedCard } from './reading-sections.tsx';
import styles from './shelf-page.module.css';

/** What a visitor is reading on this device, and how to keep it. */
export const VisitorReadingsSection = observer(({ readings }: { readings: VisitorReadings }) => {
  const { t } = useTranslation();
  if (!readings.current) return null;
  return (
    <section className={styles.section} aria-label={t('shelfSections:reading')}>
      <CardGrid>
        {readings.current.items.map((reading, index) => (
          <StartedCard key={reading.issue.id} reading={reading} isUrgent={index < eagerCoverCount} />
        ))}
      </CardGrid>
      <p className={styles.device}>
        {t('shelf:onDevice')}
        <ButtonLink to={returningTo('/auth/signup', shelfAddress('reading'))} variant="outlined">
          {t('shelf:keep')}
        </ButtonLink>
      </p>
    </section>
  );
});
