import { jest } from '@jest/globals';
import { StoredSession } from '../../../../../src/infrastructure/storage/stored-session.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';
import { otherCredentials, someCredentials } from '../../../../fakes/session/fake-session.ts';

describe('StoredSession', () => {
  beforeEach(() => localStorage.clear());
  const build = () => new StoredSession(localStorage, window);

  it('is still there at the next start', () => {
    build().open(someCredentials);
    expect(build().current).toEqual(someCredentials);
  });

  it('is gone at the next start once it was closed', () => {
    build().open(someCredentials);
    build().close('signed-out');
    expect(build().current).toBeNull();
  });

  it.each([['not JSON'], ['{"token":1}'], ['{"token":"","readerId":""}'], ['[]'], ['null']])(
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
    expect(told.mock.calls).toEqual([['elsewhere'], ['elsewhere']]);
  });

  it.each(['pageshow', 'visibilitychange'])(
    'follows what other tabs did while this one was away (%s)',
    (event) => {
      localStorage.setItem('banca.session', JSON.stringify(someCredentials));
      const session = build();
      localStorage.setItem('banca.session', JSON.stringify(otherCredentials));
      window.dispatchEvent(new Event(event));
      expect(session.current).toEqual(otherCredentials);
    },
  );

  it('says whether it is kept', () => {
    expect(build().open(someCredentials)).toBe(true);
    expect(new StoredSession(fullStorage(localStorage), window).open(someCredentials)).toBe(false);
  });

  it('lives in the tab where the storage is full, also when the tab comes back or another signs out', () => {
    const session = new StoredSession(fullStorage(localStorage), window);
    session.open(someCredentials);
    window.dispatchEvent(new Event('pageshow'));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.current).toEqual(someCredentials);
    expect(session.isKept).toBe(false);
    session.close('signed-out');
    expect(session.current).toBeNull();
  });

  it('does not let the session come back that it replaced where the storage is full', () => {
    localStorage.setItem('banca.session', JSON.stringify(otherCredentials));
    const session = new StoredSession(fullStorage(localStorage), window);
    session.open(someCredentials);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(session.current).toEqual(someCredentials);
    expect(build().current).toBeNull();
  });

  it('follows another tab that signs in where it could keep that', () => {
    const session = new StoredSession(fullStorage(localStorage), window);
    session.open(someCredentials);
    build().open(otherCredentials);
    window.dispatchEvent(new StorageEvent('storage', { key: 'banca.session' }));
    expect(session.current).toEqual(otherCredentials);
    expect(session.isKept).toBe(true);
  });

  it('tells nobody who has stopped listening', () => {
    const session = build();
    const told = jest.fn();
    session.subscribe(told)();
    session.open(someCredentials);
    expect(told).not.toHaveBeenCalled();
  });
});
