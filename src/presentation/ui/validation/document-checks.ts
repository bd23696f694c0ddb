import { isCnpj, isCpf } from '../../../domain/account/tax-numbers.ts';
import type { Message } from '../../i18n/message.ts';
import { type Check, text } from './check.ts';

export const cpf = (message: Message = { key: 'checks:document' }): Check => text(message, isCpf);

export const cnpj = (message: Message = { key: 'checks:document' }): Check =>
  text(message, (value) => isCnpj(value));
