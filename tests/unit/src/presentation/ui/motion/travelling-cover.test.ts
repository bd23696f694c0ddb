import {
  coverSentTo,
  sendCover,
  sendPage,
} from '../../../../../../src/presentation/ui/motion/travelling-cover.ts';

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element ${id}`);
  return element;
};
const namesOfCovers = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cover], [data-page-cover], [data-current]')].map(
    ({ style }) => style.viewTransitionName,
  );

function setMotion({ isSupported = true, isReduced = false }): void {
  if (isSupported) Object.assign(document, { startViewTransition: () => {} });
  else Reflect.deleteProperty(document, 'startViewTransition');
  Object.assign(window, { matchMedia: () => ({ matches: isReduced }) });
}

/** jsdom loads no images. */
function load(image: Element | null, address: string): void {
  const state = { complete: true, naturalWidth: 256, naturalHeight: 384, currentSrc: address };
  for (const [name, value] of Object.entries(state)) Object.defineProperty(image, name, { value });
}

beforeEach(() => setMotion({}));

it('one cover travels at a time, and the cover of the current page stays', () => {
  document.body.innerHTML = `<span data-page-cover></span>
    <a id="first"><span data-cover></span></a><a id="second"><span data-cover></span></a>`;
  sendCover(find('first'));
  expect(namesOfCovers()).toEqual(['none', 'cover', '']);
  sendCover(find('second'));
  expect(namesOfCovers()).toEqual(['none', 'none', 'cover']);
});

it('a link without a cover sends nothing', () => {
  document.body.innerHTML = '<span data-cover></span><a id="plain" href="/reader/1"></a>';
  sendCover(find('plain'));
  expect(namesOfCovers()).toEqual(['']);
  expect(coverSentTo('/reader/1')).toBeNull();
});

describe('a link beside a cover', () => {
  beforeEach(() => {
    document.body.innerHTML = `<ul><li><span data-cover></span></li></ul>
      <article>
        <div data-page-cover><img alt="" id="card"><img alt="" id="sharp"><img alt="" id="loading"></div>
        <p><a id="read" href="/reader/1"></a></p>
      </article>`;
    load(find('card'), '/cover/256');
    load(find('sharp'), '/cover/640');
  });

  it('sends it, with the sharpest image that is loaded', () => {
    sendCover(find('read'));
    expect(namesOfCovers()).toEqual(['', 'cover']);
    expect(coverSentTo('/reader/1')).toMatchObject({ imageAddress: '/cover/640', ratio: 256 / 384 });
  });

  it('sends it only to its own address', () => {
    sendCover(find('read'));
    expect(coverSentTo('/reader/2')).toBeNull();
  });

  it('sends no image if the reader prefers reduced motion, or the browser has no view transitions', () => {
    setMotion({ isReduced: true });
    sendCover(find('read'));
    expect(coverSentTo('/reader/1')).toBeNull();
    setMotion({ isSupported: false });
    sendCover(find('read'));
    expect(coverSentTo('/reader/1')).toBeNull();
  });
});

it('the page of a comic travels back instead of the cover that opened it', () => {
  document.body.innerHTML = '<div data-page-cover></div><div data-current></div><div data-current></div>';
  sendPage();
  expect(namesOfCovers()).toEqual(['none', 'cover', '']);
});
