/**
 * The libraries that take long to begin, and then the app, each in a task of its own: between them the browser answers
 * whoever already uses the page. They come with this file and not after it.
 */
const steps = [
  () => import(/* webpackMode: 'eager', webpackExports: ['hydrateRoot'] */ 'react-dom/client'),
  () => import(/* webpackMode: 'eager', webpackExports: ['RouterProvider'] */ 'react-router-dom'),
  () => import(/* webpackMode: 'eager', webpackExports: ['observable'] */ 'mobx'),
  () => import(/* webpackMode: 'eager', webpackExports: ['Container'] */ 'inversify'),
  () => import(/* webpackMode: 'eager', webpackExports: ['default'] */ 'axios'),
  () => import(/* webpackMode: 'eager', webpackExports: [] */ './main.tsx'),
];

async function start(): Promise<void> {
  for (const step of steps) {
    await step();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
