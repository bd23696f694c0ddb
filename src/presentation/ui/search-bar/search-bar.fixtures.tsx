import { type CSSProperties, useState } from 'react';
import { failures } from '../../../domain/failure.ts';
import { failed, succeeded } from '../../../domain/result.ts';
import { drawnPicture } from '../comic-image/drawn-picture.ts';
import type { Fixture } from '../fixture.ts';
import { CollapsibleSearch } from './collapsible-search.tsx';
import type { FoundItem, Search, SearchAnswer } from './search-answer.ts';
import { SearchBar } from './search-bar.tsx';

export const fixture: Fixture = {
  title: 'Search bar',
  states: {
    'with suggestions': () => <SearchBarFixture />,
    'with a results page': () => <SearchBarFixture hasPage />,
    'in a header': () => <HeaderFixture />,
  },
};

function SearchBarFixture({ hasPage = false }: { hasPage?: boolean }) {
  const { search, searches, page, open } = useAnswers();
  return (
    <div style={{ inlineSize: '100%' }}>
      {hasPage ? <SearchBar search={search} onSubmit={open} /> : <SearchBar search={search} />}
      <p>
        Buscados: <output>{searches}</output>
      </p>
      {hasPage && (
        <p>
          Página: <output>{page}</output>
        </p>
      )}
    </div>
  );
}

/** Like the header of the app. */
const header: CSSProperties = {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  blockSize: 72,
};

function HeaderFixture() {
  const { search, page, open } = useAnswers();
  return (
    <>
      <div style={header}>
        <span style={{ flex: 1 }}>Banca</span>
        <CollapsibleSearch search={search} onSubmit={open} />
      </div>
      <p>
        Página: <output>{page}</output>
      </p>
    </>
  );
}

/** 'nada' finds nothing, 'erro' fails the first time, 'espera' never responds; any other text is found. */
function useAnswers() {
  const [searches, setSearches] = useState('');
  const [page, setPage] = useState('');
  const [search] = useState<Search>(() => {
    let hasFailed = false;
    return (text: string) => {
      setSearches((all) => `${all} ${text}`.trim());
      if (text === 'espera') return new Promise<never>(() => {});
      if (text === 'erro' && !hasFailed) {
        hasFailed = true;
        return Promise.resolve(failed(failures.networkConnection));
      }
      return Promise.resolve(succeeded(text === 'nada' ? nothing : found));
    };
  });
  return { search, searches, page, open: setPage };
}

const nothing: SearchAnswer = { results: [], querySuggestions: ['nanquim', 'o último trem para ipanema'] };

const item = (title: string, hue: number, description?: string): FoundItem => ({
  reference: title,
  title,
  image: drawnPicture(hue),
  link: `/gallery/search-bar?de=${encodeURIComponent(title)}`,
  ...(description === undefined ? {} : { description }),
});

const found: SearchAnswer = {
  results: [
    {
      title: 'Quadrinhos',
      link: '/gallery/search-bar?todos=quadrinhos',
      items: [
        item('Nanquim', 220, 'Uma cidade sem cor, e quem a pinta de noite sem ninguém ver.'),
        item('O Último Trem para Ipanema', 350, 'Terror e humor num subúrbio que não dorme.'),
        item('Cobra Norato', 140),
      ],
    },
    {
      title: 'Séries',
      link: '/gallery/search-bar?todos=series',
      items: [{ ...item('Maré Alta', 200, 'Três edições'), image: null }],
    },
  ],
  querySuggestions: [],
};
