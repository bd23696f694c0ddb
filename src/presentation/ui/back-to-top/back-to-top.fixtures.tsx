import type { Fixture } from '../fixture.ts';
import styles from './back-to-top.fixtures.module.css';
import { BackToTop } from './back-to-top.tsx';

export const fixture: Fixture = {
  title: 'Back to top',
  states: {
    'at the end of a long page': () => (
      <div className={styles.page}>
        <p id="top-of-page" tabIndex={-1}>
          O começo de uma página comprida.
        </p>
        <BackToTop focusId="top-of-page" />
      </div>
    ),
    'a footer below': () => <p className={styles.footer}>Nada fica por cima do rodapé.</p>,
  },
};
