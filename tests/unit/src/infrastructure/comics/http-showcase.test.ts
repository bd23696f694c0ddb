import { HttpShowcase } from '../../../../../src/infrastructure/comics/http-showcase.ts';
import { HttpClient } from '../../../../../src/infrastructure/http/http-client.ts';
import { RequestHeaders } from '../../../../../src/infrastructure/http/request-headers.ts';
import { buildBanner } from '../../../../fakes/catalogue/build-banner.ts';
import { fakeNetwork } from '../../../../fakes/device/fake-network.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

const showcase = new HttpShowcase(new HttpClient('/api/comics', new RequestHeaders(), new FakeSession()));

beforeEach(() => fakeNetwork.reset());

describe('banners', () => {
  it('omit links that lead out of the app', async () => {
    const links = [
      'https://another.example',
      'javascript:alert(1)',
      '//another.example',
      '/\\another.example',
      '/\t/another.example',
      'issue/nanquim-1',
    ];
    const banners = ['/issue/nanquim-1', ...links].map((link) => ({
      ...buildBanner({ link }),
      externalId: 'banner-1',
    }));
    fakeNetwork.responses = [{ status: 200, body: banners }];
    expect(await showcase.listBanners()).toEqual({ ok: true, value: [buildBanner()] });
  });

  it('fail if the service fails', async () => {
    fakeNetwork.responses = [{ status: 500, body: {} }];
    expect(await showcase.listBanners()).toMatchObject({ ok: false });
  });
});

describe('genres', () => {
  const counts = { L: 1, 10: 0, 12: 2, 14: 0, 16: 0, '+18': 3 };

  it('omit those that the app does not know', async () => {
    fakeNetwork.responses = [
      {
        status: 200,
        body: ['horror', 'cordel'].map((genre) => ({ genre, issuesCount: 6, issuesCountByRating: counts })),
      },
    ];
    expect(await showcase.listGenres()).toEqual({
      ok: true,
      value: [{ genre: 'horror', issuesCountByRating: counts }],
    });
  });

  it('fail if an older service does not count by rating', async () => {
    fakeNetwork.responses = [{ status: 200, body: [{ genre: 'horror', issuesCount: 6 }] }];
    expect(await showcase.listGenres()).toMatchObject({ ok: false });
  });
});
