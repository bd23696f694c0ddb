import { type Browser, chromium } from '@playwright/test';
import { browserArguments, requireBrowser } from '../../tools/find-browser.ts';
import { type BenchPlatform, openBenchPlatform } from './bench-platform.ts';
import { type Figure, printTable } from './figures.ts';
import { measureDrawing } from './measure-drawing.ts';
import { measureFirstScreen } from './measure-first-screen.ts';
import { measureFirstStart } from './measure-first-start.ts';
import { measureImporting } from './measure-importing.ts';
import { measureInterfaceLibrary } from './measure-interface-library.ts';
import { measurePanels } from './measure-panels.ts';
import { measureReading } from './measure-reading.ts';
import { measureRevenue } from './measure-revenue.ts';
import { measureScrolling } from './measure-scrolling.ts';
import { measureSearching } from './measure-searching.ts';
import { measureServing } from './measure-serving.ts';
import { measureSoak } from './measure-soak.ts';
import { measureWeight } from './measure-weight.ts';

/*
 * `npm run bench` measures all parts except `soak`, `npm run bench -- weight search` only the named ones. Prints one
 * table.
 */

/** Parts that need the whole machine. They run before platform and browser start. */
const standaloneParts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  'first-start': measureFirstStart,
  drawing: measureDrawing,
  panels: measurePanels,
  search: measureSearching,
  revenue: measureRevenue,
  import: measureImporting,
  'interface-library': measureInterfaceLibrary,
};

const partsOnPlatform: Readonly<
  Record<string, (browser: Browser, platform: BenchPlatform) => Promise<Figure[]>>
> = {
  weight: measureWeight,
  'first-screen': measureFirstScreen,
  reading: measureReading,
  scrolling: measureScrolling,
  serving: (_browser, platform) => measureServing(platform),
  // Runs only if it is named, for ten minutes or SOAK_MINUTES.
  soak: (_browser, platform) => measureSoak(platform, Number(process.env.SOAK_MINUTES ?? 10)),
};

const all = [...Object.keys(standaloneParts), ...Object.keys(partsOnPlatform)];
const selected = process.argv.length > 2 ? process.argv.slice(2) : all.filter((name) => name !== 'soak');
const unknown = selected.filter((name) => !all.includes(name));

if (unknown.length > 0) {
  process.stderr.write(`Unknown part ${unknown.join(', ')}. The parts are ${all.join(', ')}.\n`);
  process.exitCode = 1;
} else {
  const figures: Figure[] = [];
  try {
    for (const [name, measure] of Object.entries(standaloneParts))
      if (selected.includes(name)) figures.push(...(await measure()));
    if (selected.some((name) => name in partsOnPlatform)) await measureOnPlatform(figures);
  } finally {
    // Print the figures of other parts even if one part fails.
    printTable(figures);
  }
}

async function measureOnPlatform(figures: Figure[]): Promise<void> {
  const platform = await openBenchPlatform();
  const browser = await chromium.launch({ executablePath: requireBrowser('full'), args: browserArguments });
  try {
    for (const [name, measure] of Object.entries(partsOnPlatform))
      if (selected.includes(name)) figures.push(...(await measure(browser, platform)));
  } finally {
    await browser.close();
    await platform.close();
  }
}
