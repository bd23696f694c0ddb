import { failures } from '../../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../../contract-environment.ts';
import { failureCodeOf, type SignInRequirements, signInAccount, successOf } from '../contract.ts';

export function personalDataExportContract(
  environment: () => Pick<ContractEnvironment, 'personalDataExport' | 'otherReader' | SignInRequirements>,
): void {
  describe('PersonalDataExport', () => {
    it('downloads data for programs', async () => {
      await signInAccount(environment());
      const { readerId } = environment().account;
      const file = successOf(await environment().personalDataExport.download(readerId, 'json'));
      expect(file.name).toMatch(/\.json$/);
      expect(file.content.type).toContain('application/json');
      expect(JSON.parse(await file.content.text())).toMatchObject({ uuid: readerId });
    });

    it('downloads a document for people', async () => {
      await signInAccount(environment());
      const { readerId } = environment().account;
      const file = successOf(await environment().personalDataExport.download(readerId, 'html'));
      expect(file.name).toMatch(/\.html$/);
      expect(file.content.type).toContain('text/html');
      const text = await file.content.text();
      expect(text).toMatch(/^<!doctype html>/i);
      expect(text).toContain(readerId);
    });

    it('refuses the data of others, and needs a session', async () => {
      const { otherReader, account } = environment();
      await signInAccount(environment());
      const ofOther = await environment().personalDataExport.download(otherReader.readerId, 'json');
      expect(failureCodeOf(ofOther)).toBe(failures.forbidden.code);
      environment().session.close('signed-out');
      const signedOut = await environment().personalDataExport.download(account.readerId, 'json');
      expect(failureCodeOf(signedOut)).toBe(failures.unauthenticated.code);
    });
  });
}
