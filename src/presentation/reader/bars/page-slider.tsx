import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ComicReading } from '../comic-reading.ts';
import { pageNumbers, positionText } from '../position-text.ts';
import { BarButton } from './bar-button.tsx';
import styles from './page-slider.module.css';

/** Moves by one page or to any page, in the reading direction of the comic. */
export const PageSlider = observer(function PageSlider({ reading }: { reading: ComicReading }) {
  const { t } = useTranslation();
  const { choice, count, page, spreadIndex, isAtEnd } = reading;
  const direction = choice.mode === 'paged' ? choice.direction : 'ltr';
  const position = positionText(t, reading);
  const icons = ['chevron-left', 'chevron-right'] as const;
  const [previous, next] = direction === 'ltr' ? icons : [icons[1], icons[0]];
  return (
    <div className={styles.slider} dir={direction}>
      <BarButton
        icon={previous}
        label={t('reader:previous')}
        isInactive={spreadIndex === 0}
        onClick={() => reading.turn(-1)}
      />
      <input
        className={styles.range}
        type="range"
        aria-label={t('reader:slider')}
        aria-valuetext={position}
        min={1}
        max={count}
        value={page + 1}
        onChange={({ target }) => reading.slideTo(target.valueAsNumber - 1)}
      />
      <BarButton icon={next} label={t('reader:next')} isInactive={isAtEnd} onClick={() => reading.turn(1)} />
      <span className={styles.count} dir="ltr" aria-hidden="true">
        {pageNumbers(reading)} / {count}
      </span>
    </div>
  );
});
