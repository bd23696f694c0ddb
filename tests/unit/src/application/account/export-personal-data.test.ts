import { ExportPersonalData } from '../../../../../src/application/account/export-personal-data.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { FakePersonalDataExport } from '../../../../fakes/account/fake-personal-data-export.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

describe('ExportPersonalData', () => {
  it('downloads the data of the signed-in reader, with the password if it is required', async () => {
    const personalData = new FakePersonalDataExport();
    personalData.requiredPassword = 'segredo';
    const exportData = new ExportPersonalData(personalData, new FakeSession(exampleCredentials));
    expect(await exportData.execute('json')).toMatchObject({ failure: { code: 'USER.PASSWORD_REQUIRED' } });
    expect(await exportData.execute('json', 'segredo')).toMatchObject({
      ok: true,
      value: { name: 'banca-meus-dados-2026-03-10.json' },
    });
  });

  it('requires a session', async () => {
    const exportData = new ExportPersonalData(new FakePersonalDataExport(), new FakeSession());
    expect(await exportData.execute('html')).toEqual({ ok: false, failure: failures.unauthenticated });
  });
});
