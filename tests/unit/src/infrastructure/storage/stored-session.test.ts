import { jest } from '@jest/globals';
import { StoredSession } from '../../../../../src/infrastructure/storage/stored-session.ts';
import { someCredentials } from '../../../../fakes/fake-session.ts';

describe('StoredSession', () => {
  beforeEach(() => localStorage.clear());
  const build = () => new StoredSession(localStorage, window);

  it('is still there at the next start', () => {
    build().open(someCredentials);
    expect(build().current).toEqual(someCredentials);
  });

  it('is gone at the next start once it was closed', () => {
    build().open(someCredentials);
    build().close();
    expect(build().current).toBeNull();
  });

  it.each([['not JSON'], ['{"token":1}'], ['[]'], ['null']])(
    'takes %s in the storage for no session',
    (text) => {
      localStorage.setItem('banca.session', text);
      expect(build().current).toBeNull();
    },
  );

  it('follows what another tab does', () => {
    const session = build();
    const told = jest.fn();
    session.subscribe(told);
    localStorage.setItem('banca.session', JSON.stringify(someCredentials));
    window.dispatchEvent(new StorageEvent('storage', { key: 'banca.session' }));
    expect(session.current).toEqual(someCredentials);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.current).toBeNull();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('tells nobody who has stopped listening', () => {
    const session = build();
    const told = jest.fn();
    session.subscribe(told)();
    session.open(someCredentials);
    expect(told).not.toHaveBeenCalled();
  });
});
