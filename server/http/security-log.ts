import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uuidPattern } from './uuid.ts';

/** Events that the security log records, successful or not. */
export type SecurityEvent =
  | 'sign-in'
  /** The guardian enters the password on the device of a child. */
  | 'return to guardian'
  | 'sign-out'
  | 'sign-up'
  | 'session end'
  | 'password change'
  | 'password recovery'
  | 'email confirmation'
  | 'account change'
  | 'second factor change'
  | 'account administration'
  | 'account deletion'
  | 'data export'
  | 'granting change';

/** Details of an event. Identifiers only: never passwords, codes, tokens, names or email addresses. */
export interface SecurityFacts {
  /** The account concerned, if it is not in the path. */
  account?: string;
  /** How the caller signed in. */
  method?: 'password' | 'google' | 'operator' | 'email code' | 'email link' | 'guardian';
  /** The new grantings of the account. */
  grantings?: string[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Writes every request of the route to the security log. */
    securityEvent?: SecurityEvent;
  }
  interface FastifyRequest {
    securityFacts: SecurityFacts | null;
  }
  interface FastifyReply {
    /** The error code in the reply. */
    failureCode: string | null;
  }
}

/** Rejections that are logged for every route, by status. */
const rejectionEvents: Readonly<Record<number, string>> = {
  401: 'session rejected',
  403: 'permission denied',
  421: 'foreign host rejected',
  429: 'rate limit',
};

/** Adds details to the security log entry of a request. */
export function addSecurityFacts(request: FastifyRequest, facts: SecurityFacts): void {
  request.securityFacts = { ...request.securityFacts, ...facts };
}

/**
 * Writes one line of JSON for each request of a route with a `securityEvent`, and for each rejected request of any route.
 * It ignores LOG_LEVEL, because sign-ins have to be recorded even if other logging is reduced.
 */
export function writeSecurityLog(app: FastifyInstance, log: { write(line: string): void }): void {
  app.decorateRequest('securityFacts', null);
  app.decorateReply('failureCode', null);
  app.addHook('onSend', (request, reply, payload, done) => {
    const event = request.routeOptions.config.securityEvent ?? rejectionEvents[reply.statusCode];
    if (event) {
      const write = () => log.write(`${JSON.stringify(describeEvent(event, request, reply))}\n`);
      // Fastify calls no `onResponse` if the client closes the connection, but the request was carried out.
      if (reply.raw.destroyed) write();
      else reply.raw.once('close', write);
    }
    done(null, payload);
  });
}

function describeEvent(event: string, request: FastifyRequest, reply: FastifyReply) {
  const { method, routeOptions, ip, id, caller, params } = request;
  // Only /user/ paths contain an account id; other ids are sessions or issues. Params may be invalid.
  const { uuid: accountInPath = '' } = (routeOptions.url?.includes('/user/') ? params : {}) as {
    uuid?: string;
  };
  return {
    type: 'security',
    time: new Date().toISOString(),
    event,
    outcome: reply.statusCode < 400 ? 'success' : 'failure',
    ...(reply.failureCode !== null && { code: reply.failureCode }),
    status: reply.statusCode,
    // The route pattern, because actual paths and queries contain names and signatures.
    route: `${method} ${request.is404 ? '(none)' : routeOptions.url}`,
    ...(caller && { caller: caller.uuid }),
    ...(uuidPattern.test(accountInPath) && { account: accountInPath }),
    ...request.securityFacts,
    address: ip,
    request: id,
  };
}
