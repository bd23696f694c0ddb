import { serviceFailure } from '../../../../../fakes/service-failure.ts';
import { setUpPrivacy } from './set-up-privacy.ts';

describe('DownloadPresenter', () => {
  it('returns the file, after the password if the service requires it', async () => {
    const { presenter, personalData, enterPassword } = await setUpPrivacy();
    personalData.requiredPassword = 'segredo-1';
    const loading = presenter.downloads.load('html');
    expect(presenter.downloads.loading).toBe('html');
    expect(await presenter.downloads.load('json')).toBeNull();
    expect(await enterPassword('segredo-1')).toBe(true);
    expect((await loading)?.name).toMatch(/\.html$/);
    expect(presenter.downloads.loading).toBeNull();
  });

  it('shows why there is no file, and can be tried again', async () => {
    const { presenter, personalData } = await setUpPrivacy();
    personalData.failure = serviceFailure('REQUEST.TOO_MANY');
    expect(await presenter.downloads.load('json')).toBeNull();
    expect(presenter.downloads.failure.current?.code).toBe('REQUEST.TOO_MANY');
    personalData.failure = null;
    expect((await presenter.downloads.load('json'))?.name).toMatch(/\.json$/);
    expect(presenter.downloads.failure.current).toBeNull();
  });
});
