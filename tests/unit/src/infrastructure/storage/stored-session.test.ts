import { jest } from '@jest/globals';
import { StoredSession } from '../../../../../src/infrastructure/storage/stored-session.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';
import { exampleCredentials, otherCredentials } from '../../../../fakes/session/fake-session.ts';

describe('StoredSession', () => {
  beforeEach(() => localStorage.clear());
  const buildSession = () => new StoredSession(localStorage, window);

  it('survives a restart', () => {
    buildSession().open(exampleCredentials);
    expect(buildSession().current).toEqual(exampleCredentials);
  });

  it('has no session after a restart if it was closed', () => {
    buildSession().open(exampleCredentials);
    buildSession().close('signed-out');
    expect(buildSession().current).toBeNull();
  });

  it.each([['not JSON'], ['{"token":1}'], ['{"token":"","readerId":""}'], ['[]'], ['null']])(
    'ignores the invalid value %s',
    (text) => {
      localStorage.setItem('banca.session', text);
      expect(buildSession().current).toBeNull();
    },
  );

  it('follows changes of another tab', () => {
    const session = buildSession();
    const listener = jest.fn();
    session.subscribe(listener);
    localStorage.setItem('banca.session', JSON.stringify(exampleCredentials));
    window.dispatchEvent(new StorageEvent('storage', { key: 'banca.session' }));
    expect(session.current).toEqual(exampleCredentials);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.current).toBeNull();
    expect(listener.mock.calls).toEqual([['in-another-tab'], ['in-another-tab']]);
  });

  it.each(['pageshow', 'visibilitychange'])(
    'reads changes that other tabs made while this one was in the background (%s)',
    (event) => {
      localStorage.setItem('banca.session', JSON.stringify(exampleCredentials));
      const session = buildSession();
      localStorage.setItem('banca.session', JSON.stringify(otherCredentials));
      window.dispatchEvent(new Event(event));
      expect(session.current).toEqual(otherCredentials);
    },
  );

  it('reports whether the session is kept', () => {
    expect(buildSession().open(exampleCredentials)).toBe(true);
    expect(new StoredSession(fullStorage(localStorage), window).open(exampleCredentials)).toBe(false);
  });

  it('keeps the session in memory if the storage is full, even if the tab returns or another tab signs out', () => {
    const session = new StoredSession(fullStorage(localStorage), window);
    session.open(exampleCredentials);
    window.dispatchEvent(new Event('pageshow'));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.current).toEqual(exampleCredentials);
    expect(session.isPersisted).toBe(false);
    session.close('signed-out');
    expect(session.current).toBeNull();
  });

  it('does not restore the replaced session if the storage is full', () => {
    localStorage.setItem('banca.session', JSON.stringify(otherCredentials));
    const session = new StoredSession(fullStorage(localStorage), window);
    session.open(exampleCredentials);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(session.current).toEqual(exampleCredentials);
    expect(buildSession().current).toBeNull();
  });

  it('follows another tab whose sign-in is stored', () => {
    const session = new StoredSession(fullStorage(localStorage), window);
    session.open(exampleCredentials);
    buildSession().open(otherCredentials);
    window.dispatchEvent(new StorageEvent('storage', { key: 'banca.session' }));
    expect(session.current).toEqual(otherCredentials);
    expect(session.isPersisted).toBe(true);
  });

  it('does not call a listener that has unsubscribed', () => {
    const session = buildSession();
    const listener = jest.fn();
    session.subscribe(listener)();
    session.open(exampleCredentials);
    expect(listener).not.toHaveBeenCalled();
  });
});
