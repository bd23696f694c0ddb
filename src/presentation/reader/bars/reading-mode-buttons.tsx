import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '../../ui/motion/reduced-motion.ts';
import type { ComicReading } from '../comic-reading.ts';
import { BarButton } from './bar-button.tsx';
import styles from './reader-bars.module.css';

/** Toggle buttons for how the pages are shown. Those that have no effect now are left out. */
export const ReadingModeButtons = observer(function ReadingModeButtons({
  reading,
}: {
  reading: ComicReading;
}) {
  const { t } = useTranslation();
  const isMotionReduced = useReducedMotion();
  const { mode, direction, fit, showsPairs, animatesTurns } = reading.choice;
  const isVertical = mode === 'vertical';
  return (
    <div className={styles.choices}>
      <BarButton
        icon="gallery-vertical"
        label={t('reader:vertical')}
        isLabelShown
        isPressed={isVertical}
        onClick={() => reading.choose({ mode: isVertical ? 'paged' : 'vertical' })}
      />
      {!isVertical && (
        <BarButton
          icon="arrow-left"
          label={t('reader:rightToLeft')}
          isLabelShown
          isPressed={direction === 'rtl'}
          onClick={() => reading.choose({ direction: direction === 'rtl' ? 'ltr' : 'rtl' })}
        />
      )}
      <BarButton
        icon="move-horizontal"
        label={t('reader:fitWidth')}
        isLabelShown
        isPressed={fit === 'width'}
        onClick={() => reading.choose({ fit: fit === 'width' ? 'page' : 'width' })}
      />
      {reading.canPair && (
        <BarButton
          icon="columns-2"
          label={t('reader:pairs')}
          isLabelShown
          isPressed={showsPairs}
          onClick={() => reading.choose({ showsPairs: !showsPairs })}
        />
      )}
      {!isVertical && !isMotionReduced && (
        <BarButton
          icon="gallery-horizontal-end"
          label={t('reader:animateTurns')}
          isLabelShown
          isPressed={animatesTurns}
          onClick={() => reading.choose({ animatesTurns: !animatesTurns })}
        />
      )}
    </div>
  );
});
