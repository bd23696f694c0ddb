import { Secret, TOTP } from 'otpauth';

/**
 * The code of an authenticator app. `steps`: time steps of 30 seconds from now. The platform accepts -1 to 1, each only
 * once and in ascending order. A code of -1 may expire before it arrives.
 */
export const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Six digits that are not an accepted code. */
export function wrongCode(secret: string): string {
  const accepted = [-2, -1, 0, 1, 2].map((steps) => appCode(secret, steps));
  const candidates = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return candidates.find((code) => !accepted.includes(code)) ?? '';
}
