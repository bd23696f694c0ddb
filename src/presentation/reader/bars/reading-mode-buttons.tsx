import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '../../ui/motion/reduced-motion.ts';
import type { ComicReading } from '../comic-reading.ts';
import { BarButton } from './bar-button.tsx';
import styles from './reader-bars.module.css';

interface ReadingModeButtonsProps {
  readonly reading: ComicReading;
  readonly areLabelsShown: boolean;
}

/** Toggle buttons for how the pages are shown. Those that have no effect now are left out. */
export const ReadingModeButtons = observer(function ReadingModeButtons(props: ReadingModeButtonsProps) {
  const { reading, areLabelsShown } = props;
  const { t } = useTranslation();
  const isMotionReduced = useReducedMotion();
  const { mode, direction, fit, showsPairs, animatesTurns } = reading.choice;
  const isVertical = mode === 'vertical';
  return (
    <div className={styles.choices}>
      <BarButton
        icon="gallery-vertical"
        label={t('reader:vertical')}
        isLabelShown={areLabelsShown}
        isPressed={isVertical}
        onClick={() => reading.choose({ mode: isVertical ? 'paged' : 'vertical' })}
      />
      {!isVertical && (
        <BarButton
          icon="arrow-left"
          label={t('reader:rightToLeft')}
          isLabelShown={areLabelsShown}
          isPressed={direction === 'rtl'}
          onClick={() => reading.choose({ direction: direction === 'rtl' ? 'ltr' : 'rtl' })}
        />
      )}
      <BarButton
        icon="move-horizontal"
        label={t('reader:fitWidth')}
        isLabelShown={areLabelsShown}
        isPressed={fit === 'width'}
        onClick={() => reading.choose({ fit: fit === 'width' ? 'page' : 'width' })}
      />
      {reading.canPair && (
        <BarButton
          icon="columns-2"
          label={t('reader:pairs')}
          isLabelShown={areLabelsShown}
          isPressed={showsPairs}
          onClick={() => reading.choose({ showsPairs: !showsPairs })}
        />
      )}
      {!isVertical && !isMotionReduced && (
        <BarButton
          icon="gallery-horizontal-end"
          label={t('reader:animateTurns')}
          isLabelShown={areLabelsShown}
          isPressed={animatesTurns}
          onClick={() => reading.choose({ animatesTurns: !animatesTurns })}
        />
      )}
    </div>
  );
});
