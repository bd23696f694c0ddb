import i18next from 'i18next';
import { failures } from '../../../../../src/domain/failure.ts';
import { failureText } from '../../../../../src/presentation/i18n/failure-text.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'));

describe('failureText', () => {
  it('blames the network of the device only if the browser knows that it is offline', () => {
    const text = () => failureText(i18next.t, failures.networkConnection);
    expect(text()).toBe('Não foi possível conectar ao servidor.');
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    expect(text()).toBe('Você está sem internet. Confira a conexão e tente de novo.');
  });
});
