import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckPush } from '../../../../../src/application/following/check-push.ts';
import { TurnOffPush } from '../../../../../src/application/following/turn-off-push.ts';
import { TurnOnPush } from '../../../../../src/application/following/turn-on-push.ts';
import type { ParentalRating } from '../../../../../src/domain/catalogue/issue.ts';
import type { Gate } from '../../../../../src/domain/catalogue/rating-gate.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { FollowingPage } from '../../../../../src/presentation/following/following-page.tsx';
import { FollowingPresenter } from '../../../../../src/presentation/following/following-presenter.ts';
import { PushPresenter } from '../../../../../src/presentation/following/push-presenter.ts';
import { RatingGateContext } from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildIssue, buildPicture } from '../../../../fakes/catalogue/build-issue.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import type { FollowablePage } from '../../../../fakes/following/fake-follows.ts';
import { FakePushDevice } from '../../../../fakes/following/fake-push-device.ts';
import { FakePushSubscriptions } from '../../../../fakes/following/fake-push-subscriptions.ts';
import { followablePages, setUpFollows } from '../../../../fakes/following/set-up-follows.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../set-up-routes.tsx';

/** Never reports an intersection or a resize. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: StillObserver, ResizeObserver: StillObserver });
  return startI18n('pt-br');
});
afterEach(cleanup);

const [, ipe, creator] = followablePages;
const logo = buildPicture('logo');
const publisher = {
  ...ipe,
  issues: [buildIssue({ publisher: { ...buildIssue().publisher, picture: logo } })],
};
const newIssue = buildIssue({ id: 'issue-2', slug: 'nanquim-2', publishedAt: '2026-03-01T12:00:00.000Z' });
const series = { ...followablePages[0], issues: [newIssue, buildIssue()] };
const seenAt = '2026-02-20T00:00:00.000Z';

function setUpFollowing(pages: readonly FollowablePage[] = [publisher, series, creator]) {
  const setup = setUpFollows(undefined, pages);
  setup.service.marks = pages.map(({ kind, id }) => ({ kind, id, seenAt }));
  const { service, follows, notifications } = setup;
  const device = new FakePushDevice();
  // Most tests are about the rest of the screen.
  device.support = 'unsupported';
  const subscriptions = new FakePushSubscriptions();
  const push = new PushPresenter(
    {
      check: new CheckPush(device, subscriptions),
      turnOn: new TurnOnPush(device, subscriptions),
      turnOff: new TurnOffPush(device, subscriptions),
    },
    notifications,
  );
  const presenter = new FollowingPresenter(service, follows, push, notifications);
  return { ...setup, device, subscriptions, presenter };
}

async function show(setup = setUpFollowing(), gateOf: (rating: ParentalRating) => Gate = () => 'open') {
  const page = <FollowingPage presenter={setup.presenter} />;
  const element = <RatingGateContext value={{ isLoading: false, gateOf }}>{page}</RatingGateContext>;
  render(setUpRoutes('/', [{ path: '*', element }]).element);
  await act(flushPromises);
  return setup;
}

const cards = () =>
  within(screen.getByRole('region', { name: 'Seguindo' }))
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('link'))
    .map((link) => [
      link.getAttribute('href'),
      link.textContent?.replace('LLivre para todos os públicos', ''),
    ]);

describe('FollowingPage', () => {
  it('shows what has new issues first, with their number', async () => {
    await show();
    expect(cards()).toEqual([
      ['/series/nanquim', 'NanquimEdição 1 01/03/20261 nova'],
      ['/publisher/ipe', 'Editora IpêNanquim 10/02/2026'],
      ['/creator/ana-reis', 'ARAna ReisNanquim 10/02/2026'],
    ]);
  });

  it('shows no newest issue that is locked for the viewer', async () => {
    await show(setUpFollowing(), () => 'blocked');
    expect(cards().map(([, text]) => text)).toEqual(['Nanquim1 nova', 'Editora Ipê', 'ARAna Reis']);
  });

  it('groups series, publishers and creators', async () => {
    await show();
    const groups = ['Séries', 'Editoras', 'Quadrinistas'].map((name) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(groups).toEqual([['/series/nanquim'], ['/publisher/ipe'], ['/creator/ana-reis']]);
  });

  it('shows all follows at once, so that no group grows above the place of the reader', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...series,
      id: `${index}`,
      slug: `s-${index}`,
    }));
    const { service } = await show(setUpFollowing([...many, creator]));
    expect(service.requests.filter((request) => request.startsWith('list'))).toEqual(['list 0', 'list 1']);
    expect(within(screen.getByRole('region', { name: 'Séries' })).getAllByRole('listitem')).toHaveLength(120);
    expect(screen.getByRole('region', { name: 'Quadrinistas' })).toBeTruthy();
  });

  it('shows follows of different kinds that have the same id', async () => {
    await show(
      setUpFollowing([
        { ...series, id: '7' },
        { ...publisher, id: '7' },
      ]),
    );
    expect(cards().map(([href]) => href)).toEqual(['/series/nanquim', '/publisher/ipe']);
  });

  it('says how the reader hears about new issues', async () => {
    const setup = setUpFollowing();
    setup.device.support = 'available';
    await show(setup);
    const summary = () => screen.getByText(/^Avisos de edições novas/).textContent;
    expect(summary()).toBe('Avisos de edições novas desligados');
    await act(() => setup.presenter.setEmails(true));
    expect(summary()).toBe('Avisos de edições novas por e-mail');
    await act(() => setup.presenter.push.setOn(true));
    expect(summary()).toBe('Avisos de edições novas por e-mail e neste aparelho');
    await act(() => setup.presenter.setEmails(false));
    expect(summary()).toBe('Avisos de edições novas neste aparelho');
  });

  it('shows only series by a cover: a publisher by its logo, a creator by initials', async () => {
    await show();
    const imagesOf = (address: string) => {
      const link = screen.getAllByRole('link').find((each) => each.getAttribute('href') === address);
      return [...(link?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'));
    };
    expect(imagesOf('/series/nanquim')).toEqual([expect.stringContaining('/pictures/cover/')]);
    expect(imagesOf('/publisher/ipe')).toEqual([expect.stringContaining('/pictures/logo/')]);
    expect(imagesOf('/creator/ana-reis')).toEqual([]);
    expect(screen.getByText('AR').closest('[aria-hidden]')).toBeTruthy();
  });

  it('stays among the tabs of the shelf', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Minha estante' })).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Seções da estante' }));
    expect(tabs.getByRole('link', { name: 'Lendo' }).getAttribute('href')).toBe('/shelf/reading');
    const current = tabs.getByRole('link', { current: 'page' });
    expect([current.textContent, current.getAttribute('href')]).toEqual(['Seguindo', '/shelf/following']);
  });

  it('keeps the place of what is no longer followed', async () => {
    const { service } = await show();
    await userEvent.click(await screen.findByRole('button', { name: /Nanquim/ }));
    await act(flushPromises);
    expect(screen.getByRole('button', { name: 'Seguir Nanquim' })).toBeTruthy();
    expect(service.marks).toHaveLength(2);
    expect(cards()).toHaveLength(3);
  });

  it('loads the list again after a change on another screen', async () => {
    const setup = await show();
    cleanup();
    await setup.follows.visit(series);
    await show(setup);
    expect(setup.service.requests.filter((request) => request === 'list 0')).toHaveLength(2);
    expect(cards()[0]).toEqual(['/series/nanquim', 'NanquimEdição 1 01/03/2026']);
  });

  it('turns emails on, and off again with a message if this fails', async () => {
    const { service, shownCodes } = await show();
    const emails = screen.getByRole('switch', { name: 'Avise-me por e-mail', checked: false });
    await userEvent.click(emails);
    expect(screen.getByRole('switch', { checked: true })).toBe(emails);
    expect(service.requests.filter((request) => /announcements/.test(request))).toEqual([
      'announcements',
      'announcements true',
    ]);
    service.failure = failures.timeout;
    await userEvent.click(emails);
    expect(screen.getByRole('switch', { checked: true })).toBe(emails);
    expect(shownCodes()).toEqual([failures.timeout.code]);
  });

  it('ignores a press while a change of the emails is saved', async () => {
    const { service } = await show();
    const responses = holdResponses(service, 'saveAnnouncements');
    const emails = screen.getByRole('switch', { name: 'Avise-me por e-mail' });
    await userEvent.click(emails);
    await userEvent.click(emails);
    expect(screen.getByRole('switch', { checked: true })).toBe(emails);
    await act(() => responses.release());
    await userEvent.click(emails);
    await act(() => responses.release());
    expect(screen.getByRole('switch', { checked: false })).toBe(emails);
    expect(service.requests.filter((request) => /^announcements ./.test(request))).toEqual([
      'announcements true',
      'announcements false',
    ]);
  });

  it('shows why the setting of the emails could not be loaded, and loads it again', async () => {
    const setup = setUpFollowing();
    const { findAnnouncements } = setup.service;
    setup.service.findAnnouncements = async () => failed(failures.timeout);
    await show(setup);
    expect(cards()).toHaveLength(3);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText(/^Avisos de edições novas/).textContent).toMatch(/nem tudo carregou$/);
    setup.service.findAnnouncements = findAnnouncements;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(false);
    expect(document.activeElement).not.toBe(document.body);
  });

  describe('the switch of messages to this device', () => {
    const findSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Avisos neste aparelho' });
    const showAvailable = async (
      change: (setup: ReturnType<typeof setUpFollowing>) => unknown = () => {},
    ) => {
      const setup = setUpFollowing();
      setup.device.support = 'available';
      await change(setup);
      return show(setup);
    };
    const press = async () => {
      await userEvent.click(findSwitch());
      await act(flushPromises);
    };

    it('is hidden on devices that cannot show messages', async () => {
      await show();
      expect(screen.queryByRole('switch', { name: 'Avisos neste aparelho' })).toBeNull();
    });

    it('explains how to get them on an iPhone', async () => {
      await showAvailable(({ device }) => {
        device.support = 'not-installed';
      });
      expect(screen.getByText(/Adicionar à Tela de Início/)).toBeTruthy();
    });

    it('is turned on and off', async () => {
      const { device, subscriptions } = await showAvailable();
      expect(findSwitch().checked).toBe(false);
      await press();
      expect(findSwitch().checked).toBe(true);
      expect(subscriptions.current).toMatchObject({ endpoint: device.subscription?.endpoint });
      await press();
      expect(findSwitch().checked).toBe(false);
      expect([subscriptions.current, device.subscription]).toEqual([null, null]);
    });

    it('ignores a press while a change is made, and shows the change at once', async () => {
      const { subscriptions } = await showAvailable();
      const responses = holdResponses(subscriptions, 'save');
      await press();
      expect(findSwitch().checked).toBe(true);
      expect(findSwitch().getAttribute('aria-busy')).toBe('true');
      await press();
      expect(findSwitch().checked).toBe(true);
      await act(() => responses.release());
      expect(findSwitch().getAttribute('aria-busy')).toBe('false');
      expect(findSwitch().checked).toBe(true);
    });

    it('explains how to allow what the browser blocks, and turns it on afterwards', async () => {
      const { device } = await showAvailable(({ device: blocked }) => {
        blocked.answer = 'denied';
      });
      await press();
      expect(findSwitch().checked).toBe(false);
      expect(screen.getByText(/O navegador está bloqueando/)).toBeTruthy();
      device.answer = 'granted';
      await press();
      expect(findSwitch().checked).toBe(true);
    });

    it('stays off if the reader closes the question of the browser', async () => {
      const { device } = await showAvailable();
      device.answer = 'default';
      await press();
      expect(findSwitch().checked).toBe(false);
      expect(screen.queryByText(/bloqueando/)).toBeNull();
    });

    it('says if the browser cannot subscribe', async () => {
      const { device } = await showAvailable();
      device.hasService = false;
      await press();
      expect(findSwitch().checked).toBe(false);
      expect(screen.getByRole('alert').textContent).toMatch(/Não foi possível ligar/);
    });

    it('keeps its state with a message if the service fails', async () => {
      const { device, subscriptions, shownCodes } = await showAvailable();
      subscriptions.failure = failures.timeout;
      await press();
      expect(findSwitch().checked).toBe(false);
      expect(device.subscription).toBeNull();
      subscriptions.failure = null;
      await press();
      subscriptions.failure = failures.networkConnection;
      await press();
      expect(findSwitch().checked).toBe(true);
      expect(device.subscription).not.toBeNull();
      expect(shownCodes()).toEqual(
        expect.arrayContaining([failures.timeout.code, failures.networkConnection.code]),
      );
    });

    it('shows why the state could not be loaded, and loads it again', async () => {
      const { subscriptions } = await showAvailable(async ({ device, subscriptions: failing }) => {
        await device.subscribe(failing.publicKey);
        failing.failure = failures.timeout;
      });
      expect(screen.queryByRole('switch', { name: 'Avisos neste aparelho' })).toBeNull();
      subscriptions.failure = null;
      await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
      await act(flushPromises);
      expect(findSwitch().checked).toBe(false);
    });
  });

  it('explains what an empty list is for', async () => {
    const setup = setUpFollowing();
    setup.service.marks = [];
    await show(setup);
    expect(screen.getByRole('link', { name: 'Ver o catálogo' })).toBeTruthy();
  });

  it('shows a failure, and retries', async () => {
    const setup = setUpFollowing();
    setup.service.failure = failures.timeout;
    await show(setup);
    setup.service.failure = null;
    for (const retry of screen.getAllByRole('button', { name: 'Tentar de novo' }))
      await userEvent.click(retry);
    expect(cards()).toHaveLength(3);
    expect(screen.getByRole('switch')).toBeTruthy();
  });
});
