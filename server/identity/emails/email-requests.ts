import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import type { AttemptLimit } from '../../http/attempts.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import type { Account } from '../accounts/accounts.ts';
import { networkOf } from '../network-of.ts';
import type { IdentityService } from '../service.ts';
import { openAfterResponseQueue } from './after-response-queue.ts';
import type { EmailRequest } from './email-request.ts';

interface EmailRequestOptions {
  /** Only `address` is reported to the caller. The other limits would reveal that the account exists. */
  limits: { address: AttemptLimit; addressAndAccount: AttemptLimit; account: AttemptLimit };
  isFor?(account: Account): boolean;
  /** Sends to the current address of the account, which may differ from the address in the request. */
  send(service: IdentityService, uuid: string, origin: EmailRequest): Promise<void>;
}

/**
 * Handles requests of visitors for an email to an account, which they name by username or email address. The account is
 * looked up after the response is sent, so that neither its content nor its timing reveals whether the account exists.
 */
export function createEmailRequestHandler(app: App, service: IdentityService) {
  const { accounts, attempts } = service;
  const runAfterResponse = openAfterResponseQueue(app);

  return async (
    request: FastifyRequest<{ Body: { entry: string } }>,
    reply: FastifyReply,
    { limits, isFor = () => true, send }: EmailRequestOptions,
  ): Promise<{ data: null }> => {
    const network = networkOf(request.ip);
    await attempts.count({ limit: limits.address, subject: network });
    const entry = request.body.entry.trim();
    const language = chooseLanguage(request.headers['accept-language']);
    runAfterResponse(reply, async () => {
      const account = await accounts.findByUsernameOrEmail(entry);
      if (!account?.isActive || !isFor(account)) return;
      const isOverLimit = await countOverLimit(
        { limit: limits.addressAndAccount, subject: `${network} ${account.uuid}` },
        { limit: limits.account, subject: account.uuid },
      );
      if (isOverLimit) return;
      await send(service, account.uuid, { language, network });
    });
    return { data: null };
  };

  /** Counts the attempts. Returns true if one of them exceeds its limit. */
  async function countOverLimit(
    ...limitedAttempts: { limit: AttemptLimit; subject: string }[]
  ): Promise<boolean> {
    try {
      await attempts.count(...limitedAttempts);
      return false;
    } catch (error) {
      if (error instanceof ApiError) return true;
      throw error;
    }
  }
}
