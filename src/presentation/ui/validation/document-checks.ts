import { isCnpj, isCpf } from '../../../domain/account/tax-numbers.ts';
import type { Message } from '../../i18n/message.ts';
import { type Check, text } from './check.ts';

/** A missing digit and a wrong one have different messages. */
export const cpf = (): Check => (value, values) =>
  text({ key: 'checks:cpfLength' }, (typed) => typed.replace(/\D/g, '').length === 11)(value, values) ??
  text({ key: 'checks:cpf' }, isCpf)(value, values);

export const cnpj = (message: Message = { key: 'checks:document' }): Check =>
  text(message, (value) => isCnpj(value));
