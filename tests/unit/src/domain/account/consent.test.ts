import {
  acceptanceOf,
  type OwnConsents,
  unacceptedTextsOf,
} from '../../../../../src/domain/account/consent.ts';

const text = (kind: 'terms' | 'privacy', version: string) => ({ kind, version, changes: '', address: '/' });
const texts = [text('terms', '2026-11-29'), text('privacy', '2026-11-30')];
const accepted = (kind: 'terms' | 'privacy', version: string) => ({
  kind,
  version,
  acceptedAt: '2026-12-01T00:00:00Z',
});

describe('consents', () => {
  it.each<[OwnConsents['accepted'], readonly string[]]>([
    [[], ['terms', 'privacy']],
    [[accepted('terms', '2026-11-29')], ['privacy']],
    [
      [accepted('terms', '2026-11-30'), accepted('privacy', '2026-11-29')],
      ['terms', 'privacy'],
    ],
    [[accepted('privacy', '2026-11-30'), accepted('terms', '2026-11-29')], []],
  ])('are missing for texts whose current version was not accepted (%#)', (own, kinds) => {
    expect(unacceptedTextsOf({ texts, accepted: own }).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('have the time of exactly this version', () => {
    const own = [accepted('terms', '2026-11-29')];
    expect(acceptanceOf({ kind: 'terms', version: '2026-11-29' }, own)).toBe(own[0]);
    expect(acceptanceOf({ kind: 'terms', version: '2026-11-28' }, own)).toBeNull();
  });
});
