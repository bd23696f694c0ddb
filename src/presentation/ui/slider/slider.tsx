import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowButton } from '../arrow-button/arrow-button.tsx';
import { followFocus } from './follow-focus.ts';
import { scrollRowByPage } from './scroll-row.ts';
import styles from './slider.module.css';
import { useRowEnds } from './use-row-ends.ts';

interface SliderProps {
  /** Also the accessible name of the region. */
  readonly title: string;
  /** Rendered at the end of the title's line. */
  readonly action?: ReactNode;
  /** Space between the items in pixels; 16 by default. */
  readonly gap?: number;
  /** List items, each as wide as a cover: 132 px, or 172 px on screens wider than 1000 px. */
  readonly children: ReactNode;
}

/** A row of items with a title. It scrolls by touch, wheel, arrow buttons and focus. */
export function Slider({ title, action, gap, children }: SliderProps) {
  const { t } = useTranslation();
  const heading = useId();
  const row = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useRowEnds(row);
  useEffect(() => (row.current ? followFocus(row.current) : undefined), []);
  const turn = (direction: 1 | -1) => row.current && scrollRowByPage(row.current, direction);

  return (
    <section className={styles.slider} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <div className={styles.end}>
          <div className={styles.arrows} hidden={isAtStart && isAtEnd}>
            <ArrowButton
              direction="previous"
              label={t('ui.slider.previous')}
              isDisabled={isAtStart}
              onPress={() => turn(-1)}
            />
            <ArrowButton
              direction="next"
              label={t('ui.slider.next')}
              isDisabled={isAtEnd}
              onPress={() => turn(1)}
            />
          </div>
          {action}
        </div>
      </div>
      <ul ref={row} className={styles.row} style={gap === undefined ? undefined : { columnGap: gap }}>
        {children}
      </ul>
    </section>
  );
}
