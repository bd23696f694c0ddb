import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon/icon.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { externalLinks } from './external-links.ts';
import styles from './footer.module.css';
import { LanguageChoice } from './preferences/language-choice.tsx';
import type { LanguagePresenter } from './preferences/language-presenter.ts';
import { ThemeChoice } from './preferences/theme-choice.tsx';
import type { ThemePresenter } from './preferences/theme-presenter.ts';

export function Footer({ language, theme }: { language: LanguagePresenter; theme: ThemePresenter }) {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p>{t('footer.description')}</p>
          <ul className={styles.social} aria-label={t('footer.social')}>
            {externalLinks.social.map(({ name, icon, address }) => (
              <li key={name}>
                <a href={address} aria-label={name} rel="noreferrer" target="_blank">
                  <Icon name={icon} size={22} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="footer-sitemap">
          <h2 id="footer-sitemap">{t('footer.sitemap')}</h2>
          <ul>
            <li>
              <ScreenLink to="/catalog">{t('shell.catalog')}</ScreenLink>
            </li>
            <li>
              <ScreenLink to="/plans">{t('shell.plans')}</ScreenLink>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-help">
          <h2 id="footer-help">{t('footer.help')}</h2>
          <ul>
            <li>
              <a href={externalLinks.terms}>{t('footer.terms')}</a>
            </li>
            <li>
              <a href={externalLinks.privacy}>{t('footer.privacy')}</a>
            </li>
            <li>
              <a href={externalLinks.contact}>{t('footer.contact')}</a>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t('footer.apps')}</h2>
          <ul>
            <li>
              <a href={externalLinks.googlePlay} rel="noreferrer" target="_blank">
                {t('footer.googlePlay')}
              </a>
            </li>
            <li>
              <a href={externalLinks.appStore} rel="noreferrer" target="_blank">
                {t('footer.appStore')}
              </a>
            </li>
          </ul>
        </div>
      </div>
      <div className={styles.last}>
        <p>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
        <div className={styles.choices}>
          <LanguageChoice language={language} />
          <ThemeChoice theme={theme} />
        </div>
      </div>
    </footer>
  );
}
