import { failures } from '../../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../../src/domain/result.ts';
import { downloadRevenueFile } from '../../../../../../src/infrastructure/comics/finance/download-revenue-file.ts';

const download = (answer: unknown, headers: Record<string, unknown> = {}) =>
  downloadRevenueFile(async ({ onAnswerHeaders }) => {
    onAnswerHeaders?.(headers);
    return succeeded(answer);
  });

describe('downloadRevenueFile', () => {
  it('names the file as the answer does', async () => {
    const headers = { 'content-disposition': 'attachment; filename="revenue-day.csv"' };
    expect(await download('start\r\n', headers)).toMatchObject({ value: { name: 'revenue-day.csv' } });
    expect(await download('start\r\n')).toMatchObject({ value: { name: 'revenue.csv' } });
  });

  it('fails if the answer is not text, such as JSON', async () => {
    expect(await download({ items: [] })).toEqual({ ok: false, failure: failures.unexpected });
  });

  it('returns the failure of the request', async () => {
    const outcome = await downloadRevenueFile(async () => failed(failures.timeout));
    expect(outcome).toEqual({ ok: false, failure: failures.timeout });
  });
});
