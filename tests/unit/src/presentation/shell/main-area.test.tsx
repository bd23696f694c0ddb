import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom';
import { MainArea } from '../../../../../src/presentation/shell/main-area.tsx';

afterEach(cleanup);

const Layout = ({ isBare = false }) => (
  <MainArea isBare={isBare}>
    <Outlet />
  </MainArea>
);
const Heading = ({ text }: { text: string }) => <h1>{text}</h1>;

function NavigateButton() {
  const navigate = useNavigate();
  return <button type="button" onClick={(event) => navigate(event.currentTarget.value)} />;
}

function setUpPages() {
  render(
    <MemoryRouter>
      <NavigateButton />
      <Routes>
        <Route element={<Layout key="default" />}>
          <Route path="/" element={<Heading text="Início" />} />
          <Route path="/catalog" element={<Heading text="Catálogo" />} />
        </Route>
        <Route element={<Layout key="clean" />}>
          <Route path="/login" element={<Heading text="Entrar" />} />
          <Route path="/field" element={<input ref={(field) => field?.focus()} aria-label="Nome" />} />
          <Route path="/slow" element={<p>Carregando</p>} />
        </Route>
        <Route element={<Layout key="bare" isBare />}>
          <Route path="/reader" element={<Heading text="Nanquim" />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  const open = (path: string) => {
    const button = screen.getByRole<HTMLButtonElement>('button');
    button.value = path;
    fireEvent.click(button);
  };
  return { open };
}

const focused = () => document.activeElement;

it('the main area leaves the focus where the browser opened the page', () => {
  setUpPages();
  expect(focused()).toBe(document.body);
});

it('the main area takes the focus on another page', () => {
  const { open } = setUpPages();
  open('/catalog');
  expect(focused()).toBe(screen.getByRole('main'));
});

it('the main area gives the focus to the heading if the layout is new', () => {
  const { open } = setUpPages();
  open('/login');
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Entrar' }));
  open('/catalog');
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Catálogo' }));
});

it('the main area keeps the focus itself in the reader', () => {
  const { open } = setUpPages();
  open('/reader');
  expect(focused()).toBe(screen.getByRole('main'));
});

it('the main area respects a focus that the screen has chosen', () => {
  const { open } = setUpPages();
  open('/field');
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Nome' }));
});

it('the main area gives the focus to a heading that appears later', async () => {
  const { open } = setUpPages();
  open('/slow');
  expect(focused()).toBe(screen.getByRole('main'));
  const heading = document.createElement('h1');
  await act(async () => screen.getByRole('main').append(heading));
  expect(focused()).toBe(heading);
});
