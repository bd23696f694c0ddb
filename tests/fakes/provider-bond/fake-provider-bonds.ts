import type { ProviderBonds } from '../../../src/application/ports/provider-bond/provider-bonds.ts';
import type { Reader } from '../../../src/domain/account/reader.ts';
import type { ProviderBondErrorCode } from '../../../src/domain/error-code.ts';
import { failures } from '../../../src/domain/failure.ts';
import { failed } from '../../../src/domain/result.ts';
import { buildBond, buildReader, FakeReaders } from '../account/fake-readers.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

/** The operator links of `readers`. Without a session check, the first reader is signed in. */
export class FakeProviderBonds extends FakeService<ProviderBondErrorCode> implements ProviderBonds {
  readonly readers: FakeReaders;

  constructor(readers = new FakeReaders(buildReader({ svaBond: buildBond() }))) {
    super();
    this.readers = readers;
  }

  inactivate() {
    return this.respondIfSignedIn<Reader>(() => {
      const readerId = this.sessionCheck?.session.current?.readerId ?? this.readers.reader?.id ?? '';
      const reader = this.readers.readers.get(readerId);
      if (!reader?.svaBond) return failed(serviceFailure('SVA.NOT_FOUND'));
      if (reader.guardianId) return failed(failures.parentPermission);
      const changed = { ...reader, svaBond: { ...reader.svaBond, isActive: false } };
      this.readers.readers.set(readerId, changed);
      return changed;
    });
  }
}
