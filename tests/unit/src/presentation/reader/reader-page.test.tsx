import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { failures } from '../../../../../src/domain/failure.ts';
import { intendedChoice, readingKind } from '../../../../../src/domain/reading/reading-choice.ts';
import { ReaderPage } from '../../../../../src/presentation/reader/reader-page.tsx';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { openedAt, ReaderFixture } from './reader-fixture.ts';

/** jsdom has no layout, so nothing is ever reported. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  Object.assign(globalThis, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });
  Element.prototype.scrollIntoView = () => {};
  const noMatch = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => noMatch });
  await startI18n('pt-br');
});
beforeEach(() => jest.useFakeTimers({ now: openedAt }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function show(reader: ReaderFixture): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/reader/issue-1']}>
      <Routes>
        <Route path="/reader/:issueId" element={<ReaderPage presenter={reader.presenter} />} />
        <Route path="/issue/:slug" element={<p>Página da edição</p>} />
      </Routes>
    </MemoryRouter>,
  );
  await passTime(50);
}

const pressKey = (key: string, target: Element | Window = window) =>
  act(() => fireEvent.keyDown(target, { key }));
const slider = () => screen.getByRole('slider', { name: 'Página' });

it('the reader page shows the page with its name, and the comic in the document title', async () => {
  await show(new ReaderFixture());
  expect(screen.getByRole('img', { name: 'Página 1 de Nanquim' })).toBeTruthy();
  expect(document.title).toBe('Nanquim – Banca');
});

it('the reader page forgets the size of its window when it closes', async () => {
  const reader = new ReaderFixture();
  await show(reader);
  expect(reader.presenter.frame).not.toBeNull();
  cleanup();
  expect(reader.presenter.frame).toBeNull();
});

it('the reader page describes the page for screen readers in its language, without announcing it', async () => {
  const reader = new ReaderFixture();
  const { openedIssueOf } = reader.issues;
  reader.issues.openedIssueOf = (issue) => {
    const open = openedIssueOf(issue);
    const panel = { x: 0, y: 0, width: 1, height: 1 };
    const pages = open.pages.map((page) => ({
      ...page,
      panels: [{ ...panel, text: `A rede balança na página ${page.number}.` }],
    }));
    return { ...open, language: 'en-us', pages };
  };
  await show(reader);
  pressKey('ArrowRight');
  const text = screen.getByText('A rede balança na página 2.');
  expect(text.getAttribute('lang')).toBe('en-us');
  expect(text.closest('[aria-live]')).toBeNull();
  expect(text.closest('[aria-hidden=true]')).toBeNull();
  expect(screen.getByRole('img', { name: 'Página 2 de Nanquim' }).parentElement?.contains(text)).toBe(true);
});

it('the reader page has no description for a page without text', async () => {
  await show(new ReaderFixture());
  const page = screen.getByRole('img', { name: 'Página 1 de Nanquim' });
  expect(page.parentElement?.querySelector('p')).toBeNull();
});

it('the reader page shows the position at the slider, and announces it soon after a page turn', async () => {
  await show(new ReaderFixture());
  pressKey('ArrowRight');
  expect(slider().getAttribute('aria-valuetext')).toBe('Página 2 de 40');
  expect(screen.queryByText('Página 2 de 40')).toBeNull();
  await passTime(500);
  expect(screen.getByText('Página 2 de 40').getAttribute('aria-live')).toBe('polite');
});

it('the reader page goes to the page of the slider', async () => {
  await show(new ReaderFixture());
  act(() => fireEvent.change(slider(), { target: { value: '12' } }));
  await passTime(50);
  expect(screen.getByRole('img', { name: 'Página 12 de Nanquim' })).toBeTruthy();
});

it('the reader page mirrors the slider for a manga', async () => {
  await show(new ReaderFixture(buildIssue({ readingDirection: 'rtl' })));
  expect(slider().closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});

it('the reader page turns pages with the buttons beside the slider', async () => {
  const reader = new ReaderFixture();
  await show(reader);
  act(() => fireEvent.click(screen.getByRole('button', { name: 'Próxima página' })));
  expect(reader.reading.page).toBe(1);
  act(() => fireEvent.click(screen.getByRole('button', { name: 'Página anterior' })));
  expect(reader.reading.page).toBe(0);
});

it('the reader page ignores keys with Ctrl and keys in the slider', async () => {
  const reader = new ReaderFixture();
  await show(reader);
  act(() => fireEvent.keyDown(window, { key: 'ArrowRight', ctrlKey: true }));
  pressKey('ArrowRight', slider());
  expect(reader.reading.page).toBe(0);
});

it('the reader page offers the way back and to read again after the last page', async () => {
  const reader = new ReaderFixture(buildIssue({ pagesCount: 3 }));
  await show(reader);
  pressKey('End');
  pressKey('ArrowRight');
  await passTime(50);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Você terminou Nanquim' }));
  const [, back] = screen.getAllByRole('link', { name: 'Voltar à edição' });
  expect(back?.getAttribute('href')).toBe('/issue/nanquim-1');
  act(() => fireEvent.click(screen.getByRole('button', { name: 'Ler de novo' })));
  expect(reader.reading.pageIndex).toBe(0);
});

it('the reader page loads what follows only near the last page', async () => {
  const issue = buildIssue({ pagesCount: 6, kinds: ['series'], genre: null });
  const reader = new ReaderFixture(issue);
  await show(reader);
  pressKey('ArrowRight');
  pressKey('ArrowRight');
  await passTime(50);
  expect(reader.issues.requests).toEqual(['open issue-1']);
  pressKey('ArrowRight');
  await passTime(50);
  expect(reader.issues.requests).toEqual(['open issue-1', 'neighbours issue-1']);
  // It is beside the window, so it cannot be reached yet.
  expect(screen.getByText('Você terminou Nanquim').closest('[inert]')).not.toBeNull();
});

describe('Escape', () => {
  it('leaves the reader for the page of the issue, also from the slider', async () => {
    await show(new ReaderFixture());
    pressKey('Escape', slider());
    expect(screen.getByText('Página da edição')).toBeTruthy();
  });

  it('first ends the zoom', async () => {
    const reader = new ReaderFixture();
    await show(reader);
    act(() => reader.reading.zoomTo({ scale: 2, x: 0, y: 0 }));
    pressKey('Escape');
    expect(reader.reading.zoom).toBeNull();
    expect(screen.queryByText('Página da edição')).toBeNull();
  });
});

describe('the hint to rotate a phone', () => {
  const showWidePage = async (frame: { width: number; height: number }) => {
    const reader = new ReaderFixture();
    const { openedIssueOf } = reader.issues;
    reader.issues.openedIssueOf = (issue) => {
      const open = openedIssueOf(issue);
      const widePicture = { address: '', width: 3200, height: 2400, placeholder: '' };
      return { ...open, pages: open.pages.map((page) => ({ ...page, picture: widePicture })) };
    };
    await show(reader);
    act(() => reader.presenter.resize({ ...frame, density: 1 }));
    await passTime(50);
  };
  const hint = () => screen.queryByText('Gire o celular para ver a página dupla');

  it('appears at a wide page on a phone in portrait, and can be closed', async () => {
    await showWidePage({ width: 360, height: 740 });
    expect(hint()).not.toBeNull();
    act(() => fireEvent.click(screen.getByRole('button', { name: 'Fechar a dica' })));
    expect(hint()).toBeNull();
    pressKey('ArrowRight');
    expect(hint()).toBeNull();
  });

  it('does not appear in a window that is wider than high', async () => {
    await showWidePage({ width: 740, height: 360 });
    expect(hint()).toBeNull();
  });
});

describe('the hint to the direction of a manga', () => {
  const showManga = async (readingDirection: 'ltr' | 'rtl' = 'rtl') => {
    const reader = new ReaderFixture(buildIssue({ pagesCount: 5, readingDirection }));
    await show(reader);
  };
  const hint = () => screen.queryByText(/^Esta edição se lê da direita para a esquerda/);

  it('appears at the first page when the reader presses →, until the page is turned', async () => {
    await showManga();
    expect(hint()).toBeNull();
    pressKey('ArrowRight');
    expect(hint()).not.toBeNull();
    pressKey('ArrowLeft');
    expect(hint()).toBeNull();
  });

  it('appears at most once, also if it is closed', async () => {
    await showManga();
    pressKey('ArrowRight');
    act(() => fireEvent.click(screen.getByRole('button', { name: 'Fechar a dica' })));
    pressKey('ArrowRight');
    expect(hint()).toBeNull();
  });

  it('does not appear on other pages, at the end, and in comics that are read from left to right', async () => {
    await showManga();
    for (const key of ['ArrowLeft', 'ArrowRight', 'End', 'ArrowLeft', 'ArrowLeft']) {
      pressKey(key);
      await passTime(50);
    }
    expect(hint()).toBeNull();
    cleanup();
    await showManga('ltr');
    pressKey('ArrowLeft');
    expect(hint()).toBeNull();
  });
});

describe('two pages side by side', () => {
  const showPairs = async (issue = buildIssue({ pagesCount: 5 })) => {
    const reader = new ReaderFixture(issue);
    reader.choices.save(readingKind(issue), intendedChoice(issue));
    await show(reader);
    act(() => reader.presenter.resize({ width: 1440, height: 900, density: 1 }));
    await passTime(50);
    return reader;
  };
  const visiblePages = () => screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));

  it('follow the cover, and the position names both', async () => {
    await showPairs();
    expect(visiblePages()).toEqual(['Página 1 de Nanquim']);
    pressKey('ArrowRight');
    await passTime(500);
    expect(visiblePages()).toEqual(['Página 2 de Nanquim', 'Página 3 de Nanquim']);
    expect(slider().getAttribute('aria-valuetext')).toBe('Páginas 2 e 3 de 5');
    expect(screen.getByText('Páginas 2 e 3 de 5').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('2–3 / 5')).toBeTruthy();
  });

  it('turn with each step of the slider', async () => {
    await showPairs();
    pressKey('ArrowRight');
    act(() => fireEvent.change(slider(), { target: { value: '3' } }));
    expect(slider().getAttribute('aria-valuetext')).toBe('Páginas 4 e 5 de 5');
    act(() => fireEvent.change(slider(), { target: { value: '3' } }));
    expect(slider().getAttribute('aria-valuetext')).toBe('Páginas 2 e 3 de 5');
  });

  it('are in reading direction', async () => {
    await showPairs(buildIssue({ pagesCount: 5, readingDirection: 'rtl' }));
    pressKey('ArrowLeft');
    const [first, second] = screen
      .getAllByRole('img')
      .map((image) => Number.parseFloat(image.closest<HTMLElement>('.page')?.style.left ?? ''));
    expect(first).toBeGreaterThan(second ?? Number.NaN);
  });

  it('can be turned off for this kind of issue', async () => {
    const reader = await showPairs();
    pressKey('ArrowRight');
    act(() => fireEvent.click(screen.getByRole('button', { name: 'Duas páginas' })));
    expect(visiblePages()).toEqual(['Página 2 de Nanquim']);
    expect(reader.choices.find('paged-ltr')?.showsPairs).toBe(false);
  });

  it('have no button in a narrow window', async () => {
    const reader = await showPairs();
    act(() => reader.presenter.resize({ width: 360, height: 740, density: 1 }));
    await passTime(200);
    expect(screen.queryByRole('button', { name: 'Duas páginas' })).toBeNull();
  });
});

it('the reader page shows that a comic with an impossible address does not exist', async () => {
  const reader = new ReaderFixture();
  reader.issues.failure = {
    ...serviceFailure('REQUEST.INVALID'),
    message: '"id" must be in the format uuid.',
  };
  await show(reader);
  expect(screen.getByRole('alert').textContent).not.toContain('uuid');
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver o catálogo' })).toBeTruthy();
});

it('the reader page shows the failure of a page, and loads it on retry', async () => {
  const reader = new ReaderFixture();
  reader.images.failuresByAddressPart.set('page-1/', failures.networkConnection);
  await show(reader);
  expect(screen.getByRole('alert').textContent).toContain('A página 1 não carregou.');
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível conectar ao servidor.');
  reader.images.failuresByAddressPart.clear();
  act(() => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })));
  await passTime(50);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the reader page says why a comic may not be read, and links to the catalogue', async () => {
  const reader = new ReaderFixture();
  reader.issues.forbiddenIds.add('issue-1');
  await show(reader);
  expect(screen.getByRole('alert').textContent).toContain('Você não tem permissão');
  expect(screen.getByRole('link', { name: 'Ver o catálogo' }).getAttribute('href')).toBe('/catalog');
});

it('the reader page says that an issue has no pages', async () => {
  await show(new ReaderFixture(buildIssue({ pagesCount: 0 })));
  expect(screen.getByText('Esta edição ainda não tem páginas.')).toBeTruthy();
});

it('the reader page shows all pages of a strip in a column, with images only near the current page', async () => {
  await show(new ReaderFixture(buildIssue({ pagesCount: 40, readingMode: 'vertical' })));
  expect(screen.getAllByRole('img')).toHaveLength(40);
  expect(document.querySelectorAll('canvas')).toHaveLength(6);
});

it('the reader page syncs the position when the tab is hidden', async () => {
  const reader = new ReaderFixture();
  await show(reader);
  pressKey('ArrowRight');
  window.dispatchEvent(new Event('pagehide'));
  await passTime(0);
  expect(reader.readings.savedPositions.map(({ page }) => page)).toEqual([1]);
});

it('the reader page has all controls beside the title in a low window, where the choices say whether they are on', async () => {
  const reader = new ReaderFixture();
  await show(reader);
  const controls = { name: 'Controles da leitura' };
  expect(within(screen.getByRole('banner')).queryByRole('region', controls)).toBeNull();
  act(() => reader.presenter.resize({ width: 740, height: 360, density: 1 }));
  const top = within(within(screen.getByRole('banner')).getByRole('region', controls));
  expect(top.getByRole('slider')).toBeTruthy();
  const isOn = (name: string) => top.getByRole('button', { name }).getAttribute('aria-pressed');
  expect(['Ajustar à largura', 'Rolagem vertical', 'Sentido mangá'].map(isOn)).toEqual([
    'true',
    'false',
    'false',
  ]);
  expect(document.querySelector('[data-low-window]')).not.toBeNull();
});

it('the reader page hides the full-screen button if the browser does not support it', async () => {
  await show(new ReaderFixture());
  expect(screen.queryByRole('button', { name: 'Tela cheia' })).toBeNull();
});

describe('the bars around the page', () => {
  const bar = () => {
    const controls = screen.getByRole('region', { name: 'Controles da leitura' });
    return controls.closest<HTMLElement>('[data-shown]') ?? controls;
  };
  const tap = (clientX: number) => {
    const sheet = screen.getByRole('img').closest('.sheet');
    if (!sheet) throw new Error('No page to tap on');
    Object.defineProperty(sheet, 'clientWidth', { value: 300, configurable: true });
    act(() => fireEvent.click(sheet, { clientX }));
  };

  it('hide after three seconds without activity', async () => {
    await show(new ReaderFixture());
    expect(bar().dataset.shown).toBe('true');
    await passTime(3000);
    expect(bar().dataset.shown).toBe('false');
  });

  it('stay while the pointer is over them', async () => {
    await show(new ReaderFixture());
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.hover(bar());
    await passTime(6000);
    expect(bar().dataset.shown).toBe('true');
    await user.unhover(bar());
    await passTime(3000);
    expect(bar().dataset.shown).toBe('false');
  });

  it('appear on focus and stay while the keyboard focus is inside', async () => {
    await show(new ReaderFixture());
    await passTime(3000);
    act(() => slider().focus());
    await passTime(6000);
    expect(bar().dataset.shown).toBe('true');
  });

  it('are toggled by a tap on the middle of the page', async () => {
    const reader = new ReaderFixture();
    await show(reader);
    tap(150);
    await passTime(250);
    expect(bar().dataset.shown).toBe('false');
    tap(150);
    await passTime(250);
    expect(bar().dataset.shown).toBe('true');
    expect(reader.reading.page).toBe(0);
  });

  it('stay if a click follows the movement of the mouse that has shown them', async () => {
    await show(new ReaderFixture());
    await passTime(3000);
    const move = { pointerType: 'mouse', movementX: 80, movementY: 0, clientY: 300 };
    act(() => void window.dispatchEvent(Object.assign(new Event('pointermove'), move)));
    tap(150);
    await passTime(250);
    expect(bar().dataset.shown).toBe('true');
    await passTime(1000);
    tap(150);
    await passTime(250);
    expect(bar().dataset.shown).toBe('false');
  });

  it('hide on a tap at the side, which turns the page', async () => {
    const reader = new ReaderFixture();
    await show(reader);
    tap(290);
    expect(reader.reading.page).toBe(1);
    expect(bar().dataset.shown).toBe('false');
  });
});

it('the reader page asks visitors to sign in if only accounts can prove their age', async () => {
  const reader = new ReaderFixture();
  reader.issues.failure = serviceFailure('USER.AGE_NEEDS_ACCOUNT');
  await show(reader);
  expect(screen.getByText(/Entre na sua conta para confirmar sua idade/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(
    '/auth/login?returnTo=%2Freader%2Fissue-1',
  );
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});
