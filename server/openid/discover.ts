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

/** This newsstand as a client of a provider. */
export interface OpenIdSettings {
  /** Asked for when it is needed: the stand-ins' is known once the platform listens. */
  issuer(): string;
  clientId: string;
  clientSecret: string | undefined;
  /** Such as 'openid email profile'. */
  scope: string;
  /** How the provider is reached where its address is the readers' and not this machine's: the stand-ins. */
  fetch?: CustomFetch;
}

/** Seconds by which the clocks may differ. */
const tolerance = 60;
const timeoutSeconds = 10;

/** Asks a provider for its addresses and keys. Not encrypted only where nothing leaves this machine. */
export function discover(
  { clientId, clientSecret, fetch }: OpenIdSettings,
  issuer: string,
): Promise<Configuration> {
  const staysHere = fetch !== undefined || isLoopback(issuer);
  return discovery(
    new URL(issuer),
    clientId,
    { [clockTolerance]: tolerance },
    clientSecret === undefined ? None() : secretAsWanted(clientSecret),
    {
      timeout: timeoutSeconds,
      // The signature of the identity token is checked although it comes straight from the provider.
      execute: [enableNonRepudiationChecks, ...(staysHere ? [allowInsecureRequests] : [])],
      ...(fetch ? { [customFetch]: fetch } : {}),
    },
  );
}

/** In the body where the provider takes it so: in the header, providers differ about how it is escaped. */
function secretAsWanted(secret: string): ClientAuth {
  const inBody = ClientSecretPost(secret);
  const inHeader = ClientSecretBasic(secret);
  return (provider, ...rest) => {
    const methods = provider.token_endpoint_auth_methods_supported;
    const way = methods?.includes('client_secret_post') ? inBody : inHeader;
    return way(provider, ...rest);
  };
}

function isLoopback(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
