import { usernameCandidates } from '../../../../../server/identity/accounts/username-candidates.ts';

const isAllowed = (username: string) => /^[A-Za-z0-9._]{5,15}$/.test(username) && !/^\d+$/.test(username);

describe('usernameCandidates', () => {
  it.each([
    'gabi.google@x.example',
    'ana@x.example',
    'a@x.example',
    '123456@x.example',
    '7@x.example',
    '1234567890123456a@x.example',
    'joão.conceição@x.example',
    'um-nome-muito-comprido-mesmo@x.example',
    '日本@x.example',
    '"quoted here"@x.example',
    '...@x.example',
  ])('generates several valid usernames for %s', (email) => {
    const candidates = [...usernameCandidates(email)];
    expect(candidates.filter((candidate) => !isAllowed(candidate))).toEqual([]);
    expect(new Set(candidates).size).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['Gabi.Google+banca@x.example', 'gabi.google'],
    ['joão.conceição@x.example', 'joao.conceicao'],
    ['um_nome_muito_comprido@x.example', 'um_nome_muito_c'],
    ['123456@x.example', 'leitor123456'],
  ])('begins with the local part of %s', (email, expected) => {
    expect([...usernameCandidates(email)][0]).toBe(expected);
  });

  it('adds digits to a reserved name', () => {
    expect([...usernameCandidates('Admin@x.example')][0]).toMatch(/^admin\.\d{3}$/);
  });

  it('adds digits to a local part that is too short', () => {
    expect([...usernameCandidates('ana@x.example')][0]).toMatch(/^ana\.\d{3}$/);
  });
});
