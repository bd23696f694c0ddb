import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ComicImage } from '../../../../../../src/presentation/ui/comic-image/comic-image.tsx';
import { buildPicture } from '../../../../../fakes/catalogue/build-issue.ts';

afterEach(cleanup);

const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'Capa de Nanquim' });
const show = (isUrgent = false, picture = buildPicture()) =>
  render(<ComicImage picture={picture} alt="Capa de Nanquim" sizes="172px" isUrgent={isUrgent} />);

describe('ComicImage', () => {
  it('has a fixed size, and shows its placeholder until it has loaded', () => {
    show();
    expect([image().width, image().height]).toEqual([1600, 2400]);
    expect(image().style.backgroundImage).toContain('data:image/webp');
    fireEvent.load(image());
    expect(image().style.backgroundImage).toBe('');
  });

  it('offers the available widths', () => {
    show();
    expect(image().srcset).toContain('/pictures/cover/640 640w, /pictures/cover/750 750w');
    expect(image().sizes).toBe('172px');
  });

  it('loads lazily, or eagerly with high priority if it is urgent', () => {
    show();
    expect(image().getAttribute('loading')).toBe('lazy');
    cleanup();
    show(true);
    expect(image().getAttribute('loading')).toBe('eager');
    expect(image().getAttribute('fetchpriority')).toBe('high');
  });

  it('loads eagerly without high priority', () => {
    render(
      <ComicImage
        picture={buildPicture()}
        alt="Capa de Nanquim"
        sizes="172px"
        isUrgent
        hasHighPriority={false}
      />,
    );
    expect(image().getAttribute('loading')).toBe('eager');
    expect(image().getAttribute('fetchpriority')).toBe('auto');
  });

  it('shows its description if it fails, and loads again when the network returns', () => {
    show();
    fireEvent.error(image());
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Capa de Nanquim')).toBeTruthy();
    fireEvent(window, new Event('online'));
    expect(image()).toBeTruthy();
  });

  it.each([
    [1600, 'is shown without its placeholder'],
    [0, 'shows the stand-in'],
  ])('with a width of %d px, finished before React attached listeners, %s', (width) => {
    const finishedImage = { complete: true, currentSrc: '/pictures/cover/640', naturalWidth: width };
    for (const [name, value] of Object.entries(finishedImage))
      jest.spyOn(HTMLImageElement.prototype, name as 'complete', 'get').mockReturnValue(value as never);
    show();
    const [shown] = screen.queryAllByRole('img');
    expect(shown?.style.backgroundImage).toBe(width > 0 ? '' : undefined);
    jest.restoreAllMocks();
  });

  it('starts again when the picture changes', () => {
    const { rerender } = show();
    fireEvent.error(image());
    rerender(<ComicImage picture={buildPicture('other')} alt="Capa de Nanquim" sizes="172px" />);
    expect(image().srcset).toContain('/pictures/other/');
  });
});
