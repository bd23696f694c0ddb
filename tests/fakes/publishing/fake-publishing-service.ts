import type { ErrorCode } from '../../../src/domain/error-code.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import { failed } from '../../../src/domain/result.ts';
import { type AccessSet, grants } from '../../../src/domain/session/access-sets.ts';
import { FakeService } from '../fake-service.ts';
import { FailureError } from './failure-error.ts';
import { type FakeEditor, FakePublishingStore } from './fake-publishing-store.ts';

/** Base class of the fakes of publishing. Without a session check, the caller is staff. */
export class FakePublishingService<Code extends ErrorCode> extends FakeService<Code> {
  readonly store: FakePublishingStore;
  /** Users in this set work for all publishers. */
  protected readonly staffSet: AccessSet = 'PUBLISHING_STAFF';

  constructor(store = new FakePublishingStore()) {
    super();
    this.store = store;
  }

  /** Completes a call of the users in an access set. A `FailureError` becomes its failure. */
  protected runAs<Value>(set: AccessSet, task: (editor: FakeEditor) => Value, staffSet = this.staffSet) {
    return this.#run(() => task(this.requireAccess(set, staffSet)));
  }

  /** Like `runAs`, for any signed-in reader. */
  protected runAsReader<Value>(task: (readerId: string) => Value) {
    return this.#run(() => task(this.sessionCheck?.session.current?.readerId ?? 'reader'));
  }

  #run<Value>(task: () => Value) {
    return this.respondIfSignedIn<Value>(() => {
      try {
        return task();
      } catch (error) {
        if (!(error instanceof FailureError)) throw error;
        return failed(error.failure as Failure<Code>);
      }
    });
  }

  /** `staffSet`: who sees and changes everything. */
  protected requireAccess(set: AccessSet, staffSet = this.staffSet): FakeEditor {
    if (!this.sessionCheck) return { id: 'staff', isStaff: true };
    const id = this.sessionCheck.session.current?.readerId ?? '';
    const user = this.store.users.find((each) => each.id === id) ?? null;
    if (!grants(set, user)) throw new FailureError('forbidden');
    return { id, isStaff: grants(staffSet, user) };
  }
}
