import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountTable } from '../database/identity-tables.ts';
import { type AccessSetName, accessSetNames, includesCaller, isAccessSet } from './access-sets.ts';
import { ApiError, type ApiErrorCode, sessionRequiredError } from './api-error.ts';
import type { SecurityEvent } from './security-log.ts';
import { uuidPattern } from './uuid.ts';

/** The account of a valid session. */
export interface Caller {
  uuid: string;
  role: AccountTable['role'];
  grantings: string[];
  /** The session of the request. */
  session: {
    /** Public id. It does not grant access. */
    id: string;
    createdAt: Date;
  };
  /** Rights that the account cannot use before it has a second factor. `role` and `grantings` do not include them. */
  withheld?: { role: AccountTable['role']; grantings: string[] };
}

const personalAccesses = ['oneself', 'oneself or guardian', 'oneself, guardian or ADMIN'] as const;

/**
 * Who may call a route. `anyone or reader`: a session is optional, but must be valid if it is sent. `oneself`: the reader
 * whose id is {id} or {uuid} in the path. `guardian`: the guardian of that reader. Names of access sets: everyone whom
 * the set allows.
 */
export type Access =
  | 'anyone'
  | 'anyone or reader'
  | 'reader'
  | (typeof personalAccesses)[number]
  | AccessSetName;

export const accesses: readonly Access[] = [
  'anyone',
  'anyone or reader',
  'reader',
  ...personalAccesses,
  ...accessSetNames,
];

export interface RouteAccess {
  method: string;
  url: string;
  access: Access;
  securityEvent?: SecurityEvent;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access: Access;
  }
  interface FastifyInstance {
    /** All routes with their access, for checks of the whole API. */
    routeAccess: readonly RouteAccess[];
  }
  interface FastifyRequest {
    /** Null on routes for `anyone`, even with a token. */
    caller: Caller | null;
  }
}

/** Finds callers and their guardians. */
export interface CallerDirectory {
  /** Returns the caller whose session has this token. */
  findCaller(token: string): Promise<Caller | null>;
  isGuardianOf(guardian: string, guided: string): Promise<boolean>;
}

/** Requires every route to declare its access, and checks it before anything else of the request is read. */
export function enforceAccess(app: FastifyInstance, directory: CallerDirectory): void {
  const routes: RouteAccess[] = [];
  app.decorate('routeAccess', routes);
  app.decorateRequest('caller', null);

  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (!access || !accesses.includes(access)) {
      throw new Error(`${method} ${url} does not declare who may call it. Add config.access.`);
    }
    if (isPersonal(access) && url.match(/:(?:id|uuid)\b/g)?.length !== 1) {
      throw new Error(`${method} ${url} is for '${access}', so its path needs exactly one :id or :uuid.`);
    }
    const { securityEvent } = config;
    for (const each of [method].flat()) {
      routes.push({ method: each, url, access, ...(securityEvent && { securityEvent }) });
    }
  });

  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === 'anyone') return;
    if (access === 'anyone or reader' && !request.headers.authorization) return;
    const token = readBearerToken(request);
    request.caller = token === undefined ? null : await directory.findCaller(token);
    if (!request.caller) throw sessionRequiredError();
    const { caller, params } = request;
    if (await isAllowed(access, caller, params, directory)) return;
    const isWithheld = await isAllowed(access, { ...caller, ...caller.withheld }, params, directory);
    throw new ApiError(isWithheld ? 'ACCESS.SECOND_FACTOR_REQUIRED' : 'ACCESS.FORBIDDEN');
  });
}

/** Returns the caller. Throws on routes for `anyone`, which have none. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error(`${request.routeOptions.url} is for anyone, so it has no caller.`);
  return request.caller;
}

export function readBearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** How long a new session can change sensitive account data without the password. */
const recentSignInMs = 10 * 60_000;

export const isRecentSession = ({ createdAt }: Caller['session'], now = new Date()): boolean =>
  now.getTime() - createdAt.getTime() < recentSignInMs;

/** Part of the API descriptions of routes that require a recent sign-in. */
export const recentSignInDescription =
  "Requires a session younger than ten minutes or the caller's password. Otherwise answers USER.PASSWORD_REQUIRED, or USER.SIGN_IN_AGAIN if the account has no password.";

/** The error codes of routes that require a recent sign-in. */
export const recentSignInFailures = [
  'USER.PASSWORD_REQUIRED',
  'USER.WRONG_PASSWORD',
  'USER.SIGN_IN_AGAIN',
  'REQUEST.TOO_MANY',
] as const satisfies ApiErrorCode[];

/** Whether a caller (null without a session) may call a route whose path has these parameters. */
export async function isAllowed(
  access: Access,
  caller: Caller | null,
  parameters: unknown,
  { isGuardianOf }: Pick<CallerDirectory, 'isGuardianOf'>,
): Promise<boolean> {
  if (access === 'anyone' || access === 'anyone or reader') return true;
  if (!caller) return false;
  if (access === 'reader') return true;
  if (isAccessSet(access)) return includesCaller(access, caller);
  const { id, uuid } = parameters as { id?: string; uuid?: string };
  const ownerId = (id ?? uuid ?? '').toLowerCase();
  if (ownerId === caller.uuid) return true;
  if (access === 'oneself') return false;
  if (access === 'oneself, guardian or ADMIN' && caller.role === 'ADMIN') return true;
  return isUuid(ownerId) && isGuardianOf(caller.uuid, ownerId);
}

/** The error codes with which `enforceAccess` refuses callers. */
export function failuresOfAccess(access: Access): ApiErrorCode[] {
  if (access === 'anyone') return [];
  if (access === 'anyone or reader' || access === 'reader') return ['SESSION.REQUIRED'];
  const isForStaff = access === 'oneself, guardian or ADMIN' || isAccessSet(access);
  return [
    'SESSION.REQUIRED',
    'ACCESS.FORBIDDEN',
    ...(isForStaff ? (['ACCESS.SECOND_FACTOR_REQUIRED'] as const) : []),
  ];
}

const isPersonal = (access: Access) => (personalAccesses as readonly Access[]).includes(access);

/** The database would throw for a value that is not a UUID. */
const isUuid = (value: string) => uuidPattern.test(value);
