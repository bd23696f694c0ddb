import { useTranslation } from 'react-i18next';
import type { ComicReading } from '../comic-reading.ts';
import { PageSlider } from './page-slider.tsx';
import styles from './reader-bars.module.css';
import { ReadingModeButtons } from './reading-mode-buttons.tsx';

interface ReadingControlsProps {
  readonly reading: ComicReading;
  /** False for buttons of icons only, where a bar with labels would hide much of the page. */
  readonly areLabelsShown: boolean;
}

/** Controls to move through the comic and to change how it is shown. */
export function ReadingControls({ reading, areLabelsShown }: ReadingControlsProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.controls} aria-label={t('reader:controls')}>
      <PageSlider reading={reading} />
      <ReadingModeButtons reading={reading} areLabelsShown={areLabelsShown} />
    </section>
  );
}
