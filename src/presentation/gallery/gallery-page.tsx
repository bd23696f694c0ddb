import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { Fixture } from '../ui/fixture.ts';
import styles from './gallery-page.module.css';

interface GalleryPageProps {
  /** Fixtures by the file name of their component. */
  readonly fixtures: ReadonlyMap<string, () => Promise<Fixture>>;
}

/**
 * Every component of the interface library in every state: /gallery lists them, /gallery/{name} shows one.
 * `?theme=light` selects the light theme. The gallery is for developers, so it is only in English.
 */
export function GalleryPage({ fixtures }: GalleryPageProps) {
  const { name } = useParams();
  const [search] = useSearchParams();
  const theme = search.get('theme') === 'light' ? 'light' : 'dark';
  const fixture = useFixture(name === undefined ? undefined : fixtures.get(name));

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <div className={styles.gallery}>
      <title>{fixture?.title ?? 'Gallery'}</title>
      <p className={styles.links} lang="en">
        <Link to={`/gallery?theme=${theme}`}>Gallery</Link>
        <Link to={`?theme=${theme === 'light' ? 'dark' : 'light'}`}>
          {theme === 'light' ? 'Dark' : 'Light'} theme
        </Link>
      </p>
      {(fixture || name === undefined) && <h1 lang="en">{fixture?.title ?? 'Gallery'}</h1>}
      {fixture && <States fixture={fixture} />}
      {name === undefined && <Contents fixtures={fixtures} theme={theme} />}
    </div>
  );
}

function States({ fixture }: { fixture: Fixture }) {
  return Object.entries(fixture.states).map(([name, State]) => (
    <section key={name} aria-label={name} className={styles.state}>
      <h2 lang="en">{name}</h2>
      <State />
    </section>
  ));
}

function Contents({ fixtures, theme }: GalleryPageProps & { theme: string }) {
  return (
    <ul className={styles.contents} lang="en">
      {[...fixtures.keys()].map((name) => (
        <li key={name}>
          <Link to={`/gallery/${name}?theme=${theme}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

function useFixture(fetch: (() => Promise<Fixture>) | undefined): Fixture | null {
  const [fetched, setFetched] = useState<{ by: typeof fetch; fixture: Fixture } | null>(null);
  useEffect(() => {
    void fetch?.().then((fixture) => setFetched({ by: fetch, fixture }));
  }, [fetch]);
  return fetched && fetched.by === fetch ? fetched.fixture : null;
}
