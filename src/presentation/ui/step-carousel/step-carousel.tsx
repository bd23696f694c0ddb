import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowButton } from '../arrow-button/arrow-button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './step-carousel.module.css';
import { useRotation } from './use-rotation.ts';
import { useSteps } from './use-steps.ts';

interface StepCarouselProps {
  /** The name of its region: what the slides are. */
  readonly label: string;
  /** Between the slides, in px; 20 where nothing is said. */
  readonly gap?: number;
  /** Milliseconds from one slide to the next by itself; it stays where it is where nothing is said. */
  readonly rotateEvery?: number;
  /** The slides. */
  readonly children: ReactNode;
}

/** One slide at a time, by buttons, by its dots or by a swipe. */
export function StepCarousel({ label, gap = 20, rotateEvery, children }: StepCarouselProps) {
  const { t } = useTranslation();
  const slides = Children.toArray(children);
  const total = slides.length;
  const { viewport, step, goTo } = useSteps(total);
  const rotation = useRotation(total > 1 ? rotateEvery : undefined, () => goTo((step + 1) % total));

  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('ui.carousel.role')}
      aria-label={label}
      {...rotation.watching}
    >
      {total > 1 && (
        <div className={styles.controls}>
          {rotation.isPossible && <Rotation isWanted={rotation.isWanted} onPress={rotation.toggle} />}
          <ArrowButton
            direction="previous"
            label={t('ui.carousel.previous')}
            isDisabled={step === 0}
            onPress={() => goTo(step - 1)}
          />
          <ArrowButton
            direction="next"
            label={t('ui.carousel.next')}
            isDisabled={step === total - 1}
            onPress={() => goTo(step + 1)}
          />
          <Dots step={step} total={total} onChoose={goTo} />
          <p className={styles.position} role="status" aria-live={rotation.isRotating ? 'off' : 'polite'}>
            {t('ui.carousel.position', { step: step + 1, total })}
          </p>
        </div>
      )}
      <div ref={viewport} className={styles.slides} style={{ columnGap: gap }} {...scrolledByKeys(label)}>
        {Children.map(slides, (slide, place) => (
          <div
            {...group(t('ui.carousel.slide'), t('ui.carousel.position', { step: place + 1, total }))}
            inert={place !== step}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Arrow keys scroll what has the focus, and slides of words alone have nothing else that takes it. */
const scrolledByKeys = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 });

/** A slide, which is no set of fields. Source: WAI-ARIA carousel pattern. */
const group = (kind: string, label: string) => ({
  role: 'group',
  'aria-roledescription': kind,
  'aria-label': label,
});

function Rotation({ isWanted, onPress }: { isWanted: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  const label = t(isWanted ? 'ui.carousel.pause' : 'ui.carousel.rotate');
  return (
    <button type="button" className={styles.rotation} aria-label={label} title={label} onClick={onPress}>
      <Icon name={isWanted ? 'pause' : 'play'} />
    </button>
  );
}

/** More of them do not fit a phone, where the position says enough. */
const manyDots = 5;

interface DotsProps {
  readonly step: number;
  readonly total: number;
  readonly onChoose: (step: number) => void;
}

function Dots({ step, total, onChoose }: DotsProps) {
  const { t } = useTranslation();
  const places = Array.from({ length: total }, (_, place) => place);
  return (
    <div className={styles.dots} data-many={total > manyDots || undefined}>
      {places.map((place) => (
        <button
          key={place}
          type="button"
          className={styles.dot}
          aria-label={t('ui.carousel.goTo', { step: place + 1, total })}
          aria-current={place === step ? 'step' : undefined}
          onClick={() => onChoose(place)}
        />
      ))}
    </div>
  );
}
