import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import { isLoopback } from '../configuration/loopback.ts';

/** Settings of Banca as a client of a provider. */
export interface OpenIdSettings {
  /** A function, because the address of a stand-in is known only after the platform listens. */
  issuer(): string;
  clientId: string;
  clientSecret: string | undefined;
  /** Such as 'openid email profile'. */
  scope: string;
  /** For stand-ins, whose public address may not be reachable from this machine. */
  fetch?: CustomFetch;
}

/** The clocks of the platform and the provider may differ. */
const clockToleranceSeconds = 60;
const timeoutSeconds = 10;

/** Loads the addresses and keys of a provider. Allows HTTP only for connections within this machine. */
export function discover(
  { clientId, clientSecret, fetch }: OpenIdSettings,
  issuer: string,
): Promise<Configuration> {
  const isLocal = fetch !== undefined || isLoopback(new URL(issuer).hostname);
  return discovery(
    new URL(issuer),
    clientId,
    { [clockTolerance]: clockToleranceSeconds },
    clientSecret === undefined ? None() : authenticateBySecret(clientSecret),
    {
      timeout: timeoutSeconds,
      // Checks the signature of the identity token, although it comes directly from the provider.
      execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
      ...(fetch ? { [customFetch]: fetch } : {}),
    },
  );
}

/** Sends the secret in the body if the provider allows it, because providers escape it differently in the header. */
function authenticateBySecret(secret: string): ClientAuth {
  const inBody = ClientSecretPost(secret);
  const inHeader = ClientSecretBasic(secret);
  return (provider, ...rest) => {
    const methods = provider.token_endpoint_auth_methods_supported;
    const authenticate = methods?.includes('client_secret_post') ? inBody : inHeader;
    return authenticate(provider, ...rest);
  };
}
