import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowButton } from '../arrow-button/arrow-button.tsx';
import { followFocus } from './follow-focus.ts';
import { turnRow } from './scroll-row.ts';
import styles from './slider.module.css';
import { useEnds } from './use-ends.ts';

interface SliderProps {
  /** The name of its region as well. */
  readonly title: string;
  /** What stands at the end of the title's line. */
  readonly action?: ReactNode;
  /** Between the items, in px; 16 where nothing is said. */
  readonly gap?: number;
  /** List items. Each is as wide as a cover: 132 px, above a screen of 1000 px 172. */
  readonly children: ReactNode;
}

/** A shelf: a row under a title, scrolled sideways by touch, wheel, arrows or the focus. */
export function Slider({ title, action, gap, children }: SliderProps) {
  const { t } = useTranslation();
  const heading = useId();
  const row = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useEnds(row);
  useEffect(() => (row.current ? followFocus(row.current) : undefined), []);
  const turn = (direction: 1 | -1) => row.current && turnRow(row.current, direction);

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
