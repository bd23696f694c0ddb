import type { OperatorLinks } from '../../../src/application/ports/operator-link/operator-links.ts';
import type { Reader } from '../../../src/domain/account/reader.ts';
import type { OperatorLinkErrorCode } from '../../../src/domain/error-code.ts';
import { failures } from '../../../src/domain/failure.ts';
import { failed } from '../../../src/domain/result.ts';
import { buildOperatorLink, buildReader, FakeReaders } from '../account/fake-readers.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

/** The operator links of `readers`. Without a session check, the first reader is signed in. */
export class FakeOperatorLinks extends FakeService<OperatorLinkErrorCode> implements OperatorLinks {
  readonly readers: FakeReaders;

  constructor(readers = new FakeReaders(buildReader({ operatorLink: buildOperatorLink() }))) {
    super();
    this.readers = readers;
  }

  unlink() {
    return this.respondIfSignedIn<Reader>(() => {
      const readerId = this.sessionCheck?.session.current?.readerId ?? this.readers.reader?.id ?? '';
      const reader = this.readers.readers.get(readerId);
      if (!reader?.operatorLink) return failed(serviceFailure('SVA.NOT_FOUND'));
      if (reader.guardianId) return failed(failures.parentPermission);
      const changed = { ...reader, operatorLink: { ...reader.operatorLink, isActive: false } };
      this.readers.readers.set(readerId, changed);
      return changed;
    });
  }
}
