import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountTable } from '../database/identity-tables.ts';
import { type AccessSet, accessSetNames, grants, isAccessSet } from './access-sets.ts';
import { Refusal, type RefusalCode } from './refusal.ts';
import type { SecurityEvent } from './security-log.ts';
import { uuid } from './uuid.ts';

/** Who calls, as far as a valid session tells. */
export interface Caller {
  uuid: string;
  role: AccountTable['role'];
  grantings: string[];
  /** The session that the call uses. */
  session: {
    /** Public id. It does not grant access. */
    id: string;
    createdAt: Date;
  };
  /** Rights that the account cannot use before it has a second factor. `role` and `grantings` do not include them. */
  withheld?: { role: AccountTable['role']; grantings: string[] };
}

const personal = ['oneself', 'oneself or guardian', 'oneself, guardian or ADMIN'] as const;

/**
 * Who may call a route. `anyone or reader`: a session is not needed, but one that is named has to be good.
 * `oneself`: the reader whose identifier is the path's {id} or {uuid}, `guardian`: who watches over that reader.
 * The names of the access sets mean whom they grant.
 */
export type Access = 'anyone' | 'anyone or reader' | 'reader' | (typeof personal)[number] | AccessSet;

export const accesses: readonly Access[] = [
  'anyone',
  'anyone or reader',
  'reader',
  ...personal,
  ...accessSetNames,
];

export interface StatedRoute {
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
    /** Every route there is, for checks that walk them all. */
    statedRoutes: readonly StatedRoute[];
  }
  interface FastifyRequest {
    /** Nobody on routes for anyone, even with a token. */
    caller: Caller | null;
  }
}

/** Tells who calls and how callers are related. */
export interface Whom {
  /** Whose session a token opens. */
  resolve(token: string): Promise<Caller | null>;
  isGuardianOf(guardian: string, guided: string): Promise<boolean>;
}

/** Makes every route state who may call it, and holds it to that before anything else of the request is read. */
export function holdRights(app: FastifyInstance, whom: Whom): void {
  const stated: StatedRoute[] = [];
  app.decorate('statedRoutes', stated);
  app.decorateRequest('caller', null);

  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (!access || !accesses.includes(access)) {
      throw new Error(`${method} ${url} does not state who may call it: give it config.access.`);
    }
    if (isPersonal(access) && url.match(/:(?:id|uuid)\b/g)?.length !== 1) {
      throw new Error(
        `${method} ${url} is for '${access}': its path needs one :id or :uuid to tell who that is.`,
      );
    }
    const { securityEvent } = config;
    for (const one of [method].flat()) {
      stated.push({ method: one, url, access, ...(securityEvent && { securityEvent }) });
    }
  });

  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === 'anyone') return;
    if (access === 'anyone or reader' && !request.headers.authorization) return;
    const token = bearerToken(request);
    request.caller = token === undefined ? null : await whom.resolve(token);
    if (!request.caller) throw new Refusal('SESSION.REQUIRED', { headers: { 'www-authenticate': 'Bearer' } });
    const { caller, params } = request;
    if (await admits(access, caller, params, whom)) return;
    const isWithheld = await admits(access, { ...caller, ...caller.withheld }, params, whom);
    throw new Refusal(isWithheld ? 'ACCESS.SECOND_FACTOR_REQUIRED' : 'ACCESS.FORBIDDEN');
  });
}

/** The caller of a route that is not for anyone. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error(`${request.routeOptions.url} is for anyone: it has no caller.`);
  return request.caller;
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** How long a new session can change sensitive account data without the password. */
const recentSignInMs = 10 * 60_000;

export const isRecentSession = ({ createdAt }: Caller['session'], now = new Date()): boolean =>
  now.getTime() - createdAt.getTime() < recentSignInMs;

/** Whether this caller (null: nobody) may call a route whose path has these parameters. */
export async function admits(
  access: Access,
  caller: Caller | null,
  parameters: unknown,
  { isGuardianOf }: Pick<Whom, 'isGuardianOf'>,
): Promise<boolean> {
  if (access === 'anyone' || access === 'anyone or reader') return true;
  if (!caller) return false;
  if (access === 'reader') return true;
  if (isAccessSet(access)) return grants(access, caller);
  const { id, uuid } = parameters as { id?: string; uuid?: string };
  const named = (id ?? uuid ?? '').toLowerCase();
  if (named === caller.uuid) return true;
  if (access === 'oneself') return false;
  if (access === 'oneself, guardian or ADMIN' && caller.role === 'ADMIN') return true;
  return isUuid(named) && isGuardianOf(caller.uuid, named);
}

/** The error codes of callers whom `holdRights` does not admit. */
export function failuresOfAccess(access: Access): RefusalCode[] {
  if (access === 'anyone') return [];
  if (access === 'anyone or reader' || access === 'reader') return ['SESSION.REQUIRED'];
  const isForStaff = access === 'oneself, guardian or ADMIN' || isAccessSet(access);
  return [
    'SESSION.REQUIRED',
    'ACCESS.FORBIDDEN',
    ...(isForStaff ? (['ACCESS.SECOND_FACTOR_REQUIRED'] as const) : []),
  ];
}

const isPersonal = (access: Access) => (personal as readonly Access[]).includes(access);

/** What is none cannot be anybody's, and a database would not take it. */
const isUuid = (value: string) => uuid.test(value);
