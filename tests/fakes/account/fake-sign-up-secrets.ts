import type { SignUpSecret, SignUpSecrets } from '../../../src/application/ports/account/sign-up-secrets.ts';

export class FakeSignUpSecrets implements SignUpSecrets {
  stored: SignUpSecret | null = null;

  save(secret: SignUpSecret) {
    this.stored = secret;
  }

  find(readerId: string) {
    return this.stored?.readerId === readerId ? this.stored.codeVerifier : null;
  }

  clear() {
    this.stored = null;
  }
}
