import { DownloadRevenue } from '../../../application/finance/download-revenue.ts';
import { DownloadRevenueReport } from '../../../application/finance/download-revenue-report.ts';
import { GetRevenueReport } from '../../../application/finance/get-revenue-report.ts';
import { GetTaxRate } from '../../../application/finance/get-tax-rate.ts';
import { ListRevenue } from '../../../application/finance/list-revenue.ts';
import { SetTaxRate } from '../../../application/finance/set-tax-rate.ts';
import { HttpRevenueReports } from '../../../infrastructure/comics/finance/http-revenue-reports.ts';
import { HttpTaxRates } from '../../../infrastructure/comics/finance/http-tax-rates.ts';
import { tokens } from '../../tokens.ts';
import { bindRestricted } from '../bind-restricted.ts';
import { lateModule } from '../late-module.ts';

/** Revenue and tax, for screens of publishers and staff. No first load includes it. */
export const financeModule = lateModule((bind) => {
  bind(tokens.revenueReports).toResolvedValue(
    (comics) => new HttpRevenueReports(comics),
    [tokens.comicsClient],
  );
  bind(tokens.taxRates).toResolvedValue((comics) => new HttpTaxRates(comics), [tokens.comicsClient]);
  const bindForReports = bindRestricted(bind, tokens.revenueReports);
  bindForReports(tokens.listRevenue, ListRevenue);
  bindForReports(tokens.getRevenueReport, GetRevenueReport);
  bindForReports(tokens.downloadRevenue, DownloadRevenue);
  bindForReports(tokens.downloadRevenueReport, DownloadRevenueReport);
  const bindForTaxRates = bindRestricted(bind, tokens.taxRates);
  bindForTaxRates(tokens.getTaxRate, GetTaxRate);
  bindForTaxRates(tokens.setTaxRate, SetTaxRate);
});
