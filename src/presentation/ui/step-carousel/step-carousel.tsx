import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowButton } from '../arrow-button/arrow-button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './step-carousel.module.css';
import { useRotation } from './use-rotation.ts';
import { useSteps } from './use-steps.ts';

interface StepCarouselProps {
  /** The accessible name of the region: what the slides are. */
  readonly label: string;
  /** Space between the slides in pixels; 20 by default. */
  readonly gap?: number;
  /** Time per slide in milliseconds; no automatic rotation by default. */
  readonly rotateEvery?: number;
  readonly children: ReactNode;
}

/** Shows one slide at a time. It is moved by buttons, dots or swiping. */
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
      {...rotation.handlers}
    >
      {total > 1 && (
        <div className={styles.controls}>
          {rotation.isPossible && <RotationButton isEnabled={rotation.isEnabled} onPress={rotation.toggle} />}
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
      <div
        ref={viewport}
        className={styles.slides}
        style={{ columnGap: gap }}
        {...keyboardScrollProps(label)}
      >
        {Children.map(slides, (slide, index) => (
          <div
            {...slideProps(t('ui.carousel.slide'), t('ui.carousel.position', { step: index + 1, total }))}
            inert={index !== step}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Arrow keys scroll the focused element, and slides with text only contain no other focusable element. */
const keyboardScrollProps = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 });

/** See the WAI-ARIA carousel pattern. A fieldset would be wrong, as a slide has no form fields. */
const slideProps = (kind: string, label: string) => ({
  role: 'group',
  'aria-roledescription': kind,
  'aria-label': label,
});

function RotationButton({ isEnabled, onPress }: { isEnabled: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  const label = t(isEnabled ? 'ui.carousel.pause' : 'ui.carousel.rotate');
  return (
    <button type="button" className={styles.rotation} aria-label={label} title={label} onClick={onPress}>
      <Icon name={isEnabled ? 'pause' : 'play'} />
    </button>
  );
}

/** More dots do not fit on a phone, where the position text is enough. */
const maxPhoneDots = 5;

interface DotsProps {
  readonly step: number;
  readonly total: number;
  readonly onChoose: (step: number) => void;
}

function Dots({ step, total, onChoose }: DotsProps) {
  const { t } = useTranslation();
  const indexes = Array.from({ length: total }, (_, index) => index);
  return (
    <div className={styles.dots} data-many={total > maxPhoneDots || undefined}>
      {indexes.map((index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={t('ui.carousel.goTo', { step: index + 1, total })}
          aria-current={index === step ? 'step' : undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
