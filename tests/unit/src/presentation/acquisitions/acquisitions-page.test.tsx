import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { MemoryRouter } from 'react-router-dom';
import type { AcquiredIssue } from '../../../../../src/domain/checkout/acquired-issue.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { AcquisitionsPage } from '../../../../../src/presentation/acquisitions/acquisitions-page.tsx';
import { AcquisitionsPresenter } from '../../../../../src/presentation/acquisitions/acquisitions-presenter.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeAcquisitions } from '../../../../fakes/checkout/fake-acquisitions.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const buildAcquired = (
  title: string,
  expiresAt: string | null = null,
  acquiredAt = '2026-02-20T12:00:00.000Z',
) => ({
  issue: buildIssue({ id: title, slug: title, content: { ...buildIssue().content, title } }),
  acquiredAt,
  expiresAt,
});
const removeExpiry = ({ expiresAt: _, ...rest }: AcquiredIssue): AcquiredIssue => rest;
const addRentalOffer = (acquired: AcquiredIssue): AcquiredIssue => ({
  ...acquired,
  issue: {
    ...acquired.issue,
    merchandises: [{ id: 'rent-1', kind: 'rent', price: 390, currency: 'BRL', rentalDays: 7 }],
  },
});

async function setUpAcquisitions(...acquiredIssues: readonly AcquiredIssue[]) {
  const setup = setUpProfile();
  await setup.sessionPresenter.restore();
  await setup.profile.load('ana');
  const acquisitions = new FakeAcquisitions();
  acquisitions.acquiredIssues = acquiredIssues;
  const presenter = new AcquisitionsPresenter(acquisitions, setup.profile, new FakeClock());
  const show = async () => {
    render(
      <MemoryRouter>
        <AcquisitionsPage presenter={presenter} />
      </MemoryRouter>,
    );
    await act(flushPromises);
  };
  return { ...setup, acquisitions, presenter, show };
}

const item = (title: string) =>
  within(screen.getByText(title, { selector: 'a > .title' }).closest('li') as HTMLElement);
const itemTexts = () => screen.queryAllByRole('listitem').map((each) => each.textContent);

describe('AcquisitionsPage', () => {
  it('shows readable issues as bought or with the remaining time', async () => {
    const { show } = await setUpAcquisitions(
      buildAcquired('Nanquim'),
      removeExpiry(buildAcquired('Sem fim')),
      buildAcquired('Apagão', '2026-03-04T11:00:00.000Z'),
      buildAcquired('Jovina', '2026-03-02T12:00:00.000Z'),
      buildAcquired('Pipoca', '2026-03-01T12:30:00.000Z'),
    );
    await show();
    expect(item('Nanquim').getByText('Comprado')).toBeTruthy();
    expect(item('Sem fim').getByText('Comprado')).toBeTruthy();
    expect(item('Apagão').getByText('Expira em 3 dias')).toBeTruthy();
    expect(item('Jovina').getByText('Expira em 24 horas')).toBeTruthy();
    expect(item('Pipoca').getByText('Expira em 1 hora')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ler Nanquim' }).getAttribute('href')).toBe('/reader/Nanquim');
    expect(screen.queryByText('Aluguéis encerrados')).toBeNull();
  });

  it('lists expired rentals separately, with a link to rent again if it is offered', async () => {
    const { show } = await setUpAcquisitions(
      buildAcquired('Nanquim'),
      addRentalOffer(buildAcquired('Apagão', '2026-03-01T12:00:00.000Z')),
      buildAcquired('Jovina', '2026-02-01T12:00:00.000Z'),
    );
    await show();
    const expired = within(screen.getByRole('region', { name: 'Aluguéis encerrados' }));
    expect(expired.getByText('Até 01/03/2026')).toBeTruthy();
    expect(expired.getByRole('link', { name: 'Alugar de novo Apagão' }).getAttribute('href')).toBe(
      '/issue/Apagão/acquisition?merchandise=rent-1',
    );
    expect(expired.getByRole('link', { name: 'Ver edição Jovina' }).getAttribute('href')).toBe(
      '/issue/Jovina',
    );
    expect(expired.queryByText('Nanquim')).toBeNull();
  });

  it('hides an expired rental if the issue was rented again or bought', async () => {
    const { show } = await setUpAcquisitions(
      buildAcquired('Nanquim'),
      buildAcquired('Nanquim', '2026-02-01T12:00:00.000Z', '2026-01-01'),
    );
    await show();
    expect(itemTexts()).toHaveLength(1);
    expect(screen.queryByText('Aluguéis encerrados')).toBeNull();
  });

  it('links to the catalogue if the reader has no issues', async () => {
    await (await setUpAcquisitions()).show();
    expect(screen.getByText(/fica guardado aqui/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver o catálogo' }).getAttribute('href')).toBe('/catalog');
  });

  it('shows a failure and retries', async () => {
    const { show, acquisitions } = await setUpAcquisitions(buildAcquired('Nanquim'));
    acquisitions.failure = failures.networkConnection;
    await show();
    acquisitions.failure = null;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(item('Nanquim').getByText('Comprado')).toBeTruthy();
  });

  it('reloads after a purchase', async () => {
    const { show, acquisitions, profile } = await setUpAcquisitions(buildAcquired('Nanquim'));
    await show();
    cleanup();
    acquisitions.acquiredIssues = [buildAcquired('Apagão'), ...acquisitions.acquiredIssues];
    await show();
    expect(itemTexts()).toHaveLength(1);
    cleanup();
    runInAction(() => {
      const acquisitions = [{ issue: { slug: 'Apagão' }, expiresAt: null }];
      profile.change((before) => ({ ...before, acquisitions }));
    });
    await show();
    expect(itemTexts()).toHaveLength(2);
  });
});
