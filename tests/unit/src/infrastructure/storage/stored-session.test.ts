import { jest } from '@jest/globals';
import { StoredSession } from '../../../../../src/infrastructure/storage/stored-session.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';
import { otherCredentials, someCredentials } from '../../../../fakes/session/fake-session.ts';

describe('StoredSession', () => {
  beforeEach(() => localStorage.clear());
  const build = () => new StoredSession(localStorage, window);

  it('survives a restart', () => {
    build().open(someCredentials);
    expect(build().current).toEqual(someCredentials);
  });

  it('has no session after a restart if it was closed', () => {
    build().open(someCredentials);
    build().close('signed-out');
    expect(build().current).toBeNull();
  });

  it.each([['not JSON'], ['{"token":1}'], ['{"token":"","readerId":""}'], ['[]'], ['null']])(
    'ignores the invalid value %s',
    (text) => {
      localStorage.setItem('banca.session', text);
      expect(build().current).toBeNull();
    },
  );

  it('follows changes of another tab', () => {
    const session = build();
    const listener = jest.fn();
    session.subscribe(listener);
    localStorage.setItem('banca.session', JSON.stringify(someCredentials));
    window.dispatchEvent(new StorageEvent('storage', { key: 'banca.session' }));
    expect(session.current).toEqual(someCredentials);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.current).toBeNull();
    expect(listener.mock.calls).toEqual([['elsewhere'], ['elsewhere']]);
  });

  it.each(['pageshow', 'visibilitychange'])(
    'reads changes that other tabs made while this one was in the background (%s)',
    (event) => {
      localStorage.setItem('banca.session', JSON.stringify(someCredentials));
      const session = build();
      localStorage.setItem('banca.session', JSON.stringify(otherCredentials));
      window.dispatchEvent(new Event(event));
      expect(session.current).toEqual(otherCredentials);
    },
  );

  it('reports whether the session is kept', () => {
    expect(build().open(someCredentials)).toBe(true);
    expect(new StoredSession(fullStorage(localStorage), window).open(someCredentials)).toBe(false);
  });

  it('keeps the session in memory if the storage is full, even if the tab returns or another tab signs out', () => {
    const session = new StoredSession(fullStorage(localStorage), window);
    session.open(someCredentials);
    window.dispatchEvent(new Event('pageshow'));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.current).toEqual(someCredentials);
    expect(session.isKept).toBe(false);
    session.close('signed-out');
    expect(session.current).toBeNull();
  });

  it('does not return to the replaced session if the storage is full', () => {
    localStorage.setItem('banca.session', JSON.stringify(otherCredentials));
    const session = new StoredSession(fullStorage(localStorage), window);
    session.open(someCredentials);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(session.current).toEqual(someCredentials);
    expect(build().current).toBeNull();
  });

  it('follows another tab whose sign-in is stored', () => {
    const session = new StoredSession(fullStorage(localStorage), window);
    session.open(someCredentials);
    build().open(otherCredentials);
    window.dispatchEvent(new StorageEvent('storage', { key: 'banca.session' }));
    expect(session.current).toEqual(otherCredentials);
    expect(session.isKept).toBe(true);
  });

  it('does not call a listener that has unsubscribed', () => {
    const session = build();
    const listener = jest.fn();
    session.subscribe(listener)();
    session.open(someCredentials);
    expect(listener).not.toHaveBeenCalled();
  });
});
