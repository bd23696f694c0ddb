import { chromium } from '@playwright/test';
import { browserArguments, demandBrowser } from '../../tools/find-browser.ts';
import { measureDrawing } from './drawing.ts';
import { printTable } from './figures.ts';
import { measureFirstScreen } from './first-screen.ts';
import { measureFirstStart } from './first-start.ts';
import { measureInterfaceLibrary } from './interface-library.ts';
import { openBenchPlatform } from './platform.ts';
import { measureReading } from './reading.ts';
import { measureScrolling } from './scrolling.ts';
import { measureSearching } from './searching.ts';
import { measureServing } from './serving.ts';
import { measureWeight } from './weight.ts';

/** `npm run bench`: every figure that has a budget, in one table. It takes a few minutes on two cores. */
// By themselves: they need the whole machine.
const alone = [...(await measureFirstStart()), ...(await measureDrawing()), ...(await measureSearching())];
const platform = await openBenchPlatform();
const browser = await chromium.launch({ executablePath: demandBrowser('whole'), args: browserArguments });
try {
  printTable([
    ...(await measureWeight(browser, platform)),
    ...(await measureInterfaceLibrary()),
    ...(await measureFirstScreen(browser, platform)),
    ...(await measureReading(browser, platform)),
    ...(await measureScrolling(browser, platform)),
    ...(await measureServing(platform)),
    ...alone,
  ]);
} finally {
  await browser.close();
  await platform.close();
}
