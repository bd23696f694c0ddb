import type { Readers } from '../../../src/application/ports/account/readers.ts';
import type { ParentalSettings } from '../../../src/domain/account/guided-account.ts';
import type { OperatorLink, Reader, ReaderPreferences } from '../../../src/domain/account/reader.ts';
import type { ReaderErrorCode } from '../../../src/domain/error-code.ts';
import { failures } from '../../../src/domain/failure.ts';
import { failed } from '../../../src/domain/result.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

/** Settings without any limit. */
export const parentalSettings = (overrides: Partial<ParentalSettings> = {}): ParentalSettings => ({
  isActive: false,
  maxRating: null,
  hours: null,
  showsPrices: false,
  ...overrides,
});

export const buildReader = (overrides: Partial<Reader> = {}): Reader => ({
  id: 'ana',
  preferences: { language: 'pt-br', theme: 'dark' },
  hasSavedPreferences: true,
  market: 'brazil',
  currency: 'BRL',
  marketOffers: { plans: true, credits: true },
  guardianId: null,
  guardianName: null,
  guardianRights: null,
  parentalSettings: parentalSettings(),
  operatorLink: null,
  subscription: null,
  scheduledSubscription: null,
  expiredSubscription: null,
  payablePixOrders: [],
  ...overrides,
});

export const buildOperatorLink = (overrides: Partial<OperatorLink> = {}): OperatorLink => ({
  isActive: true,
  operatorId: 'claro',
  subjectId: 'claro-of-ana',
  metadata: { providerName: 'Claro' },
  ...overrides,
});

/** Without a session check, Ana is signed in. */
export class FakeReaders extends FakeService<ReaderErrorCode> implements Readers {
  readonly readers = new Map<string, Reader>();

  constructor(reader: Reader | null = null) {
    super();
    this.reader = reader;
  }

  /** The first profile, for tests with only one. */
  get reader(): Reader | null {
    return this.readers.values().next().value ?? null;
  }

  set reader(reader: Reader | null) {
    this.readers.clear();
    if (reader) this.readers.set(reader.id, reader);
  }

  find(readerId: string) {
    return this.respondIfSignedIn<Reader | null>(() => this.readers.get(readerId) ?? null);
  }

  create() {
    return this.respondIfSignedIn<Reader>(() => {
      const id = this.sessionCheck?.session.current?.readerId ?? 'ana';
      const reader = this.readers.get(id) ?? buildReader({ id, hasSavedPreferences: false });
      this.readers.set(id, reader);
      return reader;
    });
  }

  savePreferences(readerId: string, changes: Partial<ReaderPreferences>) {
    return this.respondIfSignedIn<Reader>(() => {
      if (this.sessionCheck && this.sessionCheck.session.current?.readerId !== readerId)
        return failed(failures.forbidden);
      const reader = this.readers.get(readerId);
      if (!reader) return failed(serviceFailure('USER.NOT_FOUND'));
      const changed = {
        ...reader,
        preferences: { ...reader.preferences, ...changes },
        hasSavedPreferences: true,
      };
      this.readers.set(readerId, changed);
      return changed;
    });
  }
}
