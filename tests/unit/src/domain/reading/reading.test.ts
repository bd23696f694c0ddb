import { latestPosition, textOf } from '../../../../../src/domain/reading/reading.ts';

describe('latestPosition', () => {
  const morning = { page: 12, readAt: '2026-03-01T09:00:00.000Z' };
  const evening = { page: 3, readAt: '2026-03-01T20:00:00.000Z' };

  it('returns the most recent position, even if its page is earlier', () => {
    expect(latestPosition(morning, evening)).toBe(evening);
    expect(latestPosition(evening, morning)).toBe(evening);
  });

  it('compares instants in any time zone notation', () => {
    const nineInSaoPaulo = { page: 3, readAt: '2026-03-01T09:00:00-03:00' };
    const elevenInUtc = { page: 12, readAt: '2026-03-01T11:00:00Z' };
    expect(latestPosition(nineInSaoPaulo, elevenInUtc)).toBe(nineInSaoPaulo);
  });

  it('returns the only position', () => {
    expect(latestPosition(null, morning)).toBe(morning);
    expect(latestPosition(morning, null)).toBe(morning);
    expect(latestPosition(null, null)).toBeNull();
  });
});

describe('textOf', () => {
  const panel = { x: 0, y: 0, width: 1, height: 0.5 };
  const page = {
    number: 1,
    picture: { address: '/pages/1/{width}', width: 1200, height: 1800, placeholder: '' },
  };

  it('joins the texts of the panels in order', () => {
    const panels = [
      { ...panel, text: 'Chove no sertão.' },
      { ...panel, y: 0.5, text: '“Até que enfim!”, diz Zefa.' },
    ];
    expect(textOf({ ...page, panels })).toBe('Chove no sertão. “Até que enfim!”, diz Zefa.');
  });

  it('is empty if the panels are unknown', () => {
    expect(textOf({ ...page, panels: [] })).toBe('');
  });
});
