import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon/icon.tsx';
import type { IconName } from '../ui/icon/icon-names.ts';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { documentLinks, type ExternalLinks } from './external-links.ts';
import styles from './footer.module.css';
import { LanguageChoice } from './preferences/language-choice.tsx';
import type { LanguagePresenter } from './preferences/language-presenter.ts';
import { ThemeChoice } from './preferences/theme-choice.tsx';
import type { ThemePresenter } from './preferences/theme-presenter.ts';
import type { ReaderProfilePresenter } from './profile/reader-profile-presenter.ts';

interface FooterProps {
  readonly language: LanguagePresenter;
  readonly theme: ThemePresenter;
  /** Only what is sold in the reader's market is linked. Rule 133. */
  readonly profile: Pick<ReaderProfilePresenter, 'marketOffers'>;
  readonly links: ExternalLinks;
}

export const Footer = observer(({ language, theme, profile, links }: FooterProps) => {
  const { t } = useTranslation();
  const hasApps = links.googlePlay !== undefined || links.appStore !== undefined;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p>{t('footer.description')}</p>
          <SocialLinks links={links} />
        </div>
        <nav aria-labelledby="footer-sitemap">
          <h2 id="footer-sitemap">{t('footer.sitemap')}</h2>
          <ul>
            <li>
              <ScreenLink to="/catalog">{t('shell.catalog')}</ScreenLink>
            </li>
            <li>
              <ScreenLink to="/publishers">{t('footer.publishers')}</ScreenLink>
            </li>
            {profile.marketOffers.plans && (
              <li>
                <ScreenLink to="/plans">{t('shell.plans')}</ScreenLink>
              </li>
            )}
          </ul>
        </nav>
        <nav aria-labelledby="footer-help">
          <h2 id="footer-help">{t('footer.help')}</h2>
          <ul>
            <li>
              <a href={documentLinks.terms}>{t('footer.terms')}</a>
            </li>
            <li>
              <a href={documentLinks.privacy}>{t('footer.privacy')}</a>
            </li>
            {links.contact !== undefined && (
              <li>
                <a href={links.contact}>{t('footer.contact')}</a>
              </li>
            )}
          </ul>
        </nav>
        {hasApps && (
          <div>
            <h2>{t('footer.apps')}</h2>
            <ul>
              <StoreLink address={links.googlePlay} text={t('footer.googlePlay')} />
              <StoreLink address={links.appStore} text={t('footer.appStore')} />
            </ul>
          </div>
        )}
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
});

const socialNetworks = [
  { name: 'Instagram', icon: 'instagram', link: 'instagram' },
  { name: 'YouTube', icon: 'youtube', link: 'youtube' },
] as const satisfies readonly { name: string; icon: IconName; link: keyof ExternalLinks }[];

function SocialLinks({ links }: { links: ExternalLinks }) {
  const { t } = useTranslation();
  const shownNetworks = socialNetworks.filter(({ link }) => links[link] !== undefined);
  if (shownNetworks.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t('footer.social')}>
      {shownNetworks.map(({ name, icon, link }) => (
        <li key={name}>
          <a href={links[link]} aria-label={name} rel="noreferrer" target="_blank">
            <Icon name={icon} size={22} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function StoreLink({ address, text }: { address: string | undefined; text: string }) {
  if (address === undefined) return null;
  return (
    <li>
      <a href={address} rel="noreferrer" target="_blank">
        {text}
      </a>
    </li>
  );
}
