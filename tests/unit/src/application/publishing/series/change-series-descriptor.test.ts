import { ChangeSeriesDescriptor } from '../../../../../../src/application/publishing/series/change-series-descriptor.ts';
import { buildImageFile, setUpPublishing } from '../../../../../fakes/publishing/set-up-publishing.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

const english = { language: 'en-us', title: 'India Ink', description: 'A city without colour.' };

describe('ChangeSeriesDescriptor', () => {
  it('presents a series in a language, with a cover', async () => {
    const { seriesCollection, session, user, series } = setUpPublishing();
    const useCase = new ChangeSeriesDescriptor(seriesCollection, session);
    const change = { ...english, cover: buildImageFile('cover') };
    expect(await useCase.execute(user, series.id, change)).toMatchObject({
      ok: true,
      value: { descriptors: [{ ...english, cover: { placeholder: 'data:image/webp,cover' } }] },
    });
  });

  it('reports a cover that is not an image', async () => {
    const { seriesCollection, session, user, series } = setUpPublishing();
    const useCase = new ChangeSeriesDescriptor(seriesCollection, session);
    const change = { ...english, cover: new File(['text'], 'cover.txt', { type: 'text/plain' }) };
    const outcome = await useCase.execute(user, series.id, change);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'CONTENT.INVALID_FILE' } });
  });

  it('is restricted to publishers and staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) => {
      const { seriesCollection, series } = setUpPublishing();
      return new ChangeSeriesDescriptor(seriesCollection, session).execute(user, series.id, english);
    });
    expect(allowed).toEqual(['partner', 'editor', 'administrator']);
  });
});
